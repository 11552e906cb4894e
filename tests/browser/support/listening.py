"""Announcements of screen readers, and the focus."""

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
    window.announcements = []
    const listen = () => {
        const open = document.querySelector('dialog:modal')
        for (const region of document.querySelectorAll(LIVE)) {
            const [before, now] = [known.get(region), words(region)]
            known.set(region, now)
            const news = before !== undefined || region.role === 'alert'
            if (news && now && now !== before && (!open || open.contains(region)))
                window.announcements.push(now)
        }
    }
    const all = { subtree: true, childList: true, characterData: true }
    new MutationObserver(listen).observe(document, all)
})()"""
"""Script for the page: collect in `window.announcements` what a screen reader announces.

Screen readers do not announce a live region that is inserted together with its text, unless it is
an alert. They announce nothing behind a modal dialog.
"""


def focus(person: Person) -> str:
    """Return the test id of the focused element, or its tag name."""
    return str(person.page.evaluate(FOCUS))
