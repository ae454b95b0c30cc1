import { sql } from 'kysely'
import type { z } from 'zod'
import type { Transaction, TransactionDetail, transaction } from '../../../contracts/resources/transaction.ts'
import type { Context } from '../../platform/context.ts'
import { countCapped, streamRows } from '../../platform/db/listQueries.ts'
import type { ListQuery, Page } from '../../platform/http/serveResource.ts'
import { notFound } from '../../platform/problem.ts'
import { actorName, customerName, openName } from '../../platform/sealing/names.ts'
import type { Vault } from '../../platform/vault.ts'
import { entryFields, newestFirst, presentEntry, transfersMatching, transfersPage } from './transfers.ts'

type Parts = Pick<Context, 'db' | 'vault'>
type Found = ReturnType<typeof transfersMatching>

/** Every customer's transfers, for staff. */
export async function listTransactions(
  { db, vault }: Parts,
  query: ListQuery<z.output<typeof transaction.filter>>,
): Promise<Page<Transaction>> {
  const found = transfersMatching(db, query.filter)
  return { rows: await present(vault, transfersPage(found, query)), ...(await countCapped(db, found)) }
}

/** A transaction with its ledger lines. Throws `not_found`. */
export async function showTransaction({ db, vault }: Parts, id: string): Promise<TransactionDetail> {
  const [row] = await present(vault, transfersMatching(db, { id: [id] }))
  if (!row) throw notFound('transaction')
  const lines = await db
    .selectFrom('ledger_lines')
    .select(['account', 'amount_paise'])
    .where('transfer_id', '=', id)
    .orderBy('amount_paise')
    .execute()
  return { ...row, lines: lines.map(line => ({ account: accountOf(line.account), amountPaise: line.amount_paise })) }
}

/** `wallet:wal_…` becomes `wallet`; staff see the account in another column. */
const accountOf = (account: string) => account.split(':')[0] as TransactionDetail['lines'][number]['account']

/** Streams the matching transactions, newest first, for the export. */
export const streamTransactions = ({ db, vault }: Parts, filter: z.output<typeof transaction.filter>) =>
  streamRows((after, limit) => {
    const query = { filter: { ...filter, after }, sort: newestFirst, offset: 0, limit }
    return present(vault, transfersPage(transfersMatching(db, filter), query))
  }, filter.after)

async function present(vault: Vault, found: Found): Promise<Transaction[]> {
  const rows = await found
    .innerJoin('users', 'users.id', 'transfers.user_id')
    .leftJoin('admins', 'admins.id', 'transfers.actor')
    .leftJoin('users as customers', 'customers.id', 'transfers.actor')
    .leftJoin('sub_users', 'sub_users.id', 'transfers.actor')
    .leftJoin('api_keys', 'api_keys.id', 'transfers.actor')
    .leftJoin('approvals', 'approvals.transfer_id', 'transfers.id')
    .leftJoin('admins as checkers', 'checkers.id', 'approvals.decided_by')
    .select([
      ...entryFields,
      sql<string>`users.id`.as('user_id'),
      'transfers.reason',
      'transfers.hold_id',
      'checkers.name as checker',
      'users.customer_id',
      customerName.as('customer'),
      actorName(sql`admins.name`, sql`coalesce(api_keys.name, transfers.actor)`, 'customers').as('actor'),
    ])
    .execute()
  return rows.map(row => ({
    ...presentEntry(row),
    userId: row.user_id,
    customerId: row.customer_id,
    customer: openName(vault, row.customer),
    actor: openName(vault, row.actor),
    reason: row.reason,
    approvedBy: row.checker,
    holdId: row.hold_id,
    availableAfterPaise: row.available_after_paise,
    heldAfterPaise: row.held_after_paise,
  }))
}
