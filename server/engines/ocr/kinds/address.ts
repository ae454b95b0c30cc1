import { isState } from '../checkField.ts'
import { afterLabel, below, type Found, joined, type Line, labels, rightOf, wholeLine } from './page.ts'
import type { Draft } from './reader.ts'
import { asText } from './values.ts'

/** A PIN code has six digits, the first not 0, with a space in the middle at times. */
const PIN = /(?<!\d)[1-9]\d{2} ?\d{3}(?!\d)/
const RELATION = /^\s*[SDWC]\s*[/I|l]\s*[O0]\b[^,]*,?\s*/i

/** The lines of an address: what follows the label, until the PIN code, another label, a gap or seven lines. */
export function linesOfAddress(
  lines: readonly Line[],
  label = /ADDRES+|^ADDR/,
  isEnd: (line: Line) => boolean = () => false,
): Found[] {
  const found = labels(lines, label)[0]
  if (!found) return []
  // The text may begin beside its label, in the same line or in one of its own, or below it.
  const inLine = afterLabel(found)
  const beside = asText(inLine.text) ? undefined : rightOf(lines, found.line)[0]
  const isBeside = beside && !isEnd(beside) && !isLabel(beside)
  const parts: Found[] = isBeside ? [wholeLine(beside)] : asText(inLine.text) ? [inLine] : []
  let last = isBeside ? beside : found.line
  // It goes on below its own beginning.
  while (parts.length < 7 && !PIN.test(parts.at(-1)?.text ?? '')) {
    const next = below(lines, last, 1.5).find(
      line => Math.min(line.left, found.line.right) >= found.line.left - (line.bottom - line.top) * 2,
    )
    if (!next || isEnd(next) || isLabel(next)) break
    parts.push(wholeLine(next))
    last = next
  }
  return parts
}

const isLabel = ({ key, text }: Line) =>
  /^(?:DATEOF|DOB|ISSUE|VALID|SIGNATURE|NAMEOF|VID|BLOODGR|CLASSOF|HELP|WWW|GENDER|FATHER)/.test(key) ||
  (/^\D{3,24}:/.test(text) && !/^[SDWC]\/O/.test(text))

/** The address without the name of a relation, its PIN code and its state. */
export function addressFields(parts: readonly Found[]): Draft[] {
  const bare = parts
    .map(part => ({ ...part, text: part.text.replace(RELATION, '') }))
    .flatMap(part => {
      const text = asText(part.text)
      return text ? [{ ...part, text }] : []
    })
  return [
    { name: 'address', found: joined(bare, ', ') },
    { name: 'pin', found: partWith(bare, text => PIN.exec(text)?.[0].replace(' ', '')) },
    { name: 'state', found: partWith(bare, stateIn) },
  ]
}

function partWith(parts: readonly Found[], parse: (text: string) => string | undefined): Found | undefined {
  for (const part of parts.toReversed()) {
    const text = parse(part.text)
    if (text) return { ...part, text }
  }
  return undefined
}

/** The name of a state within a text: the longest run of words that is one. */
export function stateIn(text: string): string | undefined {
  const words = text.split(/[\s,.:;()-]+/).filter(word => /^[A-Za-z&]+$/.test(word))
  for (let count = Math.min(5, words.length); count > 0; count--)
    for (let from = 0; from + count <= words.length; from++) {
      const name = words.slice(from, from + count).join(' ')
      if (isState(name)) return name
    }
  return undefined
}
