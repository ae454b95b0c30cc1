import type { Line, Stated } from '../model.ts'
import { type Amount, looksLikeAmount, parseAmount } from '../values/amounts.ts'
import type { RawMark } from './assembleRows.ts'
import { valuesOf } from './labels.ts'
import { textOf } from './specialLines.ts'

/** Debit balances are negative. */
export const signed = ({ paise, side }: Amount): number => (side === 'debit' ? -paise : paise)

const labels = {
  opening:
    /^(?:statement\s*)?opening\s*bal(?:ance)?\b|^(?:balance\s*)?(?:brought\s*forward|b\s?\/\s?f)\b|^(?:प्रारंभिक|प्रारम्भिक|आरंभिक)\s*शेष/iu,
  closing: /^(?:statement\s*)?closing\s*bal(?:ance)?\b|^(?:अंतिम|अन्तिम|समापन)\s*शेष/iu,
  debits:
    /^(?:total\s*)?(?:debits?|withdrawals?)\s*(?:amount|amt|total)?(?=[\s.:：(]|$)|^total\s*(?:of\s*)?(?:debits?|withdrawals?|dr)\b|^कुल\s*(?:नामे|निकासी|आहरण)/iu,
  credits:
    /^(?:total\s*)?(?:credits?|deposits?)\s*(?:amount|amt|total)?(?=[\s.:：(]|$)|^total\s*(?:of\s*)?(?:credits?|deposits?|cr)\b|^कुल\s*जमा/iu,
  debitCount: /^(?:dr|debit|withdrawal)s?\.?\s*count|^(?:no\.?|number|count)\s*of\s*(?:debits?|withdrawals?|dr)\b/iu,
  creditCount: /^(?:cr|credit|deposit)s?\.?\s*count|^(?:no\.?|number|count)\s*of\s*(?:credits?|deposits?|cr)\b/iu,
} as const

/** What the pages state about the rows as a whole, in their summaries and in rows of totals. */
export function statedOf(outside: readonly Line[], marks: readonly RawMark[], rowCount: number): Stated {
  const amounts = (label: RegExp) =>
    [...valuesOf(outside, label, text => amountIn(text) !== null)].map(({ value }) => amountIn(value))
  const counts = (label: RegExp) =>
    [...valuesOf(outside, label, text => countIn(text) !== null)].map(({ value }) => countIn(value))
  const totals = totalsOf(marks, rowCount)
  const plain = (amount: Amount | null | undefined) => amount?.paise ?? null
  const balance = (amount: Amount | null | undefined) => (amount ? signed(amount) : null)
  return {
    opening: balance(amounts(labels.opening)[0]),
    closing: balance(amounts(labels.closing).at(-1)),
    debits: totals?.debits ?? plain(amounts(labels.debits).at(-1)),
    credits: totals?.credits ?? plain(amounts(labels.credits).at(-1)),
    debitCount: counts(labels.debitCount).at(-1) ?? null,
    creditCount: counts(labels.creditCount).at(-1) ?? null,
  }
}

/** The last amount of a text, with its suffix: "as on 31/03/2024 : 1,200.00 Cr". */
function amountIn(text: string): Amount | null {
  const whole = parseAmount(text)
  if (whole && looksLikeAmount(text)) return whole
  const found = /(?:[-+(]\s*)?(?:₹\s*)?[\d,]+\.\d{2}\s*\)?-?(?:\s*\(?(?:cr|dr)\.?\)?)?(?=\s|$)/giu
  const last = [...text.matchAll(found)].at(0)?.[0]
  return last && text.length < 60 ? parseAmount(last.trim()) : null
}

const countIn = (text: string) => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : null)

/** A row "Total" that ends the table. Where every page has one, only the last is read, if it comes after all rows and says "grand". */
function totalsOf(
  marks: readonly RawMark[],
  rowCount: number,
): { debits: number | null; credits: number | null } | null {
  const totals = marks.filter(({ kind, at }) => kind === 'total' && at === rowCount)
  const last = totals.at(-1)
  if (!last || marks.some(({ kind, at }) => kind === 'total' && at < rowCount)) return null
  const amount = (text: string | undefined) => parseAmount(text ?? '')?.paise ?? null
  return { debits: amount(last.cells.debit), credits: amount(last.cells.credit) }
}

const PAGE_OF =
  /\bpage\s*(?:no\.?\s*)?[:：]?\s*(?<page>\d{1,4})\s*(?:of|\/)\s*(?<pages>\d{1,4})\b|पृष्ठ\s*(?<hindiPage>\d{1,4})\s*\/\s*(?<hindiPages>\d{1,4})/iu

/** Pages that "Page 3 of 7" says should be there and are not. */
export function missingPages(lines: readonly Line[]): { there: number; stated: number } | null {
  const seen = new Set<number>()
  let stated = 0
  for (const line of lines) {
    const groups = PAGE_OF.exec(textOf(line))?.groups
    const page = Number(groups?.page ?? groups?.hindiPage)
    const pages = Number(groups?.pages ?? groups?.hindiPages)
    if (!page || !pages || page > pages) continue
    seen.add(page)
    stated = Math.max(stated, pages)
  }
  return seen.size > 0 && seen.size < stated ? { there: seen.size, stated } : null
}
