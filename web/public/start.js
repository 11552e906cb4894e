// Says in one sentence why there is no page: the browser is too old, or what the page is made of has
// not come or does not run. This file is read by browsers of any age, so it is written as in 1999.
;(function () {
  function show(id) {
    var sentence = document.getElementById(id)
    sentence.removeAttribute('hidden')
    sentence.hidden = false
    // By hand: that the styles have come, and are understood, is not known here.
    sentence.style.cssText =
      'max-width: 560px; margin: 0 auto; padding: 48px 24px; font: 18px/1.5 Georgia, serif'
  }

  /** What the page cannot do without, and cannot fill in; see docs/browsers.md. */
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
  // By then the page's own scripts have run, or have failed to.
  window.addEventListener('load', function () {
    if (!document.getElementById('app').firstElementChild) show('page-failed')
  })
})()
