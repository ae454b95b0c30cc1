import { sql } from 'kysely'
import type { Db } from '../../../platform/context.ts'

/** Sequence numbers per statement, which bounds the memory that a large ledger needs. */
const STEP = 50_000

interface Faulty {
  id: string
  fault: string
}

/**
 * Checks that each transfer has two lines that sum to zero and match its kind and amount, that its hold exists, and that the
 * balance after it is the previous one plus its change; a transfer outside the wallets has two lines or more and no balance.
 * Returns the count and the first inconsistency.
 */
export async function verifyTransfers(db: Db): Promise<{ count: number; broken: string | null }> {
  const { rows } = await sql<{ count: number; last: number }>`
    select count(*)::bigint as count, coalesce(max(seq), 0)::bigint as last from transfers`.execute(db)
  const { count, last } = rows[0] as { count: number; last: number }
  for (let from = 0; from < last; from += STEP) {
    const faulty = await firstFaulty(db, from)
    if (faulty) return { count, broken: `transfer ${faulty.id}: ${faulty.fault}` }
  }
  return { count, broken: null }
}

async function firstFaulty(db: Db, from: number): Promise<Faulty | undefined> {
  const { rows } = await sql<Faulty>`
    with step as (
      select *,
        case when wallet_id is null then 0 when kind = 'reserve' then -amount_paise when kind = 'capture' then 0
          else amount_paise end as available,
        case when kind = 'reserve' then amount_paise when kind in ('capture', 'release') then -amount_paise else 0 end as held
      from transfers where seq > ${from} and seq <= ${from + STEP}
    ), added as (
      select transfer_id, count(*) as lines, sum(line.amount_paise) as total,
        sum(greatest(line.amount_paise, 0)) as given,
        count(*) filter (where line.wallet_id is not null or line.account like '%:%') as of_wallets,
        coalesce(sum(line.amount_paise) filter (where line.account = 'wallet:' || step.wallet_id), 0) as available,
        coalesce(sum(line.amount_paise) filter (where line.account = 'hold:' || step.hold_id), 0) as held
      from step join ledger_lines line on line.transfer_id = step.id
      group by transfer_id
    ), judged as (
      select step.id, step.seq, case
        when added.transfer_id is null then 'it has no lines'
        when added.total <> 0 then 'its lines sum to ' || added.total || ' paise, not to zero'
        when step.wallet_id is not null and added.lines <> 2 then 'it has ' || added.lines || ' lines, not two'
        when step.wallet_id is null and added.lines < 2 then 'it has ' || added.lines || ' lines, not two or more'
        when step.wallet_id is null and (added.given <> step.amount_paise or added.of_wallets > 0)
          then 'its lines are not those of a ' || step.kind || ' of ' || step.amount_paise || ' paise'
        when added.available <> step.available or added.held <> step.held
          then 'its lines are not those of a ' || step.kind || ' of ' || step.amount_paise || ' paise'
        when step.kind not in ('credit', 'adjust', 'collect', 'settle', 'return') and hold.id is null then 'its hold is missing'
        when step.available_after_paise <> coalesce(earlier.available_after_paise, 0) + step.available
          or step.held_after_paise <> coalesce(earlier.held_after_paise, 0) + step.held
          then 'the balance after it does not follow from the transfer before it'
        end as fault
      from step
      left join added on added.transfer_id = step.id
      left join holds hold on hold.id = step.hold_id
      left join lateral (
        select available_after_paise, held_after_paise from transfers
        where wallet_id = step.wallet_id and seq < step.seq order by seq desc limit 1
      ) earlier on true
    )
    select id, fault from judged where fault is not null order by seq limit 1`.execute(db)
  return rows[0]
}
