import type { Face } from '../faces'

export const rubyDame: Partial<Face> = {
  sign: ['AC', 'KH', 'QD'],
  side: (seat) => seat % 2,
}
