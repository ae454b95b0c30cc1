import type { StatementAnalysis } from '../../../../contracts/bankStatements/statements.ts'

type Row = StatementAnalysis['rows'][number]

export interface Sums {
  creditPaise: number
  creditCount: number
  debitPaise: number
  debitCount: number
}

export const emptySums = (): Sums => ({ creditPaise: 0, creditCount: 0, debitPaise: 0, debitCount: 0 })

export function addTo(sums: Sums, { creditPaise, debitPaise }: Pick<Row, 'creditPaise' | 'debitPaise'>): void {
  if (creditPaise) {
    sums.creditPaise += creditPaise
    sums.creditCount++
  }
  if (debitPaise) {
    sums.debitPaise += debitPaise
    sums.debitCount++
  }
}

/** What came and went in each category that occurs, the largest first. */
export function categorySums(rows: readonly Row[]): StatementAnalysis['categories'] {
  const found = new Map<Row['category'], Sums>()
  for (const row of rows) {
    const sums = found.get(row.category) ?? emptySums()
    addTo(sums, row)
    found.set(row.category, sums)
  }
  return [...found]
    .map(([category, sums]) => ({ category, ...sums }))
    .sort((one, other) => other.creditPaise + other.debitPaise - one.creditPaise - one.debitPaise)
}

/** The middle value, the lower of two. The list must not be empty. */
export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[(values.length - 1) >> 1] as number

/** Adds a value to the list of a key. */
export function pushTo<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}
