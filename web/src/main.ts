import { mount } from 'svelte'
import App from './App.svelte'
import { keepTranslations } from './dom/translated'
import './styles/base.css'

declare global {
  interface Window {
    /**
     * Set by public/start.js if the browser is too old. That script then shows a sentence instead
     * of the page.
     */
    clubsuitTooOld?: true
  }
}

if (!window.clubsuitTooOld) {
  keepTranslations(document.body)
  mount(App, { target: document.getElementById('app')! })
}
