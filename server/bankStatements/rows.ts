import type { z } from 'zod'
import type {
  listStatementRows,
  PlacedRow,
  readStatement,
  StatementRowFilter,
} from '../../contracts/calls/bankStatements.ts'
import type { OpenAnalysis, StatementHead } from './storeAnalysis.ts'

/** More points than a chart has pixels for show nothing more. */
const MAX_DAYS = 400
const MAX_CITED = 1_000

/** Everything but the rows, with those rows that its parts name. */
export async function presentAnalysis({
  head,
  rows,
  rowCount,
}: OpenAnalysis): Promise<z.input<typeof readStatement.reply>> {
  const wanted = new Set(citedIn(head).slice(0, MAX_CITED))
  const cited: PlacedRow[] = []
  if (wanted.size > 0) for await (const row of rows()) if (wanted.has(row.at)) cited.push(row)
  return { ...head, days: thinned(head), rowCount, cited }
}

/** The rows that a reader looks up: those that do not add up, then bounces and the evidence of hints. */
const citedIn = ({ accounts, bounces, hints }: StatementHead): number[] => [
  ...accounts.flatMap(({ reconciliation }) => reconciliation.rows.map(({ row }) => row)),
  ...bounces.map(({ row }) => row),
  ...hints.flatMap(hint => hint.rows.slice(0, 20)),
]

/** Keeps the lowest day of each stretch, so that a low point is not lost, and the last day. */
function thinned({ days, accounts }: StatementHead): StatementHead['days'] {
  return accounts.flatMap((_, account) => {
    const own = days.filter(day => day.account === account)
    const stretch = Math.ceil(own.length / MAX_DAYS)
    if (stretch <= 1) return own
    const kept = Array.from({ length: Math.ceil(own.length / stretch) }, (__, at) =>
      own.slice(at * stretch, (at + 1) * stretch).reduce((low, day) => (day.paise < low.paise ? day : low)),
    )
    const last = own.at(-1)
    return last && kept.at(-1) !== last ? [...kept, last] : kept
  })
}

interface Page {
  page: number
  perPage: number
}

/** One page of the rows that match, in order, with the sums of all of them. */
export async function pageOfRows(
  { rows }: OpenAnalysis,
  { page, perPage, ...filter }: StatementRowFilter & Page,
): Promise<z.input<typeof listStatementRows.reply>> {
  const found: PlacedRow[] = []
  let total = 0
  let creditsPaise = 0
  let debitsPaise = 0
  const from = (page - 1) * perPage
  for await (const row of matching(rows(), filter)) {
    if (total >= from && total < from + perPage) found.push(row)
    total += 1
    creditsPaise += row.creditPaise ?? 0
    debitsPaise += row.debitPaise ?? 0
  }
  return { rows: found, total, creditsPaise, debitsPaise }
}

async function* matching(rows: AsyncGenerator<PlacedRow>, filter: StatementRowFilter): AsyncGenerator<PlacedRow> {
  const text = filter.text?.toLocaleLowerCase('en')
  for await (const row of rows) if (passes(row, filter) && (!text || contains(row, text))) yield row
}

function passes(row: PlacedRow, filter: StatementRowFilter): boolean {
  const { from, to, category, direction, mode, leastPaise, mostPaise, account, broken } = filter
  const paise = row.creditPaise ?? row.debitPaise ?? 0
  const is = <Value>(wanted: Value | undefined, value: Value) => wanted === undefined || wanted === value
  return (
    is(category, row.category) &&
    is(mode, row.mode) &&
    is(account, row.account) &&
    is(direction, row.creditPaise === null ? 'debit' : 'credit') &&
    (from === undefined || (row.date !== null && row.date >= from)) &&
    (to === undefined || (row.date !== null && row.date <= to)) &&
    (leastPaise === undefined || paise >= leastPaise) &&
    (mostPaise === undefined || paise <= mostPaise) &&
    (broken === undefined || row.problem !== null)
  )
}

const contains = ({ description, ref, counterparty }: PlacedRow, text: string) =>
  `${description}\n${ref ?? ''}\n${counterparty ?? ''}`.toLocaleLowerCase('en').includes(text)
