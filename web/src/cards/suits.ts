// The drawings of the cards: suit shapes in a box of 100 × 100, and the places of the pips.

export const SUITS: Record<string, string> = {
  C: 'M50 3C38 3 29 12 29 23.500c0 6 2.600 11 6.600 15-2.800-1-5.800-1.500-9-1.500C14.500 37 5 46.500 5 58.500S14.500 80 26.500 80c8 0 15-4.300 18.700-10.800C44.600 81.500 41 90 33 97h34c-8-7-11.600-15.500-12.200-27.800C58.500 75.700 65.500 80 73.500 80 85.500 80 95 70.500 95 58.500S85.500 37 73.500 37c-3.200 0-6.200.5-9 1.500 4-4 6.500-9 6.500-15C71 12 62 3 50 3z',
  D: 'M50 3c9 18 20 33 36 47-16 14-27 29-36 47-9-18-20-33-36-47C30 36 41 21 50 3z',
  H: 'M50 94C42 82 6 60 6 32 6 17 17 6 30 6c9 0 16 5 20 14 4-9 11-14 20-14 13 0 24 11 24 26 0 28-36 50-44 62z',
  S: 'M50 3c7 14 44 36 44 60 0 13-9 22-21 22-8 0-14.500-4-18.500-10.500C55 84.500 59 91 67 97H33c8-6 12-12.500 12.500-22.500C41.500 81 35 85 27 85 15 85 6 76 6 63 6 39 43 17 50 3z',
}

export const STAR = 'M50 4 61 37 96 38 68 59 78 93 50 73 22 93 32 59 4 38 39 37z'

// Pips keep clear of the index at the top left.
const [LEFT, MIDDLE, RIGHT] = [112, 157, 202]
const ROWS = { top: 58, high: 136, mid: 175, low: 214, bottom: 292, upper: 97, lower: 253 }

type Spot = [x: number, y: number]

const pair = (y: number): Spot[] => [
  [LEFT, y],
  [RIGHT, y],
]
const one = (y: number): Spot[] => [[MIDDLE, y]]
const { top, high, mid, low, bottom, upper, lower } = ROWS

/** Places of the pips of the cards 2 to 10 on a face of 250 × 350. */
export const PIPS: Record<string, Spot[]> = {
  2: [...one(top), ...one(bottom)],
  3: [...one(top), ...one(mid), ...one(bottom)],
  4: [...pair(top), ...pair(bottom)],
  5: [...pair(top), ...one(mid), ...pair(bottom)],
  6: [...pair(top), ...pair(mid), ...pair(bottom)],
  7: [...pair(top), ...one(118), ...pair(mid), ...pair(bottom)],
  8: [...pair(top), ...one(118), ...pair(mid), ...one(232), ...pair(bottom)],
  9: [...pair(top), ...pair(high), ...one(mid), ...pair(low), ...pair(bottom)],
  10: [...pair(top), ...one(upper), ...pair(high), ...pair(low), ...one(lower), ...pair(bottom)],
}
