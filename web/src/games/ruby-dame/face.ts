import type { Face } from '../face'

export const rubyDame: Partial<Face> = {
  sign: ['AC', 'KH', 'QD'],
  side: (seat) => seat % 2,
}
