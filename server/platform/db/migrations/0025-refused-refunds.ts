import { type Kysely, sql } from 'kysely'

export const id = '0025-refused-refunds'

/** A refund that the gateway refuses stays open with the gateway's reason until a checker decides on it again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table challan_refunds
    drop constraint challan_refunds_state_check,
    add column refusal text,
    add constraint challan_refunds_state_check
      check (state in ('asked', 'approved', 'refused', 'rejected', 'done', 'failed')),
    add check (state <> 'refused' or refusal is not null)`,
  `drop index challan_refunds_asked`,
  `create unique index challan_refunds_asked on challan_refunds (order_id)
    where state in ('asked', 'approved', 'refused') and diverged_payment_id is null`,
  `drop index challan_refunds_returned`,
  `create unique index challan_refunds_returned on challan_refunds (diverged_payment_id)
    where state in ('asked', 'approved', 'refused', 'done')`,
]
