import type { Readable } from 'node:stream'
import { streamCsv } from '../../engines/csv.ts'
import { streamWorkbook } from '../../engines/workbook.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { translate } from '../../platform/translate.ts'
import { resultTable } from './resultTable.ts'

/** Exports every row's result as CSV, times in UTC. Throws `conflict` before the start. */
export async function resultCsv(ctx: Context, scope: Scope<CustomerActor>, id: string): Promise<Readable> {
  const { columns, rows } = await resultTable(ctx, scope, id)
  return streamCsv(columns, inRupees(rows))
}

/** The same as a workbook, times in Indian time. Throws `conflict` before the start. */
export async function resultWorkbook(ctx: Context, scope: Scope<CustomerActor>, id: string): Promise<Readable> {
  const { columns, rows } = await resultTable(ctx, scope, id)
  const header = translate(scope.locale, 'bulk.result.checkedAtIndia')
  const indian = columns.map(column => (column.key === 'checkedAt' ? { ...column, header } : column))
  return streamWorkbook(translate(scope.locale, 'bulk.result.sheet'), indian, rows)
}

async function* inRupees<Row extends { charge: number }>(rows: AsyncIterable<Row>) {
  for await (const row of rows) yield { ...row, charge: (row.charge / 100).toFixed(2) }
}
