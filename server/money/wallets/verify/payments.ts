import { sql } from 'kysely'
import type { Db } from '../../../platform/context.ts'
import { type Faults, verifyAll } from './verifyAll.ts'

const faults: Faults = [
  // A payment that does not match its order is kept apart, as captured, and is credited to nobody.
  sql`with collected as (
      select transfer.id, transfer.reference, transfer.amount_paise,
        sum(line.amount_paise) filter (where account = 'diverged') as diverged
      from transfers transfer join ledger_lines line on line.transfer_id = transfer.id
      where transfer.kind = 'collect' and transfer.idempotency_key like 'payment-%' group by transfer.id
    )
    select 'diverged payment ' || coalesce(payment.id, collected.reference) as id, case
      when payment.id is null then 'it is not known, but ' || collected.amount_paise || ' paise were collected for it'
      when collected.id is null then 'it came, but nothing was collected for it'
      when collected.diverged <> payment.amount_minor then 'what was collected for it is not what came'
      when exists (select from payment_orders where payment_id = payment.id and status = 'credited')
        then 'it was credited all the same'
      end as fault
    from (select * from diverged_payments where currency = 'INR') payment
    full join collected on collected.id = payment.transfer_id and collected.reference = payment.id`,
  // It is returned once, whole, and after its approval.
  sql`with returned as (
      select transfer.id, transfer.reference, transfer.amount_paise,
        -sum(line.amount_paise) filter (where account = 'diverged') as diverged
      from transfers transfer join ledger_lines line on line.transfer_id = transfer.id
      where transfer.kind = 'return' and transfer.idempotency_key like 'payment-%' group by transfer.id
    )
    select 'diverged payment ' || coalesce(payment.id, returned.reference) as id, case
      when payment.id is null then 'it is not returned, but ' || returned.amount_paise || ' paise were booked for it'
      when returned.id is null then 'it is returned, but nothing was booked for it'
      when returned.diverged <> payment.amount_minor or returned.amount_paise <> payment.amount_minor
        then 'what was returned is not the whole payment'
      end as fault
    from (select * from diverged_payments where return_state = 'done' and currency = 'INR') payment
    full join returned on returned.id = payment.return_transfer_id and returned.reference = payment.id`,
  sql`select 'diverged payment ' || payment.id as id, 'its return has no approval' as fault
    from diverged_payments payment left join approvals on approvals.id = payment.return_id
      and approvals.kind = 'paymentReturn' and approvals.state = 'approved' and approvals.request ->> 'paymentId' = payment.id
    where payment.return_state is not null and approvals.id is null`,
  // A credit note that gave money gave its total, to its customer.
  sql`with given as (
      select id, user_id, amount_paise from transfers where kind = 'credit' and idempotency_key like 'credit-note:%'
    )
    select coalesce('credit note ' || note.number, 'transfer ' || given.id) as id, case
      when note.id is null then 'its credit note is missing'
      when given.id is null then 'its transfer is not that of a credit note'
      when given.user_id <> note.user_id
        or given.amount_paise <> note.base_paise + note.cgst_paise + note.sgst_paise + note.igst_paise
        then 'what was given for it is not its total'
      end as fault
    from (select * from invoices where transfer_id is not null) note full join given on given.id = note.transfer_id`,
  sql`select 'invoice ' || invoice.number as id, 'its credit notes are more than the invoice' as fault
    from invoices invoice join invoices note on note.credits = invoice.id
    group by invoice.id
    having sum(note.base_paise) > invoice.base_paise or sum(note.cgst_paise) > invoice.cgst_paise
      or sum(note.sgst_paise) > invoice.sgst_paise or sum(note.igst_paise) > invoice.igst_paise`,
]

/** Checks that mismatched payments, their returns and credit notes agree with the ledger, to the paisa. */
export const verifyPayments = (db: Db) => verifyAll(db, 'payment_orders', faults)
