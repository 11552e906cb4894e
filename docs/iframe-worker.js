// Lets the search work in pages that are opened as files, where browsers start no workers: the
// script of the worker runs in a hidden frame instead. Zensical would load such a script from a
// network unless a file of the site has this name.
if (location.protocol === 'file:') {
  window.Worker = class extends EventTarget {
    constructor(url) {
      super()
      this.waiting = []
      const frame = document.createElement('iframe')
      frame.hidden = true
      document.body.append(frame)
      const inner = frame.contentWindow
      inner.importScripts = (...urls) =>
        Promise.all(urls.map(one => this.load(inner, one)))
      inner.postMessage = data => this.answer(data)
      this.load(inner, url).then(() => {
        this.post = data => inner.dispatchEvent(new inner.MessageEvent('message', { data }))
        this.waiting.forEach(this.post)
      })
      this.post = data => this.waiting.push(data)
      this.terminate = () => frame.remove()
    }

    load(inner, url) {
      return new Promise((loaded, failed) => {
        const script = inner.document.createElement('script')
        Object.assign(script, { src: url, onload: loaded, onerror: failed, async: false })
        inner.document.body.append(script)
      })
    }

    answer(data) {
      const event = new MessageEvent('message', { data })
      this.onmessage?.(event)
      this.dispatchEvent(event)
    }

    postMessage(data) {
      this.post(data)
    }
  }
}
