// The letters of court cards and aces. It is a module of its own, because the catalogue must not
// depend on the settings, which need a browser.

/** `english`: the user prefers A K Q J to the letters of the page's language. */
export const letters = $state({ english: false })
