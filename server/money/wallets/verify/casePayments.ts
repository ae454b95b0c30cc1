import { sql } from 'kysely'
import type { Db } from '../../../platform/context.ts'
import { type Faults, verifyAll } from './verifyAll.ts'

const faults: Faults = [
  // What came is in the ledger once: owed to the account if it pays a step, else kept apart until it is returned.
  sql`with collected as (
      select transfer.id, transfer.reference, transfer.amount_paise,
        coalesce(sum(line.amount_paise) filter (where account = 'payable'), 0) as payable,
        coalesce(sum(line.amount_paise) filter (where account = 'diverged'), 0) as diverged,
        coalesce(sum(line.amount_paise) filter (where account = 'gateway'), 0) as gateway
      from transfers transfer join ledger_lines line on line.transfer_id = transfer.id
      where transfer.kind = 'collect' and transfer.idempotency_key like 'case-payment:%' group by transfer.id
    )
    select 'case payment ' || coalesce(receipt.id, collected.reference) as id, case
      when receipt.id is null then 'it is not known, but ' || collected.amount_paise || ' paise were collected for it'
      when collected.id is null then 'it came, but nothing was collected for it'
      when collected.gateway <> -receipt.amount_minor then 'what was collected for it is not what came'
      when case receipt.kind when 'paid' then collected.payable else collected.diverged end <> receipt.amount_minor
        then 'what was collected for it is in another account'
      end as fault
    from (select * from case_receipts where currency = 'INR') receipt
    full join collected on collected.id = receipt.transfer_id and collected.reference = receipt.id`,
  // It is returned once, whole, and from where it was.
  sql`with returned as (
      select transfer.id, transfer.reference, transfer.amount_paise,
        coalesce(-sum(line.amount_paise) filter (where account = 'payable'), 0) as payable,
        coalesce(-sum(line.amount_paise) filter (where account = 'diverged'), 0) as diverged
      from transfers transfer join ledger_lines line on line.transfer_id = transfer.id
      where transfer.kind = 'return' and transfer.idempotency_key like 'case-payment-return:%' group by transfer.id
    )
    select 'case payment ' || coalesce(receipt.id, returned.reference) as id, case
      when receipt.id is null then 'it is not returned, but ' || returned.amount_paise || ' paise were booked for it'
      when returned.id is null then 'it is returned, but nothing was booked for it'
      when returned.amount_paise <> receipt.amount_minor
        or case receipt.kind when 'paid' then returned.payable else returned.diverged end <> receipt.amount_minor
        then 'what was returned is not the whole payment'
      end as fault
    from (select * from case_receipts where refund_state = 'done' and currency = 'INR') receipt
    full join returned on returned.id = receipt.refund_transfer_id and returned.reference = receipt.id`,
  // An order is paid by one payment, of its amount, and no step by two that were not given back.
  sql`select 'case payment order ' || ordered.id as id, case
      when ordered.status = 'paid' and receipt.id is null then 'it is paid, but its payment is missing'
      when ordered.status <> 'paid' and receipt.id is not null then 'it is not paid, but a payment was taken for it'
      when receipt.id <> ordered.payment_id or receipt.amount_minor <> ordered.amount_paise or receipt.currency <> 'INR'
        then 'its payment is another one'
      end as fault
    from case_payments ordered left join case_receipts receipt on receipt.order_id = ordered.id and receipt.kind = 'paid'`,
  sql`select 'case ' || ordered.case_id as id, 'its step ' || ordered.step || ' was paid ' || count(*) || ' times' as fault
    from case_payments ordered join case_receipts receipt on receipt.order_id = ordered.id
    where receipt.kind = 'paid' and receipt.refund_state is null
    group by ordered.case_id, ordered.step having count(*) > 1`,
]

/** Checks that payments of cases and their refunds agree with the ledger, to the paisa. */
export const verifyCasePayments = (db: Db) => verifyAll(db, 'case_payments', faults)
