import type { z } from 'zod'
import { canAccess } from '../../../contracts/permissions.ts'
import type { WalletEntry, walletEntry } from '../../../contracts/resources/walletEntry.ts'
import { streamCsv } from '../../engines/csv.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { forbidden } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { streamEntries } from './listEntries.ts'

const columns = ['createdAt', 'kind', 'description', 'reference', 'wallet', 'amount', 'balance', 'id'] as const

/** The caller's filtered statement as a stream of CSV, money in rupees, times in UTC. */
export async function exportEntries(
  ctx: Context,
  scope: Scope<CustomerActor>,
  filter: z.output<typeof walletEntry.filter>,
) {
  const { actor, locale } = scope
  if (!canAccess(actor.role, { action: 'export', permission: 'wallets' })) throw forbidden()
  await audit(ctx.db, scope, {
    action: 'statement.exported',
    subject: actor.userId,
    data: { filteredBy: Object.keys(filter) },
  })
  return streamCsv(
    columns.map(key => ({ key, header: translate(locale, `transactions.columns.${key}`) })),
    rowsOf(streamEntries(ctx, scope, filter)),
  )
}

async function* rowsOf(entries: AsyncIterable<WalletEntry>) {
  for await (const { amountPaise, balanceAfterPaise, ...entry } of entries)
    yield { ...entry, amount: (amountPaise / 100).toFixed(2), balance: (balanceAfterPaise / 100).toFixed(2) }
}
