// Days in words.
import { LANGUAGE } from '../words/catalogue'

const days = new Intl.DateTimeFormat(LANGUAGE, { day: 'numeric', month: 'long' })

/** Returns the day of a time from the server, in the user's time zone: "3 March". */
export const day = (at: string): string => days.format(new Date(at))
