// Keeps a page up to date while the browser translates it. Translators replace text nodes by <font>
// elements. Svelte continues to write to the text nodes, which are no longer in the page, so an old
// translation would stay even after its sentence was removed. Therefore each text node is put back,
// empty, before its translation. When the text changes or is removed, its translation is removed; a
// changed text is inserted again, so that the translator treats it as new text.

/** A translated text and its translation. */
interface Translation {
  font: Element
  /** The text that was translated. */
  source: string
}

const isFont = (node: Node): node is Element => node.nodeName === 'FONT'
const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE
const isSamePlace = (one: MutationRecord, other: MutationRecord): boolean =>
  one.target === other.target &&
  one.previousSibling === other.previousSibling &&
  one.nextSibling === other.nextSibling

/** The texts of the page and their translations, derived from changes to the page. */
export class Translations {
  readonly #translations = new WeakMap<Text, Translation>()
  readonly #texts = new WeakMap<Element, Text>()

  /** Processes changes to the page, in order. */
  see(records: MutationRecord[]): void {
    const replaced = this.#replaced(records)
    for (const [text, font] of replaced) this.#keep(text, font)
    for (const { type, target } of records)
      if (type === 'characterData' && isText(target) && !replaced.has(target)) this.#drop(target)
    const moved = records.flatMap(({ addedNodes, removedNodes }) => [
      ...addedNodes,
      ...removedNodes,
    ])
    for (const text of moved) if (isText(text)) this.#follow(text)
    for (const font of moved) if (isFont(font) && !font.isConnected) this.#restore(font)
  }

  /**
   * Returns the text nodes that a translator has replaced or moved into a translation. Each is
   * returned with its translation.
   */
  #replaced(records: MutationRecord[]): Map<Text, Element> {
    const adding = records.filter(({ addedNodes }) => [...addedNodes].some(isFont))
    const taken = new Set<Element>()
    const replaced = new Map<Text, Element>()
    const isFree = (node: Node | null): node is Element =>
      node !== null &&
      isFont(node) &&
      node.isConnected &&
      !taken.has(node) &&
      !this.#texts.has(node)
    for (const record of records) {
      for (const text of record.removedNodes) {
        if (!isText(text) || !text.data.trim()) continue
        const within = text.parentElement?.closest('font') ?? null
        if (text.isConnected && !isFree(within)) continue
        const there = adding
          .filter((other) => isSamePlace(other, record))
          .flatMap(({ addedNodes }) => [...addedNodes])
        const font = [...there, within, record.nextSibling, record.previousSibling].find(isFree)
        if (!font) continue
        taken.add(font)
        replaced.set(text, font)
      }
    }
    return replaced
  }

  /** Puts a text back beside its translation. */
  #keep(text: Text, font: Element): void {
    this.#forget(text)?.font.remove() // an earlier translation
    if (font.contains(text)) text.replaceWith(text.cloneNode())
    this.#translations.set(text, { font, source: text.data })
    this.#texts.set(font, text)
    text.data = ''
    font.before(text)
  }

  #forget(text: Text): Translation | undefined {
    const translation = this.#translations.get(text)
    this.#translations.delete(text)
    if (translation) this.#texts.delete(translation.font)
    return translation
  }

  /** Removes the translation of a changed text and inserts the changed text in its place. */
  #drop(text: Text): void {
    const translation = this.#forget(text)
    // The text is inserted again instead of only shown, because translators look for new nodes.
    if (translation?.font.isConnected) translation.font.replaceWith(text)
  }

  /** Removes or moves the translation of a text that was removed or moved. */
  #follow(text: Text): void {
    const font = this.#translations.get(text)?.font
    if (!font) return
    if (!text.isConnected) this.#forget(text)?.font.remove()
    else if (font.isConnected && text.nextSibling !== font) text.after(font)
  }

  /** Restores a text whose translation the translator has removed. */
  #restore(font: Element): void {
    const text = this.#texts.get(font)
    const source = text && this.#forget(text)?.source
    if (text?.isConnected && source !== undefined) text.data = source
  }
}

/** Keeps translated texts up to date from now on; call it once, before the page is drawn. */
export function keepTranslations(root: Node): void {
  const translations = new Translations()
  const observer = new MutationObserver((records) => {
    translations.see(records)
    observer.takeRecords() // discard the changes just made here
  })
  observer.observe(root, { childList: true, characterData: true, subtree: true })
}
