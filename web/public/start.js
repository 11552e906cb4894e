// Shows one sentence if the page cannot start: the browser is too old, or a script of the page was
// not loaded or has failed. Browsers of any age run this file, so it uses old syntax only.
;(function () {
  function show(id) {
    var sentence = document.getElementById(id)
    sentence.removeAttribute('hidden')
    sentence.hidden = false
    // The stylesheet may be missing, or too new for this browser.
    sentence.style.cssText =
      'max-width: 560px; margin: 0 auto; padding: 48px 24px; font: 18px/1.5 Georgia, serif'
  }

  /** Returns whether the browser lacks a feature that the page cannot replace; see docs/browsers.md. */
  function isTooOld() {
    try {
      return !(
        'noModule' in document.createElement('script') &&
        window.CSS.supports('container-type', 'size') &&
        document.createElement('dialog').showModal &&
        Array.prototype.at &&
        Object.hasOwn &&
        window.WebSocket
      )
    } catch (error) {
      return true
    }
  }

  if (isTooOld()) {
    window.clubsuitTooOld = true
    return show('page-old')
  }
  /** Called by the page if its texts cannot be loaded. */
  window.clubsuitFailed = function () {
    show('page-failed')
  }
  // `load` comes after the page's own scripts have run or failed.
  window.addEventListener('load', function () {
    if (!window.clubsuitRuns) show('page-failed')
  })
})()
