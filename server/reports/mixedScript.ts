import type { Font } from './font.ts'
import { openFont, type Script, scripts } from './fonts.ts'
import { provideFont } from './pdf.ts'

/** Letters of one script with its marks, and the joiners of its spelling. */
const lettersOf = (script: Script) => `[\\p{scx=${script}}\\u200C\\u200D]+`

/** The one script that runs from right to left. */
const RIGHT_TO_LEFT = 'Arabic' satisfies Script

/** Words of one script, with the spaces between them; from right to left, with all between them that is no letter. */
const wordsOf = (script: Script) =>
  `${lettersOf(script)}(?:${script === RIGHT_TO_LEFT ? '[^\\p{L}\\r\\n]' : '\\s'}+${lettersOf(script)})*`

const words = new RegExp(`(${scripts.map(wordsOf).join('|')})`, 'u')

/** A line without letters that run from left to right: what stands at its ends, such as a number, is part of it, too. */
const wholeLine = new RegExp(`^(?=.*\\p{sc=${RIGHT_TO_LEFT}})(?:\\p{sc=${RIGHT_TO_LEFT}}|[^\\p{L}\\r\\n])+$`, 'u')

const letterOf = new Map(scripts.map(script => [script, new RegExp(`\\p{sc=${script}}`, 'u')]))

/** Draws signs of several scripts that stand alone, such as the danda. */
const ofSeveral = { script: 'Devanagari', letter: 'क' } as const

/** The script of a run and one of its letters; undefined for what the Latin fonts draw. */
function scriptOf(run: string): { script: Script; letter: string } | undefined {
  for (const script of scripts) {
    const letter = letterOf.get(script)?.exec(run)?.[0]
    if (letter) return { script, letter }
  }
  return words.test(run) ? ofSeveral : undefined
}

export interface TextStyle {
  fontSize: number
  bold?: boolean
  color: string
}

/** A text in any of the scripts: each is written in its own font. */
export function renderMixedScript(text: string, style: TextStyle) {
  if (!words.test(text)) return { text, ...style }
  const runs = runsOf(text).map(run => {
    const own = scriptOf(run)
    return own ? { text: bound(run, own.script), font: provideFont(own.script, own.letter) } : { text: run }
  })
  return { text: runs, ...style }
}

/** The parts of a line that are each in one script, with the spaces between them. */
const runsOf = (line: string): string[] => (wholeLine.test(line) ? [line] : line.split(words).filter(Boolean))

/** The PDF library puts words in order from left to right: those of the other direction are one to it. */
const bound = (run: string, script: Script | undefined) =>
  script === RIGHT_TO_LEFT ? run.replaceAll(' ', '\u00A0') : run

/** What lines of a text are not broken within. */
export const unbrokenParts = (text: string): string[] =>
  runsOf(text)
    .map(run => bound(run, scriptOf(run)?.script))
    .join('')
    .split(/[^\S\u00A0]+/)
    .map(part => part.replaceAll('\u00A0', ' '))

const fontOf = (run: string, bold?: boolean): Font => openFont(scriptOf(run)?.script ?? (bold ? 'bold' : 'latin'))

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
