import type { Line, Word } from '../model.ts'
import { joinSigns } from './joinSigns.ts'

export interface PlacedWord extends Word {
  y: number
  size: number
}

/** Share of the letters' height by which words of one line may differ. */
const SLACK = 0.35

/** Groups words into lines from top to bottom, each from left to right. Words that lie exactly on an equal one (bold by double print) are dropped. */
export function linesOf(words: PlacedWord[], page: number): Line[] {
  const groups: PlacedWord[][] = []
  for (const word of words.toSorted((one, other) => one.y - other.y)) {
    const group = groups.at(-1)
    const [first] = group ?? []
    if (group && first && Math.abs(word.y - first.y) <= SLACK * Math.max(Math.min(word.size, first.size), 2))
      group.push(word)
    else groups.push([word])
  }
  return groups.map(group => {
    const sorted = group.toSorted((one, other) => one.left - other.left)
    const sizes = group.map(({ size }) => size).toSorted((one, other) => one - other)
    const size = sizes[sizes.length >> 1] ?? 8
    const once = sorted.filter(
      (word, at) => !sorted.slice(Math.max(0, at - 3), at).some(other => isDoublePrint(word, other)),
    )
    return { page, y: group[0]?.y ?? 0, size, words: joinSigns(once, size) }
  })
}

const isDoublePrint = (word: Word, other: Word) => word.text === other.text && Math.abs(word.left - other.left) < 1

/** How many words lie on other, different words of the same line: text that was pasted over text. */
export function coveredWords(words: PlacedWord[]): number {
  return linesOf(words, 1).reduce((count, line) => {
    const over = line.words.filter((word, at) => {
      const before = line.words[at - 1]
      if (!before || before.text === word.text) return false
      const shared = Math.min(before.right, word.right) - word.left
      return shared > 0.5 * Math.min(before.right - before.left, word.right - word.left)
    })
    return count + over.length
  }, 0)
}
