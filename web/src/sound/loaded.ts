// All that makes sounds; loaded at the first press.
export { Mixer } from './mixer'
export { TableSounds } from './sounds'
