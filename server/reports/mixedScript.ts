import type { Font } from './font.ts'
import { openFont, type Script, scripts } from './fonts.ts'
import { provideFont } from './pdf.ts'

/** Letters of one script with its marks, and the joiners of its spelling. */
const lettersOf = (script: Script) => `[\\p{scx=${script}}\\u200C\\u200D]+`

/** Words of one script, with the spaces between them. */
const words = new RegExp(
  `(${scripts.map(script => `${lettersOf(script)}(?:\\s+${lettersOf(script)})*`).join('|')})`,
  'u',
)

const ofScript = new Map(scripts.map(script => [script, new RegExp(`\\p{sc=${script}}`, 'u')]))

/** The script of a run; undefined for what the Latin fonts draw. Signs of several scripts, such as the danda, are drawn in the first of them. */
const scriptOf = (run: string): Script | undefined =>
  scripts.find(script => ofScript.get(script)?.test(run)) ?? (words.test(run) ? scripts[0] : undefined)

export interface TextStyle {
  fontSize: number
  bold?: boolean
  color: string
}

/** A text in any of the scripts: each is written in its own font. */
export function renderMixedScript(text: string, style: TextStyle) {
  if (!words.test(text)) return { text, ...style }
  const runs = runsOf(text).map(run => {
    const script = scriptOf(run)
    return script ? { text: run, font: provideFont(script) } : { text: run }
  })
  // The PDF library shapes Devanagari well enough, and the other scripts of India badly.
  const isShaped = runs.every(run => !('font' in run) || run.font === 'Devanagari')
  return { text: runs, ...style, ...(!isShaped && { drawn: text }) }
}

/** The parts of a line that are each in one script, with the spaces between them. */
const runsOf = (line: string): string[] => line.split(words).filter(Boolean)

const fontOf = (run: string, bold?: boolean): Font => openFont(scriptOf(run) ?? (bold ? 'bold' : 'latin'))

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
