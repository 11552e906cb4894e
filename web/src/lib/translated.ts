// A page that the browser translates. Its translator puts <font> elements in the place of our text
// nodes. Svelte keeps the nodes and writes new values into them, which nobody would see: the old
// translation would stay, even after its sentence has gone. So each text node goes back, empty,
// beside its translation; the translation goes as soon as the text changes or leaves. Then the text
// stands there as it is, and the translator finds it as it finds what is new on the page.

/** A text that was translated, and where its translation is. */
interface Translation {
  font: Element
  /** what was translated */
  source: string
}

const isFont = (node: Node): node is Element => node.nodeName === 'FONT'
const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE

/** Texts of the page and their translations, as the changes to the page tell of them. */
export class Translations {
  readonly #translations = new WeakMap<Text, Translation>()
  readonly #texts = new WeakMap<Element, Text>()

  /** Some changes to the page, in order. */
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

  /** The texts in whose place a translation was put, wherever the translator has left them. */
  #replaced(records: MutationRecord[]): Map<Text, Element> {
    const fonts = new Set(records.flatMap(({ addedNodes }) => [...addedNodes].filter(isFont)))
    const replaced = new Map<Text, Element>()
    const own = (node: Node | null): node is Element =>
      node !== null && isFont(node) && fonts.has(node) && node.isConnected
    for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      for (const text of removedNodes) {
        if (!isText(text) || !text.data.trim()) continue
        const within = text.parentElement?.closest('font') ?? null
        if (text.isConnected && !own(within)) continue
        const font = [...addedNodes, within, nextSibling, previousSibling].find(own)
        if (!font) continue
        fonts.delete(font)
        replaced.set(text, font)
      }
    }
    return replaced
  }

  /** Puts a text back beside its translation. */
  #keep(text: Text, font: Element): void {
    this.#forget(text)?.font.remove() // a translation of before
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

  /** The text has changed: it is shown again. */
  #drop(text: Text): void {
    const translation = this.#forget(text)
    // Not only the translation goes: the text comes anew, as translators look for what is new.
    if (translation?.font.isConnected) translation.font.replaceWith(text)
  }

  /** The text has gone, or lies elsewhere: so does its translation. */
  #follow(text: Text): void {
    const font = this.#translations.get(text)?.font
    if (!font) return
    if (!text.isConnected) this.#forget(text)?.font.remove()
    else if (font.isConnected && text.nextSibling !== font) text.after(font)
  }

  /** The translator has taken its translation back. */
  #restore(font: Element): void {
    const text = this.#texts.get(font)
    const source = text && this.#forget(text)?.source
    if (text?.isConnected && source !== undefined) text.data = source
  }
}

/** Keeps translated texts up to date from now on; called once, before the page is drawn. */
export function keepTranslations(root: Node): void {
  const translations = new Translations()
  const observer = new MutationObserver((records) => {
    translations.see(records)
    observer.takeRecords() // what was just done itself
  })
  observer.observe(root, { childList: true, characterData: true, subtree: true })
}
