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
  5: [at(0, 58), at(0, 6), at(100, 6), at(100, 58)],
  6: [at(0, 66), at(0, 20), at(50, 0), at(100, 20), at(100, 66)],
}

/**
 * Places of combinations, each in front of its player; the last one is the viewer's. Combinations
 * at the sides start beside their player and grow towards the middle.
 */
const SPREADS: Record<number, Spot[]> = {
  2: [at(50, 34), at(50, 76)],
  3: [at(27, 38), at(73, 38), at(50, 76)],
  4: [at(27, 50), at(50, 28), at(73, 50), at(52, 80)],
  5: [at(27, 64), at(27, 30), at(73, 30), at(73, 64), at(54, 85)],
  6: [at(27, 69), at(27, 44), at(50, 29), at(73, 44), at(73, 69), at(54, 86)],
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

const ofStep = (spots: Spot[] | undefined, players: number, step: number) =>
  spots?.[(step + players - 1) % players] ?? at(50, 50)

export const spreadSpot = (players: number, step: number) => ofStep(SPREADS[players], players, step)

export const crossSpot = (players: number, step: number) => ofStep(CROSSES[players], players, step)
