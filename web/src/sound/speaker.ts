// Lets the page make sounds. Browsers allow them only after a press, so the first press loads
// everything that makes sounds. Sounds before that are left out.
import { settings } from '../browser/settings.svelte'
import type { How, Mixer } from './mixer'
import type { TableSounds } from './sounds'
import type { SoundName } from './synth'

/** Level of each volume. */
const VOLUMES = { soft: 0.35, normal: 0.7, loud: 1 } as const

let context: AudioContext | null = null
let mixer: Mixer | null = null
let Sounds: typeof TableSounds | null = null

/**
 * Starts the sounds if they are on, and stops them if they are off. Call it at every press, because
 * a browser may stop them again.
 */
export async function allowSound(): Promise<void> {
  if (!settings.sound) return void context?.suspend().catch(() => {})
  if (!('AudioContext' in window)) return
  context ??= new AudioContext({ latencyHint: 'interactive' })
  if (context.state !== 'running') void context.resume().catch(() => {})
  if (mixer) return
  try {
    const loaded = await import('./loaded')
    mixer ??= new loaded.Mixer(context)
    Sounds = loaded.TableSounds
  } catch {
    // It did not load; the next press tries again.
  }
}

/** Plays a sound, if sounds are on and the browser allows them. */
export function makeSound(name: SoundName, how: How = {}): void {
  if (!settings.sound || !mixer || context?.state !== 'running') return
  mixer.volume = VOLUMES[settings.volume]
  mixer.play(name, how)
}

/** Returns a function that returns the sounds of one table; null before they are loaded. */
export function soundsOfTable(): () => TableSounds | null {
  let sounds: TableSounds | null = null
  return () => (sounds ??= Sounds && new Sounds())
}
