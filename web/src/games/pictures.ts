// The pictures of the games in the lobby.
import type { Component } from 'svelte'
import { drawnAs } from '../net/drawn'
import ClimbingClubs from './climbing-clubs/Picture.svelte'
import ClubsWhist from './clubs-whist/Picture.svelte'
import FreeClubs from './free-clubs/Picture.svelte'
import RubyDame from './ruby-dame/Picture.svelte'
import UnknownGame from './UnknownGame.svelte'

const PICTURES: Partial<Record<string, Component>> = {
  'free-clubs': FreeClubs,
  'clubs-whist': ClubsWhist,
  'climbing-clubs': ClimbingClubs,
  'ruby-dame': RubyDame,
}

export const pictureOf = (game: string): Component => PICTURES[drawnAs(game)] ?? UnknownGame
