// The moods in which a portrait can be shown.

/** A mood of a portrait; `scripts/faces.ts` draws each. */
export type Mood = 'calm' | 'glad' | 'sad' | 'amazed'
