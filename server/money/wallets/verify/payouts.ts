import { sql } from 'kysely'
import type { Db } from '../../../platform/context.ts'
import { type Faults, verifyAll } from './verifyAll.ts'

/** What each account was paid for its steps and not returned, less what it was paid out. */
const owed = sql`(
  select user_id, sum(paise) as paise from (
    select ordered.user_id, receipt.amount_minor as paise
    from case_receipts receipt join case_payments ordered on ordered.id = receipt.order_id
    where receipt.kind = 'paid' and receipt.refund_state is distinct from 'done'
    union all
    select user_id, -amount_paise from payouts where state in ('approved', 'sent', 'paid')
  ) moved group by user_id)`

const faults: Faults = [
  // Each payout left `payable` once and whole, and came back once and whole if the bank has returned it or it was cancelled.
  sql`with out as (
      select transfer.id, transfer.reference, transfer.amount_paise,
        coalesce(-sum(line.amount_paise) filter (where account = 'payable'), 0) as payable,
        coalesce(sum(line.amount_paise) filter (where account = 'payout'), 0) as payout
      from transfers transfer join ledger_lines line on line.transfer_id = transfer.id
      where transfer.kind = 'settle' and transfer.idempotency_key like 'payout:%' group by transfer.id
    )
    select 'payout ' || coalesce(payout.id, out.reference) as id, case
      when payout.id is null then 'it is not known, but ' || out.amount_paise || ' paise were booked for it'
      when out.id is null then 'nothing was booked for it'
      when out.payable <> payout.amount_paise or out.payout <> payout.amount_paise then 'what was booked for it is not its amount'
      end as fault
    from payouts payout full join out on out.id = payout.transfer_id and out.reference = payout.id`,
  sql`with back as (
      select transfer.id, transfer.reference, transfer.amount_paise,
        coalesce(sum(line.amount_paise) filter (where account = 'payable'), 0) as payable,
        coalesce(-sum(line.amount_paise) filter (where account = 'payout'), 0) as payout
      from transfers transfer join ledger_lines line on line.transfer_id = transfer.id
      where transfer.kind = 'return' and transfer.idempotency_key like 'payout-return:%' group by transfer.id
    )
    select 'payout ' || coalesce(payout.id, back.reference) as id, case
      when payout.id is null then 'it has not come back, but ' || back.amount_paise || ' paise were booked for it'
      when back.id is null then 'it has come back, but nothing was booked for it'
      when back.payable <> payout.amount_paise or back.payout <> payout.amount_paise then 'what came back is not its amount'
      end as fault
    from (select * from payouts where state in ('returned', 'cancelled')) payout
    full join back on back.id = payout.return_transfer_id and back.reference = payout.id`,
  // Two people have agreed to it: to this amount, for this account, to this bank account.
  sql`select 'payout ' || payout.id as id, case
      when approval.kind <> 'payout' or approval.state <> 'approved' then 'nobody has approved it'
      when approval.asked_by = approval.decided_by then 'it was approved by whoever asked for it'
      when approval.user_id is distinct from payout.user_id or bank.user_id <> payout.user_id
        or approval.request ->> 'amountPaise' <> payout.amount_paise::text
        or approval.request ->> 'bankAccountId' <> payout.bank_account_id then 'its approval is for something else'
      end as fault
    from payouts payout join approvals approval on approval.id = payout.approval_id
    join payout_bank_accounts bank on bank.id = payout.bank_account_id`,
  sql`select 'approval ' || approval.id as id, 'it is approved, but its payout is missing' as fault
    from approvals approval left join payouts payout on payout.approval_id = approval.id
    where approval.kind = 'payout' and approval.state = 'approved' and payout.id is null`,
  // What is owed to all accounts is what the ledger has for them, and none was paid more than it has received.
  sql`select 'account ' || user_id as id, 'it was paid out ' || -paise || ' paise more than it has received' as fault
    from ${owed} owed where paise < 0`,
  sql`select 'ledger account payable' as id, 'it has ' || held || ' paise, but accounts are owed ' || owed as fault
    from (select
      (select coalesce(sum(amount_paise), 0) from ledger_lines where account = 'payable') as held,
      (select coalesce(sum(paise), 0) from ${owed} owed) as owed
    ) sums where held <> owed`,
  sql`select 'ledger account payout' as id, 'it has ' || held || ' paise, but payouts ' || paid as fault
    from (select
      (select coalesce(sum(amount_paise), 0) from ledger_lines where account = 'payout') as held,
      (select coalesce(sum(amount_paise), 0) from payouts where state in ('approved', 'sent', 'paid')) as paid
    ) sums where held <> paid`,
]

/** Checks that payouts agree with the ledger and their approvals, and what is owed to accounts with `payable`, to the paisa. */
export const verifyPayouts = (db: Db) => verifyAll(db, 'payouts', faults)
