import type { z } from 'zod'
import { canAccess } from '../../../contracts/permissions.ts'
import type { Transaction, transaction } from '../../../contracts/resources/transaction.ts'
import { streamCsv } from '../../engines/csv.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { forbidden } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { streamTransactions } from './listTransactions.ts'

const columns = [
  'id',
  'createdAt',
  'kind',
  'customerId',
  'customer',
  'wallet',
  'description',
  'reference',
  'amount',
  'held',
  'balance',
  'actor',
  'reason',
] as const

/** The filtered ledger as a stream of CSV, money in rupees, times in UTC; it is never whole in memory. */
export async function exportTransactions(
  ctx: Context,
  scope: Scope<AdminActor>,
  filter: z.output<typeof transaction.filter>,
) {
  const { actor, locale } = scope
  if (!canAccess(actor.role, { action: 'export', permission: 'admin.transactions' })) throw forbidden()
  await audit(ctx.db, scope, {
    action: 'transactions.exported',
    subject: actor.adminId,
    data: { filteredBy: Object.keys(filter) },
  })
  return streamCsv(
    columns.map(key => ({ key, header: translate(locale, `transactions.columns.${key}`) })),
    rowsOf(ctx, filter),
  )
}

const inRupees = (paise: number) => (paise / 100).toFixed(2)

async function* rowsOf(ctx: Context, filter: z.output<typeof transaction.filter>) {
  for await (const row of streamTransactions(ctx, filter)) yield present(row)
}

const present = ({ amountPaise, heldPaise, balanceAfterPaise, ...row }: Transaction) => ({
  ...row,
  amount: inRupees(amountPaise),
  held: inRupees(heldPaise),
  balance: inRupees(balanceAfterPaise),
})
