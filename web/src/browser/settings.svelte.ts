// What a person chose about the look and the pace, kept in this browser.

export interface Settings {
  /** how long a bot's move takes to be shown */
  pace: 'slow' | 'normal' | 'fast' | 'instant'
  motion: boolean
  /** passes and payments to which there is no other choice go by themselves */
  forced: boolean
  fourColours: boolean
  theme: 'auto' | 'light' | 'dark'
  /** order of the hand in games of numbers */
  sort: 'number' | 'suit'
  /** the name shown to others */
  name: string
  /** a notification of the browser when one is waited for and does not look */
  notify: boolean
  /** how well the bots play */
  level: string
  /** whether a choice that cost much is told of at once, against bots alone */
  coach: 'first' | 'always' | 'never'
  /** how many hands were played here with the coach */
  coached: number
  /** what was said here of tables that are not as usual: see `Room.differs` */
  told: string[]
}

const KEY = 'clubsuit-settings'

export const DEFAULTS: Settings = {
  pace: 'normal',
  motion: true,
  forced: true,
  fourColours: false,
  theme: 'auto',
  sort: 'number',
  name: '',
  notify: false,
  level: 'casual',
  coach: 'first',
  coached: 0,
  told: [],
}

/** The first hands at this device, in which the coach helps unless told otherwise. */
const FIRST_HANDS = 20

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>
  } catch {
    return {} // storage forbidden or damaged: the defaults do
  }
}

export const settings: Settings = $state({ ...DEFAULTS, ...stored() })

// What is changed in another window holds here, too, and is not written over. Only that: what is as
// it was is not set anew, or two windows would write in answer to each other without end.
window.addEventListener('storage', ({ key }) => {
  if (key !== KEY) return
  const here = settings as unknown as Record<string, unknown>
  for (const [name, value] of Object.entries(stored()))
    if (JSON.stringify(value) !== JSON.stringify(here[name])) here[name] = value
})

const evening = window.matchMedia('(prefers-color-scheme: dark)')
let systemDark = $state(evening.matches)
evening.addEventListener('change', () => (systemDark = evening.matches))

/** Keeps and applies the settings from now on; called once, by the page's root. */
export function keepSettings(): void {
  $effect.pre(() => {
    const root = document.documentElement
    const auto = systemDark ? 'dark' : 'light'
    root.dataset.theme = settings.theme === 'auto' ? auto : settings.theme
    root.dataset.deck = settings.fourColours ? 'four' : 'two'
    root.dataset.motion = settings.motion ? 'on' : 'off'
    try {
      localStorage.setItem(KEY, JSON.stringify(settings))
    } catch {
      // Storage forbidden: the choice holds until the page is closed.
    }
  })
}

/** Whether choices that cost much are told of now. */
export function coaches(): boolean {
  return settings.coach === 'first' ? settings.coached < FIRST_HANDS : settings.coach === 'always'
}

/** Milliseconds before another player's move is shown. */
export const BEAT = { slow: 1700, normal: 900, fast: 420, instant: 0 } as const

/** Whether cards may move: switched on here, and not unwanted by the system. */
export function moves(): boolean {
  return settings.motion && !window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
