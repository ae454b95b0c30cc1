import bidiFactory from 'bidi-js'
import { boxOf, type Glyph } from '../../fonts/glyph.ts'
import type { PlacedGlyph, TextFont } from './fonts.ts'
import { splitByFont } from './runs.ts'
import type { FontName } from './scripts.ts'

/** Of the square in which signs are drawn. Noto has a thousand: its outlines are kept exactly. */
export const UNITS_PER_EM = 4000

/** What one code of an embedded font shows and means. */
export interface Sign extends Glyph {
  /** The same for signs that look alike and mean the same. */
  key: string
  /** What a reader extracts. */
  text: string
}

/** A line as it is drawn, in parts of its font size. */
export interface ShapedLine {
  text: string
  /** From left to right, in groups that readers put in order by themselves. */
  groups: Sign[][]
  /** Of the letters and of strokes that reach beyond the first and the last. */
  width: number
  /** How far strokes reach before the first letter. */
  before: number
  /** Above and below the base line, of what is drawn. */
  top: number
  bottom: number
  /** Whether it begins at the right. */
  isRightToLeft: boolean
  /** Whether some of it runs from right to left. */
  hasRightToLeft: boolean
}

const bidi = bidiFactory()

const leftToRightLetter = /[^\P{L}\p{Script=Arabic}]/u

/**
 * Shapes a line, whose characters fonts draw (`splitByFont`), and orders it for the eye (UAX #9). A line begins at the right only if all of its letters run
 * from there: readers put the parts of others in order from left to right.
 */
export function shapeLine(line: string, fontOf: (name: FontName) => TextFont): ShapedLine {
  const { levels, paragraphs } = bidi.getEmbeddingLevels(line, leftToRightLetter.test(line) ? 'ltr' : 'auto')
  const isRightToLeft = ((paragraphs[0]?.level ?? 0) & 1) === 1
  const shaped = partsOf(line, levels, fontOf).map(({ font, text, level }) => ({
    level,
    signs: shapeRun(text, { name: font, font: fontOf(font), isRightToLeft: (level & 1) === 1 }),
  }))
  const seen = inOrderOfSight(shaped)
  const groups = isRightToLeft ? [seen.flatMap(run => run.signs)] : groupsOf(seen)
  const signs = groups.flat()
  const { left, right, top, bottom, end } = extentOf(signs)
  return {
    text: line,
    groups,
    width: (Math.max(end, right) - Math.min(0, left)) / UNITS_PER_EM,
    before: Math.max(0, -left) / UNITS_PER_EM,
    top: top / UNITS_PER_EM,
    bottom: bottom / UNITS_PER_EM,
    isRightToLeft,
    hasRightToLeft: shaped.some(({ level }) => level > 0),
  }
}

/** The parts of a line that have one font and one direction. */
function partsOf(line: string, levels: Uint8Array, fontOf: (name: FontName) => TextFont) {
  const parts: { font: FontName; text: string; level: number }[] = []
  let at = 0
  for (const { font, text } of splitByFont(line, fontOf).runs)
    for (const character of text) {
      const level = levels[at] ?? 0
      const last = parts.at(-1)
      if (last?.font === font && last.level === level) last.text += character
      else parts.push({ font, text: character, level })
      at += character.length
    }
  return parts
}

/** Of what signs show when they stand in a line, and where the line ends. */
function extentOf(signs: Sign[]) {
  const extent = { left: 0, right: 0, top: 0, bottom: 0, end: 0 }
  for (const { contours, advance } of signs) {
    if (contours.length > 0) {
      const box = boxOf(contours)
      extent.left = Math.min(extent.left, extent.end + box.left)
      extent.right = Math.max(extent.right, extent.end + box.right)
      extent.top = Math.max(extent.top, box.top)
      extent.bottom = Math.min(extent.bottom, box.bottom)
    }
    extent.end += advance
  }
  return extent
}

/** Neighbours of one direction. */
function groupsOf(runs: { level: number; signs: Sign[] }[]): Sign[][] {
  const groups: { level: number; signs: Sign[] }[] = []
  for (const { level, signs } of runs) {
    const last = groups.at(-1)
    if (last && last.level > 0 === level > 0) last.signs.push(...signs)
    else groups.push({ level, signs: [...signs] })
  }
  return groups.map(({ signs }) => signs)
}

/** Reverses what runs from right to left, level by level (UAX #9, L2). */
function inOrderOfSight<T extends { level: number }>(runs: T[]): T[] {
  const ordered = [...runs]
  for (let level = Math.max(0, ...runs.map(run => run.level)); level > 0; level--)
    for (let from = 0; from < ordered.length; from++) {
      let to = from
      while (to < ordered.length && (ordered[to]?.level ?? 0) >= level) to++
      ordered.splice(from, to - from, ...ordered.slice(from, to).reverse())
      from = Math.max(from, to)
    }
  return ordered
}

/**
 * A cluster, which is a letter with its marks as shaping joins them, becomes one sign that shows all of it and means its first character; empty signs
 * without width mean the others. So a text is extracted as it was typed, however its parts are drawn.
 */
function shapeRun(
  text: string,
  { name, font, isRightToLeft }: { name: FontName; font: TextFont; isRightToLeft: boolean },
): Sign[] {
  const glyphs = font.shape(text, isRightToLeft)
  const starts = [...new Set(glyphs.map(({ cluster }) => cluster))].toSorted((a, b) => a - b)
  const signs = starts.flatMap((start, index) => {
    const own = glyphs.filter(({ cluster }) => cluster === start)
    const [first = '', ...others] = text.slice(index === 0 ? 0 : start, starts[index + 1])
    return [{ ...drawn(name, font, own), text: first }, ...others.map(empty)]
  })
  const joined = joinInvisible(signs, isRightToLeft)
  return isRightToLeft ? joined.reverse().map(backwards) : joined
}

const empty = (text: string): Sign => ({ key: '', contours: [], advance: 0, text })

const isInvisible = (text: string) => /^\p{Cf}+$/u.test(text)

/**
 * Joins a joiner with the sign that follows it (from right to left: that is before it, so that it again comes first on the page). Readers skip what ends
 * with an invisible character.
 */
function joinInvisible(signs: Sign[], isRightToLeft: boolean): Sign[] {
  const joined: Sign[] = []
  let held = ''
  for (const sign of signs) {
    const last = joined.at(-1)
    if (sign.contours.length > 0 || sign.advance > 0 || !isInvisible(sign.text)) {
      joined.push({ ...sign, text: held + sign.text })
      held = ''
    } else if (!isRightToLeft) held += sign.text
    else if (last) last.text += sign.text
    else joined.push(sign)
  }
  return held === '' ? joined : [...joined, empty(held)]
}

const backwards = (sign: Sign): Sign => ({ ...sign, text: Array.from(sign.text).reverse().join('') })

function drawn(name: FontName, font: TextFont, glyphs: PlacedGlyph[]) {
  const scaled = (value: number) => Math.round((value * UNITS_PER_EM) / font.web.unitsPerEm)
  let advance = 0
  const contours = glyphs.flatMap(glyph => {
    const [dx, dy] = [advance + glyph.x, glyph.y]
    advance += glyph.advance
    const outline = font.web.glyphs[glyph.id]?.contours ?? []
    return outline.map(contour => contour.map(({ x, y, isOn }) => ({ x: scaled(x + dx), y: scaled(y + dy), isOn })))
  })
  const key = glyphs.map(({ id, advance: own, x, y }) => [id, own, x, y].join()).join(' ')
  return { key: `${name} ${key}`, contours, advance: scaled(advance) }
}
