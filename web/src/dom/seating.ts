// Places of the players around the felt and of their cards, in percent of the felt. The viewer sits
// at the bottom; step 1 is the neighbour at the viewer's left hand.

export interface Spot {
  x: number
  y: number
}

const at = (x: number, y: number): Spot => ({ x, y })

/**
 * Places of the other players, by number of players; clockwise from the viewer's left neighbour.
 */
const SEATS: Record<number, Spot[]> = {
  2: [at(50, 0)],
  3: [at(0, 0), at(100, 0)],
  4: [at(0, 42), at(50, 0), at(100, 42)],
  5: [at(0, 62), at(0, 15), at(100, 15), at(100, 62)],
  6: [at(0, 58), at(0, 20), at(50, 0), at(100, 20), at(100, 58)],
}

/** Places of single cards, in card widths and heights from the middle. */
const CROSSES: Record<number, Spot[]> = {
  3: [at(-1.02, -0.32), at(1.02, -0.32), at(0, 0.42)],
  4: [at(-1.02, 0), at(0, -0.56), at(1.02, 0), at(0, 0.56)],
}

/** Returns the place of a player, by steps from the viewer; step 0 is the viewer. */
export function seatSpot(players: number, step: number): Spot {
  return step === 0 ? at(0, 100) : (SEATS[players]?.[step - 1] ?? at(50, 0))
}

/** Returns the place of a single card in a trick, by its player's steps from the viewer. */
export const crossSpot = (players: number, step: number): Spot =>
  CROSSES[players]?.[(step + players - 1) % players] ?? at(0, 0)
