import type { Face } from '../face'

export const clubsWhist: Partial<Face> = {
  sign: ['?', '9C', 'AC'],
}
