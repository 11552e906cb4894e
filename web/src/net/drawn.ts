// Games whose tables the page draws like those of another game: copies with changed rules.
let copies: Readonly<Record<string, string>> = {}

export const learnDrawn = (told: Readonly<Record<string, string>>) => (copies = told)

/** Returns the game whose table the page draws for this game; most often the game itself. */
export const drawnAs = (game: string): string => copies[game] ?? game
