import { amountKinds, type Cells, type Line } from '../model.ts'

/** What a line of the table is, if no transaction. */
export type SpecialLine = 'opening' | 'closing' | 'broughtForward' | 'carriedForward' | 'total' | 'pageTotal'

const patterns: [SpecialLine, RegExp][] = [
  ['pageTotal', /\bpage\s*(?:wise\s*)?total|\bsub[\s-]*total|पृष्ठ (?:का )?(?:योग|कुल)/iu],
  ['opening', /\bopening\s*bal|प्रारंभिक\s*शेष|प्रारम्भिक\s*शेष|आरंभिक\s*शेष|अथशेष/iu],
  ['closing', /\bclosing\s*bal|अंतिम\s*शेष|अन्तिम\s*शेष|समापन\s*शेष|इतिशेष/iu],
  ['broughtForward', /\bb\s?\/\s?f\b|\bbrought\s*(?:forward|down)|\bbalance\s*forward|पिछला\s*शेष|आगे\s*लाया/iu],
  ['carriedForward', /\bc\s?\/\s?f\b|\bcarr(?:y|ied)\s*(?:forward|down|over)|आगे\s*ले\s*जाया/iu],
  ['total', /^\W*(?:grand\s*|statement\s*|transaction\s*)?totals?\b|^\W*(?:कुल|योग|सकल योग)/iu],
]

export const textOf = (line: Line): string => line.words.map(({ text }) => text).join(' ')

export const amountsIn = (cells: Cells): number =>
  [...amountKinds].reduce((count, kind) => count + (cells[kind] === undefined ? 0 : 1), 0)

/** Opening and closing balances whose words were broken, as a recogniser sometimes reads them: "CLOSI NG BALANCE". */
function balanceIn(text: string): SpecialLine | undefined {
  const joined = text.replace(/(?<=[a-z]) (?=[a-z])/gi, '').toLowerCase()
  return (['opening', 'closing'] as const).find(end => joined.includes(`${end}balance`))
}

/**
 * A line that says a balance or totals. One with a date may be a transaction whose narration says "B/F": it is only special if it has nothing but one
 * amount.
 */
export function specialLine(line: Line, cells: Cells, isDated: boolean): SpecialLine | null {
  const text = isDated ? (cells.description ?? '') : textOf(line)
  const found = patterns.find(([, pattern]) => pattern.test(text))?.[0] ?? balanceIn(text)
  if (!found) return null
  const amounts = amountsIn(cells)
  if (found === 'total' || found === 'pageTotal') return isDated || amounts === 0 ? null : found
  return amounts === 1 ? found : null
}
