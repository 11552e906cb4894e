"""Elements of the table that overlap although they should not."""

from browser.support.person import Person

COLLISIONS = """() => {
    const table = document.querySelector('[data-testid=table]')
    const found = new Set()
    const shown = one => one.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true })
    const all = selector => [...table.querySelectorAll(selector)].filter(shown)
    const name = one => one.dataset.testid ?? one.dataset.place ?? `.${one.classList[0]}`
    // The box of a text is higher than its letters.
    const box = one => {
        const { left, right, top, bottom } = one.getBoundingClientRect()
        const high = one.localName === 'text' ? bottom - top : 0
        return { left, right, top: top + 0.36 * high, bottom: bottom - 0.22 * high }
    }
    const meet = (one, other, least = 1.5) => {
        const [a, b] = [box(one), box(other)]
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
        return wide > least && high > least
    }
    const apart = (some, others) => {
        for (const one of some)
            for (const other of others)
                if (one !== other && !one.contains(other) && !other.contains(one))
                    if (meet(one, other)) found.add(`${name(one)} meets ${name(other)}`)
    }
    const seats = all('.seat'), cards = all('.trick .card-spot'), slots = all('.slot')
    const panels = all('.centre > *'), buttons = all('.buttons button'), prompt = all('.prompt')
    const plays = all('.trick.spread > li')
    apart(seats, [...seats, ...cards, ...slots, ...buttons, ...prompt])
    apart(panels, [...cards, ...slots, ...buttons, ...prompt])
    if (table.dataset.phase !== 'scored' && table.dataset.phase !== 'over') apart(panels, seats)
    apart(all('.seat .counts'), [...seats, ...all('.fan')])
    apart(plays, plays)
    apart(cards, [...slots, ...buttons, ...prompt])
    apart(prompt, [...slots, ...buttons])
    apart(all('.trick .note'), seats)
    apart(all('.notes').filter(one => one.getBoundingClientRect().height),
        [...all('.trick > li:not(.own)'), ...buttons,
         ...(table.classList.contains('beside') ? all('.rung') : slots)])

    // Every index of the hand can be seen: nothing but its own card lies at three points of it.
    for (const slot of slots) {
        const index = slot.querySelector('.rank, [href="#star"]')
        const { left, right, top, bottom } = box(index)
        for (const part of [0.25, 0.5, 0.75]) {
            const at = document.elementFromPoint(left + part * (right - left), (top + bottom) / 2)
            if (at?.closest('.slot') !== slot) found.add(`${name(slot)}: its index is covered`)
        }
        const mark = slot.querySelector('.mark')
        if (mark && meet(mark, index)) found.add(`${name(slot)}: a mark covers its index`)
    }
    for (const card of all('svg.card'))
        for (const pip of card.querySelectorAll('.pip'))
            if (meet(card.querySelector('.rank'), pip))
                found.add(`${name(card.closest("[data-place]"))}: a pip on the index`)

    for (const one of [...seats, ...cards, ...slots, ...buttons, ...prompt]) {
        const { left, right, top, bottom } = one.getBoundingClientRect()
        if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
            found.add(`${name(one)} leaves the window`)
    }
    return [...found]
}"""


def collisions(person: Person) -> list[str]:
    """Return what overlaps on the table, what is covered, and what leaves the window."""
    person.rest()
    found: list[str] = person.page.evaluate(COLLISIONS)
    return found
