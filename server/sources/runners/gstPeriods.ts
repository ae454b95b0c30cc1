import { firstYearOf } from '../../../contracts/platform/financialYear.ts'

export type GstReturnType = 'GSTR1' | 'GSTR3B'

/** The months of a financial year as `2026-04`, or the last month of each of its quarters. */
export const periodsOf = (financialYear: string, quarterly: boolean): string[] =>
  Array.from({ length: 12 }, (_, at) => monthAfter(`${firstYearOf(financialYear)}-04`, at)).filter(
    (_, at) => !quarterly || at % 3 === 2,
  )

/**
 * The last day for a return, without extensions by notification. CGST Rules 59 and 61, Notifications 83 and 84/2020: GSTR-1 by the
 * 11th of the next month, or by the 13th after a quarter; GSTR-3B by the 20th, or by the 22nd or 24th after a quarter, depending on the
 * state: the later day counts, so that nobody is called late wrongly.
 */
export function dueDateOf(gstType: GstReturnType, period: string, quarterly: boolean): string {
  const days = { GSTR1: quarterly ? 13 : 11, GSTR3B: quarterly ? 24 : 20 }
  return `${monthAfter(period, 1)}-${days[gstType]}`
}

function monthAfter(month: string, count: number): string {
  const [year = 0, at = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, at - 1 + count, 1)).toISOString().slice(0, 7)
}
