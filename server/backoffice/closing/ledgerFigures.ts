import { sql } from 'kysely'
import { walletKinds } from '../../../contracts/platform/codes.ts'
import { type ClosingFigures, ledgerAccounts } from '../../../contracts/resources/closing.ts'
import type { Db } from '../../platform/context.ts'
import { endOf, type Period, startOf } from './periods.ts'

type Wallets = ClosingFigures['wallets']
type Accounts = ClosingFigures['accounts']

/** The balances before a period. */
export interface Balances {
  /** By `wallet/account type`. */
  wallets: ReadonlyMap<string, number>
  accounts: ReadonlyMap<string, number>
}

interface Movement {
  wallet: string | null
  account_type: string | null
  kind: string
  account: string
  /** Of the outside account; a wallet's balance changes by the opposite. */
  paise: number
  given: number
  taken: number
}

/** Every transfer has lines outside the wallets unless it only moves money between a balance and its holds, which is no change here. */
async function movementsOf(db: Db, from: Date | null, to: Date): Promise<Movement[]> {
  const { rows } = await sql<Movement>`
    select wallet.kind as wallet, wallet.account_type, transfer.kind, line.account, sum(line.amount_paise)::bigint as paise,
      coalesce(sum(line.amount_paise) filter (where line.amount_paise > 0), 0)::bigint as given,
      coalesce(sum(line.amount_paise) filter (where line.amount_paise < 0), 0)::bigint as taken
    from transfers transfer
    join ledger_lines line on line.transfer_id = transfer.id and line.wallet_id is null
    left join wallets wallet on wallet.id = transfer.wallet_id
    where transfer.created_at < ${to.toISOString()} and ${from ? sql`transfer.created_at >= ${from.toISOString()}` : sql`true`}
    group by 1, 2, 3, 4`.execute(db)
  return rows
}

interface End {
  wallet: string
  account_type: string
  balance: number
  held: number
  owed: number
}

/** What the wallets had at the end: what they have now, less what has moved since. It does not depend on the ledger's lines. */
async function endsOf(db: Db, to: Date): Promise<End[]> {
  const { rows } = await sql<End>`
    with later as (
      select wallet_id,
        sum(case kind when 'reserve' then -amount_paise when 'capture' then 0 else amount_paise end) as available,
        sum(case when kind = 'reserve' then amount_paise when kind in ('capture', 'release') then -amount_paise else 0 end) as held
      from transfers where created_at >= ${to.toISOString()} and wallet_id is not null group by wallet_id
    ), ends as (
      select wallet.kind, wallet.account_type, wallet.available_paise - coalesce(later.available, 0) as available,
        wallet.held_paise - coalesce(later.held, 0) as held
      from wallets wallet left join later on later.wallet_id = wallet.id
    )
    select kind as wallet, account_type, sum(available + held)::bigint as balance, sum(held)::bigint as held,
      sum(greatest(0, -available))::bigint as owed
    from ends group by 1, 2`.execute(db)
  return rows
}

const keyOf = (wallet: string, accountType: string) => `${wallet}/${accountType}`

/** What the ledger had before a period: what a closed day had left, and what has moved since; or all that is older. */
export async function balancesBefore(
  db: Db,
  { firstDay }: Period,
  closed?: { lastDay: string; left: Balances },
): Promise<Balances> {
  const rows = await movementsOf(db, closed ? endOf(closed.lastDay) : null, startOf(firstDay))
  const [wallets, accounts] = [new Map(closed?.left.wallets), new Map(closed?.left.accounts)]
  for (const { wallet, account_type, account, paise } of rows) {
    accounts.set(account, (accounts.get(account) ?? 0) + paise)
    if (wallet === null || account_type === null) continue
    const key = keyOf(wallet, account_type)
    wallets.set(key, (wallets.get(key) ?? 0) - paise)
  }
  return { wallets, accounts }
}

/** What a period that is closed has left to the next one. */
export const balancesAfter = ({ wallets, accounts }: Pick<ClosingFigures, 'wallets' | 'accounts'>): Balances => ({
  wallets: new Map(wallets.map(row => [keyOf(row.wallet, row.account), row.closingPaise])),
  accounts: new Map(accounts.map(row => [row.account, row.closingPaise])),
})

/**
 * The movements of wallets and accounts in a period. Read it in one snapshot, or while nothing can be booked. Throws an Error if the ledger's
 * lines and the wallets differ, or if the accounts do not sum to zero.
 */
export async function ledgerFigures(
  db: Db,
  period: Period,
  opening: Balances,
): Promise<{ wallets: Wallets; accounts: Accounts }> {
  const to = endOf(period.lastDay)
  const moved = await movementsOf(db, startOf(period.firstDay), to)
  const ends = await endsOf(db, to)
  const wallets = walletKinds.flatMap(wallet =>
    (['Prepaid', 'Postpaid'] as const).map(account => {
      const own = moved.filter(row => row.wallet === wallet && row.account_type === account)
      const sum = (fits: (row: Movement) => boolean) =>
        own.filter(fits).reduce((total, { paise }) => total - paise, 0) + 0
      const parts = {
        paidInPaise: sum(row => row.account === 'gateway'),
        bonusPaise: sum(row => row.account === 'bonus'),
        adjustedPaise: sum(row => row.account === 'adjustment'),
        chargedPaise: sum(row => row.account === 'revenue' && row.kind === 'capture'),
        refundedPaise: sum(row => row.account === 'revenue' && row.kind === 'refund'),
      }
      const openingPaise = opening.wallets.get(keyOf(wallet, account)) ?? 0
      const closingPaise = Object.values(parts).reduce((total, part) => total + part, openingPaise)
      const end = ends.find(row => row.wallet === wallet && row.account_type === account)
      if (closingPaise !== (end?.balance ?? 0))
        throw new Error(
          `the ${account} ${wallet} wallets have ${end?.balance ?? 0} paise, their ledger ${closingPaise}`,
        )
      const atEnd = { heldPaise: end?.held ?? 0, outstandingPaise: end?.owed ?? 0 }
      return { wallet, account, openingPaise, ...parts, closingPaise, ...atEnd }
    }),
  )
  const names = [...new Set([...ledgerAccounts, ...opening.accounts.keys(), ...moved.map(({ account }) => account)])]
  const accounts = names.map(account => {
    const own = moved.filter(row => row.account === account)
    const openingPaise = opening.accounts.get(account) ?? 0
    const inPaise = own.reduce((total, { given }) => total + given, 0)
    const outPaise = own.reduce((total, { taken }) => total + taken, 0)
    return { account, openingPaise, inPaise, outPaise, closingPaise: openingPaise + inPaise + outPaise }
  })
  const total = [...wallets, ...accounts].reduce((sum, { closingPaise }) => sum + closingPaise, 0)
  if (total !== 0) throw new Error(`wallets and accounts sum to ${total} paise, not to zero`)
  return { wallets, accounts }
}
