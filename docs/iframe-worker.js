// Lets the search work in pages that are opened as files, where browsers start no workers: the
// script of the worker runs in a hidden frame instead. Zensical would load such a script from a
// network unless a file of the site has this name.
if (location.protocol === 'file:') {
  window.Worker = class extends EventTarget {
    constructor(url) {
      super()
      const frame = document.createElement('iframe')
      frame.hidden = true
      document.body.append(frame)
      const inner = frame.contentWindow
      inner.postMessage = data => setTimeout(() => this.answer(data))
      inner.importScripts = (...urls) => urls.forEach(one => load(inner, one))
      this.loaded = load(inner, url)
      this.postMessage = data =>
        this.loaded.then(() =>
          setTimeout(() => inner.dispatchEvent(new inner.MessageEvent('message', { data }))),
        )
      this.terminate = () => frame.remove()
    }

    answer(data) {
      const event = new MessageEvent('message', { data })
      this.onmessage?.(event)
      this.dispatchEvent(event)
    }
  }

  const load = (inner, url) =>
    new Promise((loaded, failed) => {
      const script = inner.document.createElement('script')
      Object.assign(script, { src: url, onload: loaded, onerror: failed, async: false })
      inner.document.body.append(script)
    })
}
