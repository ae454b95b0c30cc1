import type { AccountFacts, Movement, ReadFile, Section } from '../model.ts'
import { factsOf } from '../table/factsOf.ts'
import type { MappedTable } from '../table/mappedTable.ts'
import { marksOf, movementsOf } from '../table/movementsOf.ts'
import { type RawSection, readTables } from '../table/readTables.ts'
import { textOf } from '../table/specialLines.ts'
import { missingPages, statedOf } from '../table/statedOf.ts'
import { settleOrder } from './settleOrder.ts'

const sheetKinds: ReadonlySet<ReadFile['kind']> = new Set(['xlsx', 'xls', 'ods', 'csv'])

export const isSheet = ({ kind }: Pick<ReadFile, 'kind'>): boolean => sheetKinds.has(kind)

/** The accounts of one file with their movements in the order of time. */
export function sectionsOf(read: ReadFile, file: number, mapped?: MappedTable): Section[] {
  const raw = readTables(read.pages, isSheet(read), mapped)
  const sections = raw.map(section => sectionOf(section, read, file, raw.length))
  // Pages before the table, such as a cover letter, are no account of their own.
  return sections.filter(
    ({ movements, stated }) => movements.length > 0 || (stated.opening !== null && stated.closing !== null),
  )
}

const owedTypes: ReadonlySet<AccountFacts['type']> = new Set(['overdraft', 'cashCredit', 'loan'])

const isPositive = ({ balance }: Movement) => balance === null || balance >= 0

function sectionOf(raw: RawSection, read: ReadFile, file: number, sections: number): Section {
  const facts = factsOf(raw.outside)
  const isOwed = facts.type !== null && owedTypes.has(facts.type)
  const stated = statedOf(raw.outside, raw.marks, raw.rows.length)
  const settled = settleOrder(movementsOf(raw.rows, file), marksOf(raw.marks, raw.rows.length), stated.opening, {
    isGuessed: raw.isGuessed,
    isOwed,
  })
  const negate = (paise: number | null) => (settled.isNegated && paise !== null ? -paise : paise)
  return {
    facts,
    stated: { ...stated, opening: negate(stated.opening), closing: negate(stated.closing) },
    movements: settled.movements,
    marks: settled.marks,
    unreadPages: read.unreadPages.filter(page => sections === 1 || (page >= raw.firstPage && page <= raw.lastPage)),
    pagesMissing: missingPages(raw.outside),
    isNewestFirst: settled.isNewestFirst,
    byBalance: settled.byBalance,
    isNegated: settled.isNegated,
    isSignOpen: settled.isNegated || (isOwed && settled.byBalance && settled.movements.every(isPositive)),
    rowsLeftOut: raw.rowsLeftOut,
    linesLost: raw.linesLost.map(line => ({ page: line.page, text: textOf(line) })),
  }
}
