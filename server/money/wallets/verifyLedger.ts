import { sql } from 'kysely'
import { type ChainReport, verifyChain } from '../../platform/audit/verifyChain.ts'
import type { Db } from '../../platform/context.ts'
import { verifyChallans } from './verify/challans.ts'
import { verifyCharges } from './verify/charges.ts'
import { verifyHolds } from './verify/holds.ts'
import { verifyTransfers } from './verify/transfers.ts'
import { verifyWallets } from './verify/wallets.ts'

export interface LedgerReport {
  /** How many records were compared, in the order of the checks; what comes after a break was not looked at. */
  checked: { name: string; count: number }[]
  chain: ChainReport | null
  /** The first break, naming the record; null when the ledger is whole. */
  broken: string | null
}

const checks = [
  { name: 'transfers', verify: verifyTransfers },
  { name: 'wallets', verify: verifyWallets },
  { name: 'holds', verify: verifyHolds },
  { name: 'verifications', verify: verifyCharges },
  { name: 'challans', verify: verifyChallans },
]

/** Proves the whole ledger on one snapshot, so that a server at work beside it does not look like a break. */
export function verifyLedger(db: Db): Promise<LedgerReport> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async trx => {
      await sql`set local statement_timeout = 0`.execute(trx)
      const checked: LedgerReport['checked'] = []
      for (const { name, verify } of checks) {
        const { count, broken } = await verify(trx)
        checked.push({ name, count })
        if (broken) return { checked, chain: null, broken }
      }
      const chain = await verifyChain(trx)
      return { checked, chain, broken: chain.broken }
    })
}
