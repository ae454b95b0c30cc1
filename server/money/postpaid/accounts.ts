import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { WalletKind } from '../../../contracts/platform/codes.ts'
import type {
  PostpaidCustomer,
  PostpaidCustomerDetail,
  postpaidCustomer,
} from '../../../contracts/resources/postpaidCustomer.ts'
import type { Context, Db } from '../../platform/context.ts'
import { notFound } from '../../platform/problem.ts'
import { customerMatches, customerNameOf, openName, type SealedName } from '../../platform/sealing/names.ts'
import type { Vault } from '../../platform/vault.ts'

export type PostpaidFilter = z.output<typeof postpaidCustomer.filter>
export type AccountRow = Omit<PostpaidCustomer, 'statement' | 'customer'> & {
  customer: SealedName
  statementId: string | null
  month: string | null
  billedPaise: number | null
}

/** The share of the credit limit from which an account is flagged. */
const NEAR = 0.8

/** Payments, refunds and credits since the last statement's month, read from the few transfers that are not charges. */
const paid = sql`
  select coalesce(sum(transfer.amount_paise), 0)::bigint as paise
  from transfers transfer join wallets wallet on wallet.id = transfer.wallet_id
  where transfer.user_id = owed.user_id and transfer.kind in ('credit', 'refund', 'adjust') and transfer.amount_paise > 0
    and wallet.account_type = 'Postpaid'
    and transfer.created_at >= (last.month + interval '1 month')::timestamp at time zone 'Asia/Kolkata'`

/** A query over the matching postpaid accounts, with the columns of `AccountRow`. */
export const accountsOf = (
  vault: Vault,
  filter: Omit<PostpaidFilter, 'after'>,
): RawBuilder<AccountRow> => sql<AccountRow>`
  select * from (
    select owed.user_id as id, owner.customer_id as "customerId",
      ${customerNameOf('owner')} as customer,
      owed.outstanding as "outstandingPaise", owed.credit_limit as "creditLimitPaise", owed.near_limit as "nearLimit",
      least(owed.outstanding, greatest(0, coalesce(last.outstanding_paise, 0) - paid.paise))::bigint as "duePaise",
      last.id as "statementId", last.month::text as month, last.outstanding_paise as "billedPaise"
    from (
      select user_id, sum(greatest(0, -available_paise))::bigint as outstanding,
        (case when bool_or(credit_limit_paise is null) then null else sum(credit_limit_paise) end)::bigint as credit_limit,
        coalesce(bool_or(available_paise < 0 and -available_paise >= credit_limit_paise * ${NEAR}::numeric), false) as near_limit
      from wallets where account_type = 'Postpaid' group by user_id
    ) owed
    join users owner on owner.id = owed.user_id
    left join lateral (
      select id, month, outstanding_paise from postpaid_statements made
      where made.user_id = owed.user_id order by made.month desc limit 1
    ) last on true
    left join lateral (${paid}) paid on true
    where ${ofOwner(vault, filter)}
  ) account
  where ${standing(filter)}`

function ofOwner(vault: Vault, { q, customer }: PostpaidFilter) {
  const searched = q ? customerMatches(vault, q, 'owner') : sql`true`
  const chosen = customer ? sql`(owner.id = ${customer} or owner.customer_id = ${customer})` : sql`true`
  return sql`${searched} and ${chosen}`
}

const standings = {
  owing: sql`"outstandingPaise" > 0`,
  due: sql`"duePaise" > 0`,
  nearLimit: sql`"nearLimit"`,
}

const standing = ({ standing: names = [] }: PostpaidFilter) =>
  names.length > 0
    ? sql`(${sql.join(
        names.map(name => standings[name]),
        sql` or `,
      )})`
    : sql`true`

export const presentAccount = (
  vault: Vault,
  { statementId, month, billedPaise, ...row }: AccountRow,
): PostpaidCustomer => ({
  ...row,
  customer: openName(vault, row.customer),
  statement: statementId
    ? { id: statementId, month: (month ?? '').slice(0, 7), outstandingPaise: billedPaise ?? 0 }
    : null,
})

/** The number of months that are listed separately; older amounts are summed. */
const MONTHS = 3

/** Throws `not_found`, also for prepaid customers. */
export async function showPostpaid(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  userId: string,
): Promise<PostpaidCustomerDetail> {
  const { rows } =
    await sql<AccountRow>`select * from (${accountsOf(vault, { customer: userId })}) one where id = ${userId}`.execute(
      db,
    )
  const [row] = rows
  if (!row) throw notFound('postpaid account')
  const account = presentAccount(vault, row)
  const statements = await db
    .selectFrom('postpaid_statements')
    .select(['month', 'charged_paise', 'refunded_paise', 'paid_paise'])
    .where('user_id', '=', userId)
    .orderBy('month', 'desc')
    .limit(MONTHS)
    .execute()
  return { ...account, wallets: await walletsOf(db, userId), ageing: ageingOf(account, statements) }
}

async function walletsOf(db: Db, userId: string): Promise<PostpaidCustomerDetail['wallets']> {
  const rows = await db
    .selectFrom('wallets')
    .select(['kind', 'available_paise', 'held_paise', 'credit_limit_paise'])
    .where('user_id', '=', userId)
    .where('account_type', '=', 'Postpaid')
    .orderBy('kind')
    .execute()
  return rows.map(row => ({
    kind: row.kind as WalletKind,
    outstandingPaise: Math.max(0, -row.available_paise),
    creditLimitPaise: row.credit_limit_paise,
    heldPaise: row.held_paise,
  }))
}

interface Month {
  month: string
  charged_paise: number
  refunded_paise: number
  /** Negative if manual debits exceed payments. */
  paid_paise: number
}

interface Owed {
  outstandingPaise: number
  duePaise: number
}

/** Splits an outstanding amount by the month in which it was charged, newest first. Months without a remainder are left out. */
export function ageingOf({ outstandingPaise, duePaise }: Owed, statements: Month[]): PostpaidCustomerDetail['ageing'] {
  let left = duePaise
  const months: { month: string; paise: number }[] = []
  for (const { month, charged_paise, refunded_paise, paid_paise } of statements) {
    const added = Math.max(0, charged_paise - refunded_paise) + Math.max(0, -paid_paise)
    const paise = Math.min(left, added)
    left -= paise
    if (paise > 0) months.push({ month: month.slice(0, 7), paise })
  }
  return { unbilledPaise: outstandingPaise - duePaise, months, olderPaise: left }
}
