// Plays sounds through one volume and one limiter. The page loads this module when it needs sound.
import { render, type SoundName } from './synth'

/** How a sound is played. */
export interface How {
  /** Level, from 0 to 1. */
  level?: number
  /** Place from -1 (left) to 1 (right). */
  pan?: number
  /** Seconds until it begins. */
  after?: number
}

/** Greatest number of sounds at the same time; a further one is left out. */
const VOICES = 5
/** Seconds in which a sound is not repeated. */
const APART = 0.06
/** Greatest change of pitch between two plays of a sound, so that they do not sound like a machine. */
const SPREAD = 0.04

export class Mixer {
  readonly #context: BaseAudioContext
  readonly #bus: GainNode
  readonly #buffers = new Map<SoundName, AudioBuffer>()
  readonly #begins = new Map<SoundName, number>()
  #voices = 0

  constructor(context: BaseAudioContext) {
    this.#context = context
    this.#bus = context.createGain()
    const limiter = context.createDynamicsCompressor()
    limiter.threshold.value = -9
    limiter.knee.value = 0
    limiter.ratio.value = 20
    limiter.attack.value = 0.002
    limiter.release.value = 0.1
    this.#bus.connect(limiter).connect(context.destination)
  }

  set volume(volume: number) {
    this.#bus.gain.value = volume
  }

  /** Plays a sound, unless there are too many already. */
  play(name: SoundName, { level = 1, pan = 0, after = 0 }: How = {}): void {
    const at = this.#context.currentTime + after
    const last = this.#begins.get(name)
    if (this.#voices >= VOICES || (last !== undefined && Math.abs(at - last) < APART)) return
    this.#begins.set(name, at)
    const source = this.#context.createBufferSource()
    source.buffer = this.#bufferOf(name)
    source.playbackRate.value = 1 + SPREAD * (Math.random() - 0.5)
    const gain = this.#context.createGain()
    gain.gain.value = level
    const panner = this.#context.createStereoPanner()
    panner.pan.value = pan
    source.connect(gain).connect(panner).connect(this.#bus)
    this.#voices += 1
    source.onended = () => {
      this.#voices -= 1
      panner.disconnect()
    }
    source.start(at)
  }

  #bufferOf(name: SoundName): AudioBuffer {
    const kept = this.#buffers.get(name)
    if (kept) return kept
    const { sampleRate } = this.#context
    const samples = render(name, sampleRate)
    const buffer = this.#context.createBuffer(1, samples.length, sampleRate)
    buffer.copyToChannel(samples, 0)
    this.#buffers.set(name, buffer)
    return buffer
  }
}
