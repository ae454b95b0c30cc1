import type { ReadFile, Section } from '../model.ts'
import { factsOf } from '../table/factsOf.ts'
import { marksOf, movementsOf } from '../table/movementsOf.ts'
import { type RawSection, readTables } from '../table/readTables.ts'
import { missingPages, statedOf } from '../table/statedOf.ts'
import { settleOrder } from './settleOrder.ts'

const sheetKinds: ReadonlySet<ReadFile['kind']> = new Set(['xlsx', 'xls', 'ods', 'csv'])

/** The accounts of one file with their movements in the order of time. */
export function sectionsOf(read: ReadFile, file: number): Section[] {
  const raw = readTables(read.pages, sheetKinds.has(read.kind))
  const sections = raw.map(section => sectionOf(section, read, file, raw.length))
  // Pages before the table, such as a cover letter, are no account of their own.
  return sections.filter(
    ({ movements, stated }) => movements.length > 0 || (stated.opening !== null && stated.closing !== null),
  )
}

function sectionOf(raw: RawSection, read: ReadFile, file: number, sections: number): Section {
  const facts = factsOf(raw.outside)
  const stated = statedOf(raw.outside, raw.marks, raw.rows.length)
  const settled = settleOrder(
    movementsOf(raw.rows, file, new Set(read.scans.map(({ page }) => page))),
    marksOf(raw.marks, raw.rows.length),
    stated.opening,
    raw.isGuessed,
  )
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
    rowsLeftOut: raw.rowsLeftOut,
  }
}
