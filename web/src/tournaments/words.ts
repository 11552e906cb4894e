// Words about tournaments that several parts of the page use.
import { say } from '../words/catalogue'
import type { TournamentInfo } from '../net/wire'

/** Returns the name of a tournament; one without a name is called after its game. */
export function nameOf({ name, game, weekly }: TournamentInfo): string {
  const of = say(`game-${game}-name`)
  return weekly ? say('tournament-week', { game: of }) : name || of
}

/** Returns how many people have begun, and how many of them have played all hands. */
export const playersOf = ({ entries, finished }: TournamentInfo): string =>
  say('tournament-players', { entries, finished })

/** What the user can do next in a tournament. */
export interface NextStep {
  /** Words on the button. */
  words: string
  /** The same with the name of the tournament, for screen readers. */
  label: string
  /** Whether the user can play. */
  main: boolean
}

export function nextStep(one: TournamentInfo): NextStep {
  const { mine, closed, hands } = one
  const name = nameOf(one)
  if (closed || (mine && (mine.over || mine.table === null)))
    return {
      words: say('tournament-look'),
      label: say('tournament-look-name', { name }),
      main: false,
    }
  if (!mine)
    return {
      words: say('tournament-play'),
      label: say('tournament-play-name', { name }),
      main: true,
    }
  const words = say('tournament-continue', { number: Math.min(mine.hands + 1, hands), hands })
  return { words, label: `${words}: ${name}`, main: true }
}
