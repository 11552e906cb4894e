import type { Face } from '../face'

export const freeClubs: Partial<Face> = {
  apart: ['auction'],
}
