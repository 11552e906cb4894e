import type { Face } from '../face'

export const climbingClubs: Partial<Face> = {
  sign: ['7C', '8D', '9H'],
  numbers: true,
  side: (seat, { teams }) => (Number(teams) ? seat % Number(teams) : null),
}
