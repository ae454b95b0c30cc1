import { type Kysely, sql } from 'kysely'

export const id = '0044-work'

/** The queue of work reads only what waits; who it is assigned to is kept beside it. The audit log is filtered by action. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // A challan order names its assignee itself.
  `create table work_assignments (
    kind text not null,
    subject text not null,
    assignee_id text not null references admins,
    assigned_by text not null,
    assigned_at timestamptz not null default now(),
    primary key (kind, subject))`,
  `create index challan_orders_waiting on challan_orders (paid_at) where status in ('paid', 'processing')`,
  `create index challan_orders_diverged on challan_orders (id) where divergence is not null`,
  `create index challan_refunds_waiting on challan_refunds (asked_at) where state in ('asked', 'refused')`,

  // Every check writes an entry; those are found without an index.
  `create index audit_events_action on audit_events (action, id desc) where action <> 'verification.created'`,
]
