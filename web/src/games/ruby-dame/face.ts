import type { Face } from '../face'

export const rubyDame: Partial<Face> = {
  heroine: 'QD',
  sign: ['AC', 'KH', 'QD'],
  side: (seat) => seat % 2,
}
