import type { Face } from '../face'

export const climbingClubs: Partial<Face> = {
  numbers: true,
  side: (seat, { teams }) => (Number(teams) ? seat % Number(teams) : null),
}
