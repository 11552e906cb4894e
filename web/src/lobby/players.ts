import { say } from '../words/catalogue'
import type { GameInfo } from '../net/wire'

/** Returns the number of players of a game in words: "3 players", "3 to 6 players". */
export function playersOf({ players }: Pick<GameInfo, 'players'>): string {
  const [low, high] = [Math.min(...players), Math.max(...players)]
  return low === high
    ? say('lobby-players-count', { count: low })
    : say('lobby-players-range', { low, high })
}
