import type { Section } from '../model.ts'

/** A statement shows rows on at least this share of its pages; a book with a table in it does not. */
const MIN_PAGES = 0.25

/**
 * Whether tables are those of a statement: rows follow from balance to balance, or the document names an account or its balances, and more than a
 * few of its pages have rows. Dates beside amounts alone stand in invoices and manuals too.
 */
export function isStatement(sections: readonly Section[], pageCount: number): boolean {
  if (sections.some(hasRunningBalance)) return true
  const movements = sections.flatMap(section => section.movements)
  if (movements.length === 0) return sections.length > 0
  const pages = new Set(movements.map(({ page }) => page))
  if (pages.size < MIN_PAGES * pageCount) return false
  const hasBoth = movements.some(({ credit }) => credit) && movements.some(({ debit }) => debit)
  return hasBoth || sections.some(section => namesAccount(section) || hasBalances(section))
}

const namesAccount = ({ facts, stated }: Section) =>
  [facts.number, facts.ifsc, stated.opening, stated.closing].some(fact => fact !== null)

/** Beneath a heading of their own: columns without headings may be anything. */
const hasBalances = ({ movements, byBalance }: Section) =>
  !byBalance && movements.some(({ balance }) => balance !== null)

function hasRunningBalance({ movements }: Section): boolean {
  let [fitting, checked] = [0, 0]
  movements.forEach(({ debit, credit, balance }, at) => {
    const before = movements[at - 1]?.balance ?? null
    if (before === null || balance === null) return
    checked++
    if (balance !== before && balance === before + (credit ?? 0) - (debit ?? 0)) fitting++
  })
  return fitting > 0 && fitting * 2 >= checked
}
