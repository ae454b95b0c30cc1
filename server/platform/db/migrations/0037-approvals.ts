import { type Kysely, sql } from 'kysely'

export const id = '0037-approvals'

/**
 * Changes of money by staff: `direct` ones were within what one person may do, the others wait for a second person. Earlier adjustments
 * and settlements are entered as direct, so that every such transfer has its row.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table approvals (
    id text primary key,
    kind text not null check (kind in ('adjustment', 'settlement', 'creditLimit', 'basePrice', 'userPrice')),
    state text not null check (state in ('direct', 'waiting', 'approved', 'rejected')),
    user_id text references users,
    amount_paise bigint not null,
    request jsonb not null,
    reason text not null,
    asked_by text not null references admins,
    asked_at timestamptz not null default now(),
    decided_by text references admins,
    decided_at timestamptz,
    decision_reason text,
    transfer_id text unique references transfers,
    check ((state in ('approved', 'rejected')) = (decided_by is not null)),
    check ((decided_by is null) = (decided_at is null)),
    check (decided_by <> asked_by)
  )`,
  `create index approvals_state on approvals (state, id)`,
  `create index approvals_asked on approvals (asked_by, asked_at)`,
  `insert into approvals (id, kind, state, user_id, amount_paise, request, reason, asked_by, asked_at, transfer_id)
    select 'apr_' || substr(transfers.id, 5), case when transfers.idempotency_key like 'adjust:%' then 'adjustment' else 'settlement' end,
      'direct', transfers.user_id, transfers.amount_paise,
      jsonb_build_object('wallet', wallets.kind, 'amountPaise', transfers.amount_paise, 'reference', transfers.reference),
      coalesce(transfers.reason, transfers.description), transfers.actor, transfers.created_at, transfers.id
    from transfers
    join wallets on wallets.id = transfers.wallet_id
    join admins on admins.id = transfers.actor
    where transfers.idempotency_key like 'adjust:%' or transfers.idempotency_key like 'settle:%'`,
]
