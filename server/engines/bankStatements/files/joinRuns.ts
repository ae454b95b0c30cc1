import { looksLikeAmount } from '../values/amounts.ts'
import type { ActualTexts } from './actualText.ts'
import type { PlacedWord } from './placedWords.ts'
import { splitWords } from './splitWords.ts'

/** A run of text as pdfjs gives it; `mark` is its marked content, counted over the page. */
export interface TextRun {
  text: string
  left: number
  right: number
  y: number
  size: number
  font: string
  mark: number | null
}

/** Letters and signs of India's scripts without figures: an amount is only ever read from its glyphs. */
const LETTERS = /^(?:(?!\p{N})[\u0900-\u0d7f\u200c\u200d])+$/u

/** The words of runs in the order of the file. Parts of one word in several fonts are put together, and glyphs without letters get those that the file gives. */
export function wordsOfRuns(runs: readonly TextRun[], texts: ActualTexts | null): PlacedWord[] {
  const words: PlacedWord[] = []
  let before: TextRun | null = null
  for (const run of texts ? withActualTexts(runs, texts) : runs) {
    if (!isBlank(run)) {
      const placed = splitWords(run.text, run.left, run.right - run.left, run.font)
      const more = placed.map(word => ({ ...word, y: run.y, size: run.size }))
      const [last, first] = [words.at(-1), more[0]]
      if (before && last && first && isOneWord(before, run, last.text, first.text)) {
        last.text += first.text
        last.right = first.right
        more.shift()
      }
      words.push(...more)
    }
    // Behind a glyph without width pdfjs puts a blank that is not there.
    if (!isBlank(run) || (before && before.right > before.left)) before = run
  }
  return words
}

const isBlank = ({ text }: TextRun) => text.trim() === ''

function withActualTexts(runs: readonly TextRun[], texts: ActualTexts): TextRun[] {
  const joined: TextRun[] = []
  for (const run of runs) {
    const text = run.mark === null ? null : (texts[run.mark] ?? null)
    const last = joined.at(-1)
    if (text === null || isBlank(run) || !LETTERS.test(text) || !isWithin(run.text, text)) joined.push(run)
    else if (last?.mark === run.mark && last.text === text) last.right = Math.max(last.right, run.right)
    else joined.push({ ...run, text })
  }
  return joined
}

/** Whether the letters that the glyphs have are among those that the file gives for them. */
const isWithin = (glyphs: string, text: string) =>
  [...glyphs.replace(/[\s\p{C}]/gu, '')].every(letter => text.includes(letter))

/** A share of the letters' height. */
const TOUCHING = 0.08

function isOneWord(before: TextRun, run: TextRun, last: string, first: string): boolean {
  const isSplit = /\s$/.test(before.text) || /^\s/.test(run.text)
  if (isSplit || Math.abs(before.y - run.y) > 0.1 || looksLikeAmount(last) || looksLikeAmount(first)) return false
  const { left, right } = before
  // Some glyphs have no width in their font.
  if (right <= left) return !isBlank(before) && run.left > left && run.left - left < run.size
  return Math.abs(run.left - right) < TOUCHING * run.size
}
