import type { Face } from '../face'

export const rubyDame: Partial<Face> = {
  side: (seat) => seat % 2,
}
