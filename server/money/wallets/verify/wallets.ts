import { sql } from 'kysely'
import type { Db } from '../../../platform/context.ts'

/** Each wallet's balance is the sum of its lines, and what it holds is what its holds still have. */
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
  const [flawed] = wrong.rows
  const broken = flawed
    ? `wallet ${flawed.id}: ${flawed.name} says ${flawed.kept} paise, the ledger ${flawed.derived}`
    : null
  return { count: rows[0]?.count ?? 0, broken }
}
