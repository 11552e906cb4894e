import { describe, expect, it } from 'vitest'
import { arranged, firstRow, spoken } from './deck'

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

  it('can choose suits for two rows that are about as long as each other', () => {
    const hand = ['2C', '3D', '4D', '5D', '2S', '3S', '4S', '4H']
    const suits = (evenly: boolean) =>
      arranged(hand, 'suit', hand, evenly)
        .map((card) => card[1])
        .join('')
    expect([suits(false), suits(true)]).toEqual(['CDDDSSSH', 'CDDDSSSH'])
    hand.push('2C', '3C', '4C')
    expect([suits(false), suits(true)]).toEqual(['CCCCDDDSSSH', 'CCCCHSSSDDD'])
  })

  it('sorts numbers ascending, and equal ones by suit', () => {
    expect(arranged(['10C', '15C', '2D', '10S'], 'number')).toEqual(['2D', '10C', '10S', '15C'])
  })
})

describe('firstRow', () => {
  it('divides between suits, near the middle', () => {
    expect(firstRow(['2C', '3C', '4C', '2D', '2S', '3H'], 'suit', 9)).toBe(3)
    expect(firstRow(['2C', '3C', '4C', '5C', '2D'], 'suit', 4)).toBe(4)
  })

  it('divides a suit if a row would be too long, or if there is only one', () => {
    expect(firstRow(['2C', '3C', '4C', '5C', '6C', '2D'], 'suit', 4)).toBe(3)
    expect(firstRow(['2C', '3C', '4C'], 'suit', 9)).toBe(2)
  })

  it('keeps equal numbers together', () => {
    expect(firstRow(['1C', '2C', '2D', '2S'], 'number', 9)).toBe(1)
  })
})

describe('spoken', () => {
  it('names a card in words', () => {
    expect(spoken('QD')).toBe('queen of diamonds')
    expect(spoken('10S')).toBe('10 of spades')
    expect(spoken('X')).toBe('Joker')
  })
})
