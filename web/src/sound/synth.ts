// The sounds of the table, computed as samples: paper on felt, wood, and a small brass bell. All are
// brought to the same loudness.

/** A part of a sound: how loud it is at each moment, from 0 to 1 of its length. */
interface Part {
  /** Seconds after which the part begins, and for which it lasts. */
  at: number
  length: number
  level: number
}

/** Noise through a band that moves, as when paper slides over paper or felt. */
interface Rustle extends Part {
  /** Middle of the band in hertz, at the beginning and at the end. */
  from: number
  to: number
  /** Share of the length in which the noise rises. */
  rise: number
}

/** Tones that fade, as when something is struck. */
interface Stroke extends Part {
  /** Frequency of the lowest tone in hertz. */
  pitch: number
  /** The tones: frequency as a multiple of `pitch`, level, and seconds until it has faded to a third. */
  tones: readonly (readonly [number, number, number])[]
}

const WOOD = [
  [1, 1, 0.045],
  [2.57, 0.5, 0.02],
  [4.95, 0.2, 0.009],
] as const
const BRASS = [
  [1, 0.8, 0.42],
  [2.01, 1, 0.3],
  [2.76, 0.3, 0.2],
  [4.07, 0.16, 0.11],
  [5.43, 0.08, 0.06],
] as const
const FELT = [
  [1, 1, 0.028],
  [1.62, 0.5, 0.018],
] as const

const rustle = (at: number, length: number, from: number, to: number, rise = 0.1, level = 1) =>
  ({ at, length, from, to, rise, level }) satisfies Rustle
const stroke = (
  at: number,
  length: number,
  pitch: number,
  tones: Stroke['tones'],
  level = 1,
): Stroke => ({ at, length, pitch, tones, level })

const SOUNDS = {
  deal: [0, 0.075, 0.145, 0.21, 0.27, 0.325].flatMap((at, i) => [
    rustle(at, 0.06, 2900 - 120 * i, 1700, 0.25),
    stroke(at + 0.03, 0.05, 210, FELT, 0.12),
  ]),
  play: [rustle(0, 0.075, 3200, 1300, 0.12, 2.5), stroke(0.012, 0.12, 165, FELT, 0.8)],
  trick: [rustle(0, 0.26, 1100, 2700, 0.6), stroke(0.22, 0.12, 140, FELT, 0.5)],
  turn: [
    ...[stroke(0, 0.17, 392, WOOD), rustle(0, 0.012, 2400, 1800, 0.1, 0.25)],
    ...[stroke(0.14, 0.17, 440, WOOD, 0.7), rustle(0.14, 0.012, 2400, 1800, 0.1, 0.15)],
  ],
  win: [stroke(0, 1.2, 1175, BRASS), stroke(0.19, 1.2, 1175, BRASS, 0.75)],
  fail: [
    ...[stroke(0, 0.3, 196, WOOD), rustle(0, 0.05, 700, 400, 0.1, 0.3)],
    ...[stroke(0.21, 0.4, 147, WOOD), rustle(0.21, 0.06, 600, 300, 0.1, 0.3)],
  ],
  chat: [rustle(0, 0.035, 3200, 2400, 0.2), rustle(0.095, 0.035, 2900, 2200, 0.2, 0.8)],
} as const satisfies Record<string, readonly (Rustle | Stroke)[]>

export type SoundName = keyof typeof SOUNDS

export const SOUND_NAMES = Object.keys(SOUNDS) as SoundName[]

/** Seconds over which loudness is measured, about as long as the ear needs. */
const WINDOW = 0.05
/** Greatest mean level in any window, and greatest level of a sample. */
const LOUDNESS = 0.1
const PEAK = 0.5
/** Seconds in which a part fades in and out, so that it does not click. */
const EDGE = 0.002

/** Returns the samples of a sound at this rate, the same ones each time. */
export function render(name: SoundName, rate: number): Float32Array<ArrayBuffer> {
  const parts: readonly (Rustle | Stroke)[] = SOUNDS[name]
  const end = Math.max(...parts.map(({ at, length }) => at + length))
  const samples = new Float32Array(Math.ceil(end * rate))
  for (const part of parts) {
    const wave = 'tones' in part ? struck(part) : rustled(part, rate)
    const [first, count] = [Math.floor(part.at * rate), Math.floor(part.length * rate)]
    for (let i = 0; i < count && first + i < samples.length; i++) {
      const edge = Math.min(1, i / (EDGE * rate), (count - i) / (EDGE * rate))
      samples[first + i]! += part.level * edge * wave(i / rate)
    }
  }
  const gain = Math.min(LOUDNESS / loudnessOf(samples, rate), PEAK / peakOf(samples))
  return samples.map((sample) => sample * gain)
}

function struck({ pitch, tones }: Stroke): (t: number) => number {
  return (t) =>
    tones.reduce((sum, [ratio, level, fade]) => {
      return sum + level * Math.exp(-t / fade) * Math.sin(2 * Math.PI * pitch * ratio * t)
    }, 0)
}

/**
 * Filters noise with a state-variable filter, whose band moves while the noise lasts, and dulls it:
 * paper on felt does not hiss.
 */
function rustled({ length, from, to, rise }: Rustle, rate: number): (t: number) => number {
  let [low, band, dull, duller, seed] = [0, 0, 0, 0, 1]
  return (t) => {
    const x = t / length
    seed = (Math.imul(seed, 1664525) + 1013904223) | 0
    const f = 2 * Math.sin((Math.PI * (from + (to - from) * x)) / rate)
    const high = seed / 2 ** 31 - low - 1.2 * band
    band += f * high
    low += f * band
    dull += f * (band - dull)
    duller += f * (dull - duller)
    return duller * (x < rise ? x / rise : ((1 - x) / (1 - rise)) ** 2)
  }
}

/** Returns the greatest level of a sample. */
export const peakOf = (samples: Float32Array): number =>
  samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)

/** Returns the greatest root mean square of the samples in any window. */
export function loudnessOf(samples: Float32Array, rate: number): number {
  const width = Math.floor(WINDOW * rate)
  let [sum, most] = [0, 0]
  samples.forEach((sample, i) => {
    sum += sample ** 2 - (samples[i - width] ?? 0) ** 2
    most = Math.max(most, sum)
  })
  return Math.sqrt(most / width)
}
