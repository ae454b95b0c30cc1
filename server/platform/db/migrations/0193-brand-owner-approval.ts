import { type Kysely, sql } from 'kysely'

export const id = '0193-brand-owner-approval'

/** Giving a brand to an account whose share of the fee is higher than its owner's waits for a second person (decision 0131). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`alter table approvals
      drop constraint approvals_kind_check,
      add constraint approvals_kind_check check (
        kind in ('adjustment', 'settlement', 'creditLimit', 'basePrice', 'userPrice', 'creditNote', 'paymentReturn', 'payout', 'clientShare',
          'brandOwner', 'staffInvitation', 'staffRole', 'staffEnabling', 'secondFactorReset', 'recovery'))`)
    .execute(db)
}
