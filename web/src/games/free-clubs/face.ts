import type { Face } from '../face'

export const freeClubs: Partial<Face> = {
  sign: ['10S', 'KC', 'X'],
  apart: ['auction'],
}
