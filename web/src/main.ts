import { mount } from 'svelte'
import App from './App.svelte'
import { keepTranslations } from './lib/translated'
import './styles/base.css'

declare global {
  interface Window {
    /** public/start.js has found it so, and has said it */
    clubsuitTooOld?: true
  }
}

if (!window.clubsuitTooOld) {
  keepTranslations(document.body)
  mount(App, { target: document.getElementById('app')! })
}
