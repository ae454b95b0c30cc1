import { type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import type { transaction } from '../../../contracts/resources/transaction.ts'
import type { WalletEntry, walletEntry } from '../../../contracts/resources/walletEntry.ts'
import type { Db } from '../../platform/context.ts'
import type { ListQuery } from '../../platform/http/serveResource.ts'

type Filter = z.output<typeof walletEntry.filter> & Pick<z.output<typeof transaction.filter>, 'customer'>

/** Midnight in India at the start of a day, and of the next day. */
const startOf = (day: string) => sql<string>`(${day}::date::timestamp at time zone 'Asia/Kolkata')`
const endOf = (day: string) => sql<string>`((${day}::date + 1)::timestamp at time zone 'Asia/Kolkata')`

/** The matching transfers, without regard to the cursor. */
export function transfersMatching(db: Db, filter: Filter) {
  let query = db.selectFrom('transfers').innerJoin('wallets', 'wallets.id', 'transfers.wallet_id')
  const { id, wallet, kind, reference, createdFrom, createdTo, customer } = filter
  if (id) query = query.where('transfers.id', 'in', id)
  if (wallet) query = query.where('wallets.kind', 'in', wallet)
  if (kind) query = query.where('transfers.kind', 'in', kind)
  if (reference) query = query.where('transfers.reference', '=', reference)
  if (createdFrom) query = query.where('transfers.created_at', '>=', startOf(createdFrom))
  if (createdTo) query = query.where('transfers.created_at', '<', endOf(createdTo))
  if (customer)
    query = query.where('transfers.user_id', 'in', eb =>
      eb
        .selectFrom('users')
        .select('users.id')
        .where(user => user.or([user('users.id', '=', customer), user('users.customer_id', '=', customer)])),
    )
  return query
}

type Matching = ReturnType<typeof transfersMatching>

export const newestFirst = { field: 'createdAt', order: 'DESC' } as const

/** One page of transfers in ledger order; `after` is the last id of the previous page. */
export function transfersPage(
  found: Matching,
  { filter: { after }, sort, offset, limit }: ListQuery<Filter>,
): Matching {
  const ascending = sort.order === 'ASC'
  const page = found
    .orderBy('transfers.seq', ascending ? 'asc' : 'desc')
    .offset(offset)
    .limit(limit)
  if (!after) return page
  const cursor = sql`(select seq from transfers where id = ${after})`
  return page.where(ascending ? sql<SqlBool>`transfers.seq > ${cursor}` : sql<SqlBool>`transfers.seq < ${cursor}`)
}

export const entryFields = [
  'transfers.id',
  'transfers.created_at',
  'transfers.kind',
  'transfers.description',
  'transfers.reference',
  'transfers.amount_paise',
  'transfers.available_after_paise',
  'transfers.held_after_paise',
  'wallets.kind as wallet',
] as const

interface Row {
  id: string
  created_at: string
  kind: string
  description: string
  reference: string | null
  amount_paise: number
  available_after_paise: number
  held_after_paise: number
  wallet: string
}

const nothing = { balance: 0, held: 0 }
const changes: Record<string, { balance: -1 | 0 | 1; held: -1 | 0 | 1 }> = {
  credit: { balance: 1, held: 0 },
  reserve: { balance: 0, held: 1 },
  capture: { balance: -1, held: -1 },
  release: { balance: 0, held: -1 },
  refund: { balance: 1, held: 0 },
  adjust: { balance: 1, held: 0 },
}

export function presentEntry(row: Row): WalletEntry {
  const { balance, held } = changes[row.kind] ?? nothing
  return {
    id: row.id,
    createdAt: row.created_at,
    kind: row.kind as WalletEntry['kind'],
    description: row.description,
    reference: row.reference,
    wallet: row.wallet as WalletEntry['wallet'],
    // Adding zero turns -0 into 0.
    amountPaise: balance * row.amount_paise + 0,
    heldPaise: held * row.amount_paise + 0,
    balanceAfterPaise: row.available_after_paise + row.held_after_paise,
  }
}
