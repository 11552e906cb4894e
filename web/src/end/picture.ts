// Draws the end of a hand as a picture to share: printed paper on green felt, 1200 by 630 pixels.

/** The score of one side. */
interface Line {
  name: string
  /** Points of the hand. */
  points: string
  total: string
  /** Place on the way to the end of the game, from 0 to 1. */
  place: number
  won: boolean
}

interface Contents {
  title: string
  number: string
  headline: string
  lines: readonly Line[]
  /** The totals that end the game. */
  ends: readonly string[]
}

const WIDTH = 1200
const HEIGHT = 630
const INK = '#1c2230'
const RED = '#b83226'
const BRASS = '#d9a441'
const PAPER = '#fbf4e4'
const SERIF = "'Source Serif 4', Georgia, serif"
/** Sizes of the headline, from which the first is used that fits into `HEADLINE_LINES` lines. */
const HEADLINE = [54, 46, 38, 32]
const HEADLINE_LINES = 3

/** Returns the picture as a PNG. */
export async function drawPicture(contents: Contents): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const on = canvas.getContext('2d')
  if (!on) throw new Error('This browser draws no pictures')
  await document.fonts.load(`600 40px ${SERIF}`).catch(() => [])
  felt(on)
  paper(on, contents)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture'))), 'image/png')
  })
}

/** Draws the felt with its pattern of clubs and the double line near its edge. */
function felt(on: CanvasRenderingContext2D): void {
  const light = on.createRadialGradient(WIDTH / 2, HEIGHT / 2, 80, WIDTH / 2, HEIGHT / 2, 760)
  light.addColorStop(0, '#28634d')
  light.addColorStop(1, '#153a2c')
  on.fillStyle = light
  on.fillRect(0, 0, WIDTH, HEIGHT)
  on.fillStyle = '#ffffff0b'
  for (let row = 0; row < 9; row++)
    for (let column = 0; column < 16; column++)
      club(on, 30 + 80 * column + (row % 2 ? 40 : 0), 30 + 74 * row, 17)
  on.strokeStyle = BRASS
  on.lineWidth = 3
  on.strokeRect(18, 18, WIDTH - 36, HEIGHT - 36)
  on.lineWidth = 1
  on.strokeRect(26, 26, WIDTH - 52, HEIGHT - 52)
}

/** Draws a club around a point; `size` is half its height. */
function club(on: CanvasRenderingContext2D, x: number, y: number, size: number): void {
  on.beginPath()
  for (const [across, up] of [
    [0, -0.5],
    [-0.5, 0.2],
    [0.5, 0.2],
  ] as const) {
    on.moveTo(x + size * across, y + size * up)
    on.arc(x + size * across, y + size * up, 0.45 * size, 0, 2 * Math.PI)
  }
  on.moveTo(x, y)
  on.lineTo(x + 0.4 * size, y + size)
  on.lineTo(x - 0.4 * size, y + size)
  on.fill()
}

function paper(on: CanvasRenderingContext2D, contents: Contents): void {
  on.fillStyle = PAPER
  on.beginPath()
  on.roundRect(70, 58, WIDTH - 140, HEIGHT - 116, 18)
  on.fill()
  on.textBaseline = 'alphabetic'
  write(on, contents.title, 110, 112, `600 30px ${SERIF}`, RED, 560)
  on.textAlign = 'right'
  write(on, contents.number, WIDTH - 110, 112, `italic 400 26px ${SERIF}`, INK, 420)
  on.textAlign = 'left'
  const bottom = headline(on, contents.headline)
  scores(on, contents, bottom + 26)
  on.textAlign = 'center'
  write(on, `♣ Clubsuit`, WIDTH / 2, HEIGHT - 74, `600 20px ${SERIF}`, INK, 300)
  on.textAlign = 'left'
}

/** Writes the headline and returns its bottom edge. */
function headline(on: CanvasRenderingContext2D, text: string): number {
  const wide = WIDTH - 220
  const size = HEADLINE.find((one) => {
    on.font = `600 ${one}px ${SERIF}`
    return wrapped(on, text, wide).length <= HEADLINE_LINES
  })
  const shown = size ?? HEADLINE.at(-1)!
  on.font = `600 ${shown}px ${SERIF}`
  const lines = wrapped(on, text, wide).slice(0, HEADLINE_LINES + 1)
  let y = 128
  for (const line of lines) {
    y += 1.18 * shown
    write(on, line, 110, y, `600 ${shown}px ${SERIF}`, INK, wide)
  }
  return y
}

/** Returns a text as lines of at most this width. */
function wrapped(on: CanvasRenderingContext2D, text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length ? `${lines.at(-1)!} ${word}` : word
    if (lines.length && on.measureText(longer).width <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** Draws a row for each side: name, points of the hand, place on the line, total. */
function scores(on: CanvasRenderingContext2D, { lines }: Contents, top: number): void {
  const high = Math.min(62, (HEIGHT - 108 - top) / lines.length)
  const font = (weight: number) => `${weight} ${Math.min(28, 0.6 * high)}px ${SERIF}`
  lines.forEach(({ name, points, total, place, won }, i) => {
    const y = top + high * (i + 0.65)
    write(on, name, 110, y, font(won ? 700 : 400), INK, 320)
    on.textAlign = 'right'
    write(on, points, 540, y, font(400), INK, 90)
    write(on, total, WIDTH - 110, y, font(600), RED, 110)
    on.textAlign = 'left'
    on.fillStyle = BRASS
    on.fillRect(570, y - 0.2 * high, 380, 3)
    on.beginPath()
    on.arc(570 + 380 * place, y - 0.2 * high + 1.5, Math.min(13, 0.24 * high), 0, 2 * Math.PI)
    on.fillStyle = won ? RED : INK
    on.fill()
  })
}

function write(
  on: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  font: string,
  colour: string,
  width: number,
): void {
  on.font = font
  on.fillStyle = colour
  on.fillText(text, x, y, width)
}
