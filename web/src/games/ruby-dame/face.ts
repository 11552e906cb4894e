import type { Face } from '../face'

export const rubyDame: Partial<Face> = {
  heroine: 'QD',
  side: (seat) => seat % 2,
}
