import { openFont } from './fonts.ts'

const letters = '[\\u0900-\\u097F\\u200C\\u200D]+'
const devanagari = new RegExp(`(${letters}(?:\\s+${letters})*)`)
/** In points, between a word in one script and one in the other. */
const SPACE = 3

export interface TextStyle {
  fontSize: number
  bold?: boolean
  color: string
}

/**
 * A line that may contain Devanagari. Such text is drawn as outlines, because the PDF library cannot embed the web fonts of this script and
 * would leave a gap.
 */
export function renderMixedScript(text: string, style: TextStyle) {
  if (!devanagari.test(text)) return { text, ...style }
  const columns = runsOf(text).flatMap(({ run, isSpaced }) => [
    ...(isSpaced ? [{ text: '', width: SPACE }] : []),
    devanagari.test(run) ? drawn(run, style) : { text: run, width: 'auto', ...style },
  ])
  return { columns }
}

/**
 * A text that may contain Devanagari, in as many lines as a width in points demands: outlines do not wrap. Without Devanagari it is left
 * to the PDF library.
 */
export const wrapMixedScript = (text: string, style: TextStyle, width: number): object =>
  devanagari.test(text)
    ? { stack: linesOf(text, style, width).map(line => renderMixedScript(line, style)) }
    : { text, ...style }

function linesOf(text: string, style: TextStyle, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word
    if (line && widthOf(longer, style) > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return line ? [...lines, line] : lines
}

interface Run {
  run: string
  /** Whether a space precedes it. */
  isSpaced: boolean
}

/** The parts of a line that are each in one script. */
function runsOf(line: string): Run[] {
  const parts = line.split(devanagari)
  return parts.flatMap((part, at) => {
    const run = part.trim()
    const isSpaced = at > 0 && (/^\s/.test(part) || /\s$/.test(parts[at - 1] ?? ''))
    return run ? [{ run, isSpaced }] : []
  })
}

function widthOf(line: string, { fontSize, bold }: TextStyle): number {
  const widths = runsOf(line).map(({ run, isSpaced }) => {
    const font = openFont(devanagari.test(run) ? 'devanagari' : bold ? 'bold' : 'latin')
    return (font.layout(run).advanceWidth * fontSize) / font.unitsPerEm + (isSpaced ? SPACE : 0)
  })
  return widths.reduce((sum, one) => sum + one, 0)
}

function drawn(text: string, { fontSize, color }: TextStyle) {
  const font = openFont('devanagari')
  const { glyphs, positions, advanceWidth } = font.layout(text)
  let at = 0
  const paths = glyphs.map((glyph, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
    const path = `<path transform="translate(${at + xOffset} ${yOffset})" d="${glyph.path.toSVG()}"/>`
    at += xAdvance
    return path
  })
  const scale = fontSize / font.unitsPerEm
  const [width, height] = [advanceWidth * scale, (font.ascent - font.descent) * scale]
  const group = `<g fill="${color}" transform="translate(0 ${font.ascent * scale}) scale(${scale} ${-scale})">${paths.join('')}</g>`
  return { svg: `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${group}</svg>`, width }
}
