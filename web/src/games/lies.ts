// What lies on the felt beside the tricks, by game.
import type { Component } from 'svelte'
import { drawnAs } from '../net/drawn'
import type { View } from '../net/wire'
import Bonus from './climbing-clubs/Bonus.svelte'
import Chest from './free-clubs/Chest.svelte'

const LIES = { 'free-clubs': Chest, 'climbing-clubs': Bonus } as unknown as Partial<
  Record<string, Component<{ view: View }>>
>

/** Returns the component for what lies on the felt of a game; null if nothing does. */
export const liesOn = (game: string): Component<{ view: View }> | null =>
  LIES[drawnAs(game)] ?? null
