import type { Face } from '../faces'

export const freeClubs: Partial<Face> = {
  sign: ['10S', 'KC', 'X'],
  apart: ['auction'],
}
