import type { Line, Page } from '../model.ts'
import { looksLikeAmount } from '../values/amounts.ts'
import { textOf } from './specialLines.ts'

/** Share of the pages on which a line must stand at the same place to be a header or footer. */
const SHARE = 0.6

/** Lines that stand on most pages at the same height with the same words, numbers aside. */
export function repeatedLines(pages: readonly Page[]): ReadonlySet<Line> {
  const found = new Map<string, Line[]>()
  for (const { lines } of pages) {
    const [first, last] = [lines.findIndex(hasAmount), lines.findLastIndex(hasAmount)]
    for (const [at, line] of lines.entries()) {
      // Between rows the same narration may stand twice.
      if (at > first && at < last) continue
      const key = `${Math.round(line.y / 4)} ${textOf(line).replace(/\d+/g, '#')}`
      const same = found.get(key)
      if (same) same.push(line)
      else found.set(key, [line])
    }
  }
  const least = Math.max(2, SHARE * pages.length)
  return new Set([...found.values()].filter(lines => lines.length >= least).flat())
}

const hasAmount = ({ words }: Line) => words.some(({ text }) => looksLikeAmount(text))
