import { describe, expect, it } from 'vitest'
import { isElsewhere, keyOf } from './keys'

const pressed = (key: string, code: string, more: Partial<KeyboardEvent> = {}) =>
  ({ key, code, isComposing: false, ...more }) as KeyboardEvent

describe('a letter', () => {
  it.each([
    ['Russian', 'и', 'KeyB', 'b'],
    ['Russian with Shift', 'И', 'KeyB', 'b'],
    ['Greek', 'β', 'KeyB', 'b'],
    ['Hebrew', 'נ', 'KeyB', 'b'],
    ['Arabic, two letters on one key', 'لا', 'KeyB', 'b'],
    ['Hindi, a vowel sign', 'ो', 'KeyA', 'a'],
    ['Thai, a vowel above', 'ิ', 'KeyB', 'b'],
    ['Georgian', 'ბ', 'KeyB', 'b'],
    ['Korean', 'ㅠ', 'KeyB', 'b'],
    ['Japanese, full width', 'ｂ', 'KeyB', 'b'],
  ])('of another script is the American key at its place: %s', (_, key, code, meant) => {
    expect(keyOf(pressed(key, code))).toBe(meant)
  })

  it.each([
    ['AZERTY', 'a', 'KeyQ', 'a'],
    ['AZERTY', 'z', 'KeyW', 'z'],
    ['QWERTZ', 'z', 'KeyY', 'z'],
    ['QWERTZ', 'ö', 'Semicolon', 'ö'],
    ['Dvorak', 'b', 'KeyN', 'b'],
    ['Dvorak, no letter', ';', 'KeyZ', ';'],
    ['Turkish', 'ı', 'KeyI', 'ı'],
    ['Turkish', 'İ', 'Quote', 'i'],
    ['American with Shift', 'B', 'KeyB', 'b'],
    ['no code, on a screen', 'b', '', 'b'],
  ])('of the Latin script is the printed one: %s', (_, key, code, meant) => {
    expect(keyOf(pressed(key, code))).toBe(meant)
  })
})

describe('another key', () => {
  it.each([
    ['French', '&', 'Digit1', false, '1'],
    ['Czech', 'ě', 'Digit2', false, '2'],
    ['Arabic', '١', 'Digit1', false, '1'],
    ['French with Shift', '1', 'Digit1', true, '1'],
    ['American with Shift', '!', 'Digit1', true, '!'],
    ['the block of numbers', '2', 'Numpad2', false, '2'],
  ])('is a digit with or without Shift: %s', (_, key, code, shiftKey, meant) => {
    expect(keyOf(pressed(key, code, { shiftKey }))).toBe(meant)
  })

  it.each(['?', '؟', '？'])('is a question mark in any script: %s', (key) => {
    expect(keyOf(pressed(key, 'Slash', { shiftKey: true }))).toBe('?')
  })

  it.each(['Escape', 'ArrowLeft', 'PageUp', 'Enter'])('keeps its name: %s', (key) => {
    expect(keyOf(pressed(key, key))).toBe(key)
  })
})

describe('not for the page', () => {
  it.each<[string, Partial<KeyboardEvent>]>([
    ['Control', { ctrlKey: true }],
    ['Command', { metaKey: true }],
    ['Alt', { altKey: true }],
    ['AltGr', { getModifierState: (name: string) => name === 'AltGraph' }],
    ['a character that is being composed', { isComposing: true }],
    ['an input method', { key: 'Process' }],
    ['an accent that waits for its letter', { key: 'Dead' }],
  ])('is a key with %s', (_, more) => {
    const event = pressed('b', 'KeyB', more)
    expect([isElsewhere(event), keyOf(event)]).toEqual([true, null])
  })
})
