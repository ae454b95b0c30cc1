import { type Kysely, sql } from 'kysely'

export const id = '0194-own-roles'

/** Custom roles with a second person for more rights, and access that ends by itself (decision 0133). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

/** The last day in Asia/Kolkata, and up to which day its holder has been told that it comes, and that it has passed. */
const ends = `add column access_until date, add column end_warned_for date, add column end_told_for date`

const statements = [
  `alter table admins ${ends}, add column until_given_by text references admins`,
  'create index admins_ending on admins (access_until) where access_until is not null',
  `alter table sub_users ${ends}, add column until_given_by text`,
  'create index sub_users_ending on sub_users (access_until) where access_until is not null',
  `alter table approvals
    drop constraint approvals_kind_check,
    add constraint approvals_kind_check check (
      kind in ('adjustment', 'settlement', 'creditLimit', 'basePrice', 'userPrice', 'creditNote', 'paymentReturn', 'payout', 'clientShare',
        'brandOwner', 'staffInvitation', 'staffRole', 'staffEnabling', 'secondFactorReset', 'roleRights', 'recovery'))`,
]
