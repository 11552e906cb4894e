import { mount } from 'svelte'
import App from './App.svelte'
import { keepTranslations } from './dom/translated'
import { firstWords } from './words/catalogue'
import './styles/base.css'

declare global {
  // For public/start.js, which shows a sentence instead of a page that cannot be shown.
  interface Window {
    /** Set by that script if the browser is too old. */
    clubsuitTooOld?: true
    /** Set by the page when its scripts run. */
    clubsuitRuns?: true
    clubsuitFailed?: () => void
  }
}

function start() {
  keepTranslations(document.body)
  mount(App, { target: document.getElementById('app')! })
}

if (!window.clubsuitTooOld) {
  window.clubsuitRuns = true
  firstWords().then(start, window.clubsuitFailed)
}
