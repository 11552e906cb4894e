// The user's choices of appearance and pace, stored in this browser.

import { letters } from '../words/letters.svelte'

export interface Settings {
  /** Time for which the page shows each move of a bot. */
  pace: 'slow' | 'normal' | 'fast' | 'instant'
  motion: boolean
  /** Makes a pass or payment automatically if there is no other choice. */
  forced: boolean
  /** Plays a card automatically if no other decision is possible: against bots, always or never. */
  forcedCards: 'bots' | 'always' | 'never'
  /** Play a card by dragging it to the table, in addition to clicks. */
  drag: boolean
  /** Let the player choose a card before their turn. */
  ahead: boolean
  /** Keep the screen on during a game. */
  awake: boolean
  /** Make sounds, and vibrate as far as `vibrate` allows. */
  sound: boolean
  volume: 'soft' | 'normal' | 'loud'
  /** Make the sound of the player's turn even while the page is hidden. */
  soundHidden: boolean
  vibrate: boolean
  fourColours: boolean
  /** Letters of court cards and aces: those of the page's language, or A K Q J. */
  letters: 'language' | 'english'
  /** Colour of the felt. */
  felt: 'green' | 'ink' | 'claret'
  /** Print on the backs of the cards. */
  back: 'red' | 'ink' | 'green'
  theme: 'auto' | 'light' | 'dark'
  /** Sort order of the hand in games whose cards are numbers. */
  sort: 'number' | 'suit'
  /** The name shown to others. */
  name: string
  /** Show a browser notification when it is the player's turn while the page is hidden. */
  notify: boolean
  /** Level of the bots. */
  level: string
  /**
   * Whether the coach comments at once on costly choices: in the first hands, always or never. It
   * does so only in games against bots.
   */
  coach: 'first' | 'always' | 'never'
  /** Number of hands played in this browser with the coach. */
  coached: number
  /** Message keys of the notes on unusual rules that were shown in this browser (see `Room.differs`). */
  told: string[]
  /** Games that the user has learned or played. */
  learned: string[]
}

/** A phone is silent at first, because people use it among others. */
const isPhone = window.matchMedia('(pointer: coarse) and (hover: none)').matches

const KEY = 'clubsuit-settings'

export const DEFAULTS: Settings = {
  pace: 'normal',
  motion: true,
  forced: true,
  forcedCards: 'bots',
  drag: true,
  ahead: false,
  awake: true,
  sound: !isPhone,
  volume: 'normal',
  soundHidden: false,
  vibrate: true,
  fourColours: false,
  letters: 'language',
  felt: 'green',
  back: 'red',
  theme: 'auto',
  sort: 'number',
  name: '',
  notify: false,
  level: 'casual',
  coach: 'first',
  coached: 0,
  told: [],
  learned: [],
}

/** Number of first hands in which the coach helps, unless the setting says otherwise. */
const FIRST_HANDS = 20

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>
  } catch {
    return {} // storage is forbidden or damaged: use the defaults
  }
}

export const settings: Settings = $state({ ...DEFAULTS, ...stored() })
letters.english = settings.letters === 'english'

// Changes made in another window apply here too and are not overwritten. Unchanged values are not
// assigned. Otherwise each of two windows would write the settings again after every write of the
// other window, endlessly.
window.addEventListener('storage', ({ key }) => {
  if (key !== KEY) return
  const here = settings as unknown as Record<string, unknown>
  for (const [name, value] of Object.entries(stored()))
    if (JSON.stringify(value) !== JSON.stringify(here[name])) here[name] = value
})

const evening = window.matchMedia('(prefers-color-scheme: dark)')
let systemDark = $state(evening.matches)
evening.addEventListener('change', () => (systemDark = evening.matches))

/** Stores and applies the settings from now on; called once, by the page's root. */
export function keepSettings(): void {
  $effect.pre(() => {
    const root = document.documentElement
    const auto = systemDark ? 'dark' : 'light'
    root.dataset.theme = settings.theme === 'auto' ? auto : settings.theme
    root.dataset.deck = settings.fourColours ? 'four' : 'two'
    root.dataset.felt = settings.felt
    root.dataset.back = settings.back
    root.dataset.motion = settings.motion ? 'on' : 'off'
    letters.english = settings.letters === 'english'
    try {
      localStorage.setItem(KEY, JSON.stringify(settings))
    } catch {
      // The browser forbids storage, so the choice lasts until the page is closed.
    }
  })
}

/** Returns whether the coach comments on costly choices now. */
export function coaches(): boolean {
  return settings.coach === 'first' ? settings.coached < FIRST_HANDS : settings.coach === 'always'
}

/** Milliseconds before another player's move is shown, by pace. */
export const BEAT = { slow: 1700, normal: 900, fast: 420, instant: 0 } as const

/**
 * Returns whether cards may move: the setting is on and the system does not ask for reduced
 * motion.
 */
export function moves(): boolean {
  return settings.motion && !window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
