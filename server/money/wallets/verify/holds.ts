import { sql } from 'kysely'
import type { Db } from '../../../platform/context.ts'

const STEP = 20_000

/** Checks that each hold equals its reservation, and that captured + released + remaining is its amount. */
export async function verifyHolds(db: Db): Promise<{ count: number; broken: string | null }> {
  let count = 0
  for (let last = ''; ; ) {
    const { rows } = await sql<{ count: number; last: string; faulty: string | null; fault: string | null }>`
      with step as (
        select * from holds where id > ${last} order by id limit ${STEP}
      ), moved as (
        select step.id,
          coalesce(sum(transfer.amount_paise) filter (where kind = 'reserve'), 0) as reserved,
          coalesce(sum(transfer.amount_paise) filter (where kind = 'capture'), 0) as captured,
          coalesce(sum(transfer.amount_paise) filter (where kind = 'release'), 0) as released,
          coalesce(sum(transfer.amount_paise) filter (where kind = 'refund'), 0) as refunded
        from step left join transfers transfer on transfer.hold_id = step.id
        group by step.id
      ), judged as (
        select step.id, case
          when reserved <> amount_paise then 'it has ' || amount_paise || ' paise, but ' || reserved || ' were reserved'
          when captured + released > amount_paise then 'more was captured and released than it had'
          when captured <> captured_paise then 'it says ' || captured_paise || ' paise captured, its transfers ' || captured
          when refunded <> refunded_paise then 'it says ' || refunded_paise || ' paise refunded, its transfers ' || refunded
          when captured + released + remaining_paise <> amount_paise
            then 'captured, released and remaining paise are not its amount'
          end as fault
        from step join moved on moved.id = step.id
      ), first as (
        select id, fault from judged where fault is not null order by id limit 1
      )
      select count(*)::bigint as count, max(step.id) as last, max(first.id) as faulty, max(first.fault) as fault
      from step left join first on true`.execute(db)
    const [step] = rows
    count += step?.count ?? 0
    if (step?.fault) return { count, broken: `hold ${step.faulty}: ${step.fault}` }
    if (!step || step.count < STEP) return { count, broken: null }
    last = step.last
  }
}

/**
 * Checks that the prices of verifications agree with the captures: each charge names a capture of its own account, and each
 * capture is the sum of the charges that name it (one, or a chunk of a bulk job).
 */
export async function verifyCharges(db: Db): Promise<{ count: number; broken: string | null }> {
  const { rows } = await sql<{ count: number }>`select count(*)::bigint as count from verifications`.execute(db)
  const unpaid = await sql<{ id: string; charge: number }>`
    select id, charge_paise as charge from verifications where charge_paise <> 0 and transfer_id is null and status not in ('queued', 'in_progress', 'awaiting_person')
    order by id limit 1`.execute(db)
  const [free] = unpaid.rows
  const count = rows[0]?.count ?? 0
  if (free) return { count, broken: `verification ${free.id}: it cost ${free.charge} paise, but names no capture` }
  const apart = await sql<{ id: string; charged: number; captured: number }>`
    with charged as (
      select transfer_id, sum(charge_paise)::bigint as paise, min(user_id) as user_id, max(user_id) as other_user_id
      from verifications where transfer_id is not null group by transfer_id
    ), captured as (
      select id, user_id, reference, amount_paise from transfers where kind = 'capture'
    )
    select coalesce(captured.id, charged.transfer_id) as id, coalesce(charged.paise, 0) as charged,
      coalesce(captured.amount_paise, 0) as captured
    from captured full join charged on charged.transfer_id = captured.id
    where charged.paise is distinct from captured.amount_paise
        and (charged.transfer_id is not null or captured.reference like 'ver\\_%' or captured.reference like 'job\\_%')
      or charged.user_id <> captured.user_id or charged.other_user_id <> captured.user_id
    order by 1 limit 1`.execute(db)
  const [faulty] = apart.rows
  if (!faulty) return { count, broken: null }
  const { id, charged, captured } = faulty
  const reason =
    charged === captured
      ? 'it paid for the verification of another account'
      : `it took ${captured} paise, its verifications say ${charged}`
  return { count, broken: `capture ${id}: ${reason}` }
}

/** Checks that each wallet's balance is the sum of its lines, and its held amount the sum of its holds. */
export async function verifyWallets(db: Db): Promise<{ count: number; broken: string | null }> {
  const { rows } = await sql<{ count: number }>`select count(*)::bigint as count from wallets`.execute(db)
  const wrong = await sql<{ id: string; name: string; kept: number; derived: number }>`
    with lines as (
      select account, sum(amount_paise) as paise from ledger_lines where account like 'wallet:%' group by account
    ), open_holds as (
      select wallet_id, sum(remaining_paise) as paise from holds where remaining_paise > 0 group by wallet_id
    ), figures as (
      select id, 'available' as name, available_paise as kept, coalesce(lines.paise, 0)::bigint as derived
      from wallets left join lines on lines.account = 'wallet:' || id
      union all
      select id, 'held', held_paise, coalesce(open_holds.paise, 0)::bigint
      from wallets left join open_holds on open_holds.wallet_id = id
    )
    select * from figures where kept <> derived order by id limit 1`.execute(db)
  const [faulty] = wrong.rows
  const broken = faulty
    ? `wallet ${faulty.id}: ${faulty.name} says ${faulty.kept} paise, the ledger ${faulty.derived}`
    : null
  return { count: rows[0]?.count ?? 0, broken }
}
