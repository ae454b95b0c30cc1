import type { Font } from './font.ts'
import { openFont } from './fonts.ts'

const letters = '[\\u0900-\\u097F\\u200C\\u200D]+'
const devanagari = new RegExp(`(${letters}(?:\\s+${letters})*)`)

export interface TextStyle {
  fontSize: number
  bold?: boolean
  color: string
}

/** A text that may contain Devanagari: each script is written in its own font. */
export function renderMixedScript(text: string, style: TextStyle) {
  if (!devanagari.test(text)) return { text, ...style }
  const runs = runsOf(text).map(run => (devanagari.test(run) ? { text: run, font: 'Devanagari' } : { text: run }))
  return { text: runs, ...style }
}

/** The parts of a line that are each in one script, with the spaces between them. */
const runsOf = (line: string): string[] => line.split(devanagari).filter(Boolean)

const fontOf = (run: string, bold?: boolean): Font =>
  openFont(devanagari.test(run) ? 'devanagari' : bold ? 'bold' : 'latin')

function shaped(run: string, { fontSize, bold }: Pick<TextStyle, 'fontSize' | 'bold'>) {
  const font = fontOf(run, bold)
  const layout = font.layout(run)
  const scale = fontSize / font.unitsPerEm
  return { scale, width: layout.advanceWidth * scale, ...layout }
}

/** The width of a line in points. */
export const textWidth = (line: string, style: Pick<TextStyle, 'fontSize' | 'bold'>): number =>
  runsOf(line).reduce((sum, run) => sum + shaped(run, style).width, 0)

const pathLetters = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' } as const

/** A line in any script as outlines, for drawings. `x` and `y` are the start of its base line, in points. */
export function outlineText(line: string, { x, y, ...style }: TextStyle & { x: number; y: number }): string {
  let start = x
  const paths = runsOf(line).flatMap(run => {
    const { glyphs, positions, scale, width } = shaped(run, style)
    let at = 0
    const path = glyphs.flatMap((glyph, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
      const [dx, dy, from] = [at + xOffset, yOffset, start]
      at += xAdvance
      return glyph.path.commands.map(({ command, args }) => {
        const points = args.map((arg, n) => (n % 2 === 0 ? from + (dx + arg) * scale : y - (dy + arg) * scale))
        return pathLetters[command] + points.map(point => point.toFixed(2)).join(' ')
      })
    })
    start += width
    return path
  })
  return `<path fill="${style.color}" d="${paths.join('')}"/>`
}
