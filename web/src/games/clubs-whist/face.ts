import type { Face } from '../faces'

export const clubsWhist: Partial<Face> = {
  sign: ['?', '9C', 'AC'],
}
