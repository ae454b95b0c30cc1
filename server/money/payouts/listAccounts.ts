import { sql } from 'kysely'
import type { z } from 'zod'
import type { PayoutAccount, payoutAccount } from '../../../contracts/resources/payoutAccount.ts'
import type { Context } from '../../platform/context.ts'
import { countCapped, pageOf } from '../../platform/db/listQueries.ts'
import type { ListQuery, Page } from '../../platform/http/serveResource.ts'
import { customerMatches, customerName, openName } from '../../platform/sealing/names.ts'
import { payoutBalances } from './balances.ts'
import { presentBankAccount } from './bankAccounts.ts'

type Filter = z.output<typeof payoutAccount.filter>
type Parts = Pick<Context, 'config' | 'db' | 'vault'>

/** What waits for a second person. */
const proposed = sql<number>`(
  select coalesce(sum((request ->> 'amountPaise')::bigint), 0)::bigint from approvals
  where state = 'waiting' and kind = 'payout' and approvals.user_id = balance.user_id)`

const columns = {
  id: sql.ref('users.id'),
  owedPaise: sql.ref('balance.owed'),
  availablePaise: sql.ref('balance.available'),
}

/** Accounts for whose steps money was received, with what is owed to each. */
export async function listPayoutAccounts(ctx: Parts, query: ListQuery<Filter>): Promise<Page<PayoutAccount>> {
  const found = matching(ctx, query.filter)
  const rows = await pageOf(
    found
      .select(['users.id', 'users.customer_id', customerName.as('customer'), proposed.as('proposed')])
      .select(['balance.owed', 'balance.held', 'balance.refunding', 'balance.available']),
    columns,
    query,
  ).execute()
  const ids = rows.map(({ id }) => id)
  const accounts = await bankAccountsOf(ctx, ids)
  const since = await oldestOwed(ctx, new Map(rows.map(({ id, owed }) => [id, owed])))
  return {
    rows: rows.map(row => {
      const bankAccount = accounts.get(row.id)
      return {
        id: row.id,
        customerId: row.customer_id,
        customer: openName(ctx.vault, row.customer),
        owedPaise: row.owed,
        heldPaise: row.held,
        refundingPaise: row.refunding,
        availablePaise: row.available,
        proposedPaise: row.proposed,
        since: since.get(row.id) ?? null,
        bankAccount: bankAccount ?? null,
      }
    }),
    ...(await countCapped(ctx.db, found)),
  }
}

function matching({ config, db, vault }: Parts, { q, id, owed }: Filter) {
  let found = db.selectFrom(payoutBalances(config).as('balance')).innerJoin('users', 'users.id', 'balance.user_id')
  if (q) found = found.where(customerMatches(vault, q))
  if (id) found = found.where('users.id', 'in', [...id, ''])
  if (owed) found = found.where('balance.owed', '>', 0)
  return found
}

async function bankAccountsOf({ db, vault }: Parts, ids: readonly string[]) {
  const rows = await db
    .selectFrom('payout_bank_accounts')
    .selectAll()
    .where('user_id', 'in', [...ids, ''])
    .where('replaced_at', 'is', null)
    .execute()
  return new Map(rows.map(row => [row.user_id, presentBankAccount(vault, row)]))
}

/** When the oldest payment came of what is owed to each account: what came first was paid out first. */
async function oldestOwed({ db }: Parts, owed: ReadonlyMap<string, number>): Promise<Map<string, string>> {
  const ids = [...owed].filter(([, paise]) => paise > 0).map(([id]) => id)
  const rows = await db
    .selectFrom('case_payments as ordered')
    .innerJoin('case_receipts as receipt', 'receipt.order_id', 'ordered.id')
    .select(['ordered.user_id', 'receipt.at', 'receipt.amount_minor'])
    .where('ordered.user_id', 'in', [...ids, ''])
    .where('ordered.status', '=', 'paid')
    .where('receipt.kind', '=', 'paid')
    .where(sql<boolean>`receipt.refund_state is distinct from 'done'`)
    .orderBy('receipt.at', 'desc')
    .execute()
  const left = new Map(owed)
  const since = new Map<string, string>()
  for (const { user_id, at, amount_minor } of rows) {
    const rest = left.get(user_id) ?? 0
    if (rest <= 0) continue
    since.set(user_id, at)
    left.set(user_id, rest - amount_minor)
  }
  return since
}
