import { streamCsv } from '../../engines/csv.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { notFound } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { streamTransactions, sumTransactions } from './transactions.ts'

const columns = [
  'number',
  'paidAt',
  'brand',
  'status',
  'fines',
  'fees',
  'discount',
  'gst',
  'total',
  'refunded',
  'percent',
  'share',
  'reversed',
  'owed',
] as const

const rupees = (paise: number) => (paise / 100).toFixed(2)

interface Amounts {
  finesPaise: number
  feesPaise: number
  discountPaise: number
  gstPaise: number
  refundedPaise: number
  sharePaise: number
  reversedPaise: number
  owedPaise: number
}

const amountsOf = (row: Amounts) => ({
  fines: rupees(row.finesPaise),
  fees: rupees(row.feesPaise),
  discount: rupees(row.discountPaise),
  gst: rupees(row.gstPaise),
  total: rupees(row.finesPaise + row.feesPaise + row.gstPaise),
  refunded: rupees(row.refundedPaise),
  share: rupees(row.sharePaise),
  reversed: rupees(row.reversedPaise),
  owed: rupees(row.owedPaise),
})

/** The last day of a month, `2026-11`. */
function lastDay(month: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return `${month}-${new Date(Date.UTC(year, number, 0)).getUTCDate()}`
}

/** A client's orders of a month in India as CSV, with their sum in the last row. Throws `not_found`. */
export async function clientStatement(
  ctx: Pick<Context, 'db' | 'vault'>,
  scope: Scope<AdminActor>,
  id: string,
  month: string,
) {
  const client = await ctx.db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst()
  if (!client) throw notFound('client')
  const filter = { client: id, paidFrom: `${month}-01`, paidTo: lastDay(month) }
  await audit(ctx.db, scope, { action: 'client.statementDownloaded', subject: id, userId: id, data: { month } })
  const headers = columns.map(key => ({ key, header: translate(scope.locale, `whiteLabel.statement.${key}`) }))
  const { all } = await sumTransactions(ctx, filter)
  const total = { number: translate(scope.locale, 'whiteLabel.total'), ...amountsOf(all) }
  async function* rows() {
    for await (const row of streamTransactions(ctx, filter))
      yield {
        number: row.number,
        paidAt: row.paidAt,
        brand: row.brand,
        status: row.status,
        percent: row.sharePercent,
        ...amountsOf(row),
      }
    yield total
  }
  return streamCsv(headers, rows())
}
