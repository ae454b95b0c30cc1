import { sql } from 'kysely'
import type { Db } from '../../../platform/context.ts'
import { type Faults, verifyAll } from './verifyAll.ts'

const faults: Faults = [
  // A paid order appears in the ledger as its fines, fees and tax; an unpaid order does not appear.
  sql`with collected as (
      select transfer.id, transfer.reference, transfer.amount_paise,
        coalesce(sum(line.amount_paise) filter (where account = 'challanFines'), 0) as fines,
        coalesce(sum(line.amount_paise) filter (where account = 'gst'), 0) as gst,
        coalesce(sum(line.amount_paise) filter (where account = 'gateway'), 0) as gateway
      from transfers transfer join ledger_lines line on line.transfer_id = transfer.id
      where transfer.kind = 'collect' and transfer.idempotency_key not like 'case-payment%'
      group by transfer.id having bool_and(account <> 'diverged')
    )
    select 'challan order ' || coalesce(paid.id, collected.reference) as id, case
      when paid.id is null then 'it was not paid, but ' || collected.amount_paise || ' paise were collected for it'
      when collected.id is null then 'it was paid, but nothing was collected for it'
      when collected.amount_paise <> paid.total_paise or collected.fines <> paid.fines_paise or collected.gst <> paid.gst_paise
        then 'what was collected for it is not its total, fines and tax'
      when collected.gateway <> case paid.payment_method when 'card' then -paid.total_paise else 0 end
        then 'what was collected for it did not come as it was paid'
      when paid.payment_method = 'wallet' and coalesce(hold.captured_paise, 0) <> paid.total_paise
        then 'its wallet was not charged its total'
      end as fault
    from (select * from challan_orders where paid_at is not null) paid
    full join collected on collected.id = paid.transfer_id and collected.reference = paid.id
    left join holds hold on hold.id = paid.hold_id`,
  // A payment that does not match its order is kept apart, as captured, and pays for no order.
  sql`with collected as (
      select transfer.id, transfer.reference, transfer.amount_paise,
        sum(line.amount_paise) filter (where account = 'diverged') as diverged,
        coalesce(sum(line.amount_paise) filter (where account = 'gateway'), 0) as gateway
      from transfers transfer join ledger_lines line on line.transfer_id = transfer.id
      where transfer.kind = 'collect' and transfer.idempotency_key not like 'payment-%'
        and transfer.idempotency_key not like 'case-payment%'
      group by transfer.id having bool_or(account = 'diverged')
    )
    select 'diverged payment ' || coalesce(payment.payment_id, collected.reference) as id, case
      when payment.payment_id is null then 'it is not known, but ' || collected.amount_paise || ' paise were collected for it'
      when collected.id is null then 'it came, but nothing was collected for it'
      when collected.diverged <> payment.amount_minor or collected.gateway <> -payment.amount_minor
        then 'what was collected for it is not what came'
      when exists (select 1 from challan_orders where challan_orders.payment_id = payment.payment_id)
        then 'it pays an order all the same'
      end as fault
    from (select * from challan_diverged_payments where currency = 'INR') payment
    full join collected on collected.id = payment.transfer_id and collected.reference = payment.payment_id`,
  // Refunded money equals the refunds and never exceeds the payment.
  sql`with returned as (
      select transfer.id, transfer.reference, transfer.amount_paise,
        coalesce(-sum(line.amount_paise) filter (where account = 'challanFines'), 0) as fines,
        coalesce(-sum(line.amount_paise) filter (where account = 'gst'), 0) as gst,
        coalesce(-sum(line.amount_paise) filter (where account = 'diverged'), 0) as diverged
      from transfers transfer join ledger_lines line on line.transfer_id = transfer.id
      where transfer.kind = 'return' and transfer.idempotency_key not like 'payment-%'
        and transfer.idempotency_key not like 'case-payment%'
        and transfer.idempotency_key not like 'payout-%' group by transfer.id
    )
    select 'challan refund ' || coalesce(refund.id, returned.reference) as id, case
      when refund.id is null then 'it is not done, but ' || returned.amount_paise || ' paise were returned for it'
      when returned.id is null then 'it is done, but nothing was returned for it'
      when returned.amount_paise <> refund.amount_paise or returned.fines <> (refund.parts->>'finesPaise')::bigint
        or returned.gst <> (refund.parts->>'gstPaise')::bigint
        or returned.diverged <> case when payment.payment_id is null then 0 else refund.amount_paise end
        then 'what was returned for it is not what it says'
      when payment.amount_minor <> refund.amount_paise then 'it is not the whole payment that diverged'
      end as fault
    from (select * from challan_refunds where state = 'done') refund
    left join challan_diverged_payments payment on payment.payment_id = refund.diverged_payment_id
    full join returned on returned.id = refund.transfer_id and returned.reference = refund.id`,
  sql`select 'challan order ' || id as id,
      'it says ' || refunded_paise || ' paise refunded, its refunds ' || refunds || ', its wallet ' || coalesce(wallet, refunds) as fault
    from (
      select challan_order.id, challan_order.refunded_paise, hold.refunded_paise as wallet,
        coalesce((select sum(amount_paise) from challan_refunds refund
          where refund.order_id = challan_order.id and refund.state = 'done' and refund.diverged_payment_id is null), 0) as refunds
      from challan_orders challan_order left join holds hold on hold.id = challan_order.hold_id
    ) figures
    where refunded_paise <> refunds or wallet <> refunded_paise`,
  // The fine of each settled challan, and of no other, was paid to the state once and in full.
  sql`with settled as (
      select item.id, item.amount_paise from challan_order_items item where item.status = 'settled' and item.amount_paise > 0
    ), paid_out as (
      select reference, count(*) as times, sum(transfer.amount_paise) as paise,
        sum((select coalesce(sum(line.amount_paise), 0) from ledger_lines line
          where line.transfer_id = transfer.id and account = 'government')) as to_government
      from transfers transfer where kind = 'settle' and idempotency_key not like 'payout:%' group by reference
    )
    select 'challan order item ' || coalesce(settled.id, paid_out.reference) as id, case
      when settled.id is null then 'it is not settled, but ' || paid_out.paise || ' paise were paid out for it'
      when paid_out.reference is null then 'it is settled, but its fine was not paid out'
      when paid_out.paise <> settled.amount_paise or paid_out.to_government <> settled.amount_paise or times <> 1
        then 'what was paid out for it is not its fine'
      end as fault
    from settled full join paid_out on paid_out.reference = settled.id`,
  sql`select 'challan order ' || challan_order.id as id, 'its challans are not its fines and fees' as fault
    from challan_orders challan_order join (
      select order_id, sum(amount_paise) as fines, sum(fee_paise) as fees from challan_order_items group by order_id
    ) items on items.order_id = challan_order.id
    where items.fines <> challan_order.fines_paise or items.fees <> challan_order.fees_paise`,
  sql`select 'challan invoice ' || invoice.number as id, 'it is not the fee and the tax of its paid order' as fault
    from challan_invoices invoice join challan_orders paid on paid.id = invoice.order_id
    where invoice.kind = 'invoice' and (paid.paid_at is null or invoice.fees_paise <> paid.fees_paise
      or invoice.cgst_paise + invoice.sgst_paise + invoice.igst_paise <> paid.gst_paise)`,
  sql`select 'challan credit note ' || note.number as id, 'it is not the fee and the tax of its refund' as fault
    from challan_invoices note join challan_refunds refund on refund.id = note.refund_id
    where refund.state <> 'done' or note.fees_paise <> (refund.parts ->> 'feesPaise')::bigint
      or note.cgst_paise + note.sgst_paise + note.igst_paise <> (refund.parts ->> 'gstPaise')::bigint`,
  // The share of a brand's owner is what the ledger has set aside for it.
  sql`with booked as (
      select coalesce(refund.order_id, transfer.reference) as order_id, sum(line.amount_paise) as paise
      from ledger_lines line join transfers transfer on transfer.id = line.transfer_id
      left join challan_refunds refund on refund.id = transfer.reference
      where line.account = 'clientShares' group by 1
    )
    select 'share of challan order ' || coalesce(share.order_id, booked.order_id) as id,
      'the ledger has set another amount aside' as fault
    from order_shares share full join booked on booked.order_id = share.order_id
    where coalesce(share.share_paise - share.reversed_paise, 0) <> coalesce(booked.paise, 0)`,
  // Invoices and credit notes are numbered from one, without gaps.
  sql`select 'challan invoices ' || supplier_gstin || '/' || kind || '/' || financial_year as id,
      'their numbers have a gap' as fault
    from challan_invoices group by supplier_gstin, kind, financial_year having max(serial) <> count(*)`,
]

/** Checks that challan orders, refunds and settlements agree with the money outside the wallets, to the paisa. */
export const verifyChallans = (db: Db) => verifyAll(db, 'challan_orders', faults)
