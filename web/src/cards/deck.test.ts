import { describe, expect, it } from 'vitest'
import { arranged, spoken } from './deck'

describe('arranged', () => {
  it('alternates the colours of suits, each from high to low', () => {
    expect(arranged(['2C', 'AC', '3D', '4H', '5S'], 'suit')).toEqual(['AC', '2C', '3D', '5S', '4H'])
  })

  it('puts the odd colour between the two suits of the other', () => {
    expect(arranged(['2C', '3D', '4H'], 'suit')).toEqual(['3D', '2C', '4H'])
    expect(arranged(['2C', '4H', '5S'], 'suit')).toEqual(['2C', '4H', '5S'])
  })

  it('keeps the order of the suits when one has run out', () => {
    const had = ['2C', '3C', '4H', '5S']
    expect(arranged(['2C', '5S'], 'suit', had)).toEqual(['2C', '5S'])
    expect(arranged(['3D', '4H'], 'suit', ['2C', '3D', '4H'])).toEqual(['3D', '4H'])
    expect(arranged(['2C', '4H', '5S'], 'suit', [...had, '3D'])).toEqual(['2C', '5S', '4H'])
  })

  it('sorts numbers ascending, and equal ones by suit', () => {
    expect(arranged(['10C', '15C', '2D', '10S'], 'number')).toEqual(['2D', '10C', '10S', '15C'])
  })
})

describe('spoken', () => {
  it('names a card in words', () => {
    expect(spoken('QD')).toBe('queen of diamonds')
    expect(spoken('10S')).toBe('10 of spades')
    expect(spoken('X')).toBe('Joker')
  })
})
