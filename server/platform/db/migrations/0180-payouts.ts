import { type Kysely, sql } from 'kysely'

/** Payouts of what steps of cases have collected, and the bank accounts that they go to (docs/decisions/0124). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // A bank account never changes: another one replaces it, so that a payout says where it went.
  `create table payout_bank_accounts (
    id text primary key,
    user_id text not null references users,
    holder_sealed text not null,
    number_sealed text not null,
    number_masked text not null,
    ifsc text not null,
    created_at timestamptz not null default now(),
    replaced_at timestamptz)`,
  `create unique index payout_bank_accounts_current on payout_bank_accounts (user_id) where replaced_at is null`,

  `create table payout_files (
    id text primary key,
    made_by text not null references admins,
    created_at timestamptz not null default now())`,

  `create table payouts (
    id text primary key,
    user_id text not null references users,
    bank_account_id text not null references payout_bank_accounts,
    amount_paise bigint not null check (amount_paise > 0),
    state text not null default 'approved' check (state in ('approved', 'sent', 'paid', 'returned', 'cancelled')),
    approval_id text not null unique references approvals,
    transfer_id text not null unique references transfers,
    created_at timestamptz not null default now(),
    file_id text references payout_files,
    sent_at timestamptz,
    utr text unique,
    paid_at timestamptz,
    returned_at timestamptz,
    return_reason text,
    return_transfer_id text unique references transfers,
    check ((file_id is not null) = (sent_at is not null)),
    check (case when state in ('approved', 'cancelled') then file_id is null else file_id is not null end),
    check ((utr is not null) = (paid_at is not null)),
    check (state <> 'paid' or utr is not null),
    check (utr is null or state in ('paid', 'returned')),
    check ((returned_at is not null) = (state in ('returned', 'cancelled'))),
    check ((return_transfer_id is not null) = (state in ('returned', 'cancelled'))),
    check ((return_reason is not null) = (state in ('returned', 'cancelled'))))`,
  `create index payouts_user on payouts (user_id, created_at)`,
  `create index payouts_tail on payouts (right(id, 8))`,
  `create index payouts_approved on payouts (id) where state = 'approved'`,
  `create index payouts_file on payouts (file_id) where file_id is not null`,

  `create index case_payments_paid on case_payments (user_id) where status = 'paid'`,
  `create index case_receipts_refused on case_receipts (refund_asked_at) where refund_state = 'approved' and refusal is not null`,

  `alter table approvals
    drop constraint approvals_kind_check,
    add constraint approvals_kind_check check (
      kind in ('adjustment', 'settlement', 'creditLimit', 'basePrice', 'userPrice', 'creditNote', 'paymentReturn', 'payout',
        'staffInvitation', 'staffRole', 'staffEnabling', 'secondFactorReset', 'recovery'))`,
]
