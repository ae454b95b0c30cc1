import { type Kysely, sql } from 'kysely'

export const id = '0047-promises-and-notes'

/**
 * A brand promises by when it settles, and whether it refunds what is late; an order keeps what was promised when it was paid. Notes
 * are written about orders and requests too, sealed, and a follow-up date brings their subject into the queue of work.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table challan_brands
    add column online_days integer check (online_days between 1 and 365),
    add column virtual_court_days integer check (virtual_court_days between 1 and 365),
    add column physical_court_days integer check (physical_court_days between 1 and 365),
    add column late_refund boolean not null default false`,
  `alter table challan_orders add column late_refund boolean not null default false, add column late_refund_at timestamptz`,

  `alter table user_notes rename to notes`,
  `alter table notes rename column user_id to subject`,
  `alter table notes rename column text to text_sealed`,
  `alter table notes drop constraint user_notes_user_id_fkey, add column kind text not null default 'customer'
    check (kind in ('customer', 'order', 'lead'))`,
  `alter table notes alter column kind drop default`,
  `drop index user_notes_user`,
  `create index notes_subject on notes (kind, subject, id desc)`,
  `create table follow_ups (
    kind text not null check (kind in ('customer', 'order', 'lead')),
    subject text not null,
    follow_up_on date not null,
    set_by text not null references admins,
    set_at timestamptz not null default now(),
    primary key (kind, subject))`,
  `create index follow_ups_day on follow_ups (kind, follow_up_on)`,
]
