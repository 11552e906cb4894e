import { mount } from 'svelte'
import App from './App.svelte'
import { keepTranslations } from './dom/translated'
import './styles/base.css'

declare global {
  interface Window {
    /** set by public/start.js, which shows a sentence then */
    clubsuitTooOld?: true
  }
}

if (!window.clubsuitTooOld) {
  keepTranslations(document.body)
  mount(App, { target: document.getElementById('app')! })
}
