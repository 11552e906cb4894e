"""What a screen reader says, and where the focus is."""

from browser.support.person import Person

FOCUS = "() => document.activeElement?.dataset?.testid ?? document.activeElement?.localName"


LISTEN = """(() => {
    const LIVE = '[role="status"], [role="alert"], [role="log"], [aria-live="polite"]'
    const words = region => {
        const copy = region.cloneNode(true)
        copy.querySelectorAll('[aria-hidden="true"]').forEach(one => one.remove())
        return copy.textContent.replace(/\\s+/g, ' ').trim()
    }
    const known = new WeakMap()
    window.heard = []
    const listen = () => {
        const open = document.querySelector('dialog:modal')
        for (const region of document.querySelectorAll(LIVE)) {
            const [before, now] = [known.get(region), words(region)]
            known.set(region, now)
            const news = before !== undefined || region.role === 'alert'
            if (news && now && now !== before && (!open || open.contains(region)))
                window.heard.push(now)
        }
    }
    const all = { subtree: true, childList: true, characterData: true }
    new MutationObserver(listen).observe(document, all)
})()"""
"""In the page: what a screen reader says by itself. A region that comes with its words is silent,
and so is all that lies behind a dialog."""


def focus(person: Person) -> str:
    """Return the test id of the element that has the focus, or its tag."""
    return str(person.page.evaluate(FOCUS))
