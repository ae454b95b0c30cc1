import { sql } from 'kysely'
import { type ChainReport, verifyChain } from '../../platform/audit/chain.ts'
import type { Db, Trx } from '../../platform/context.ts'
import { verifyApprovals } from './verify/approvals.ts'
import { verifyCasePayments } from './verify/casePayments.ts'
import { verifyChallans } from './verify/challans.ts'
import { verifyCharges, verifyHolds, verifyWallets } from './verify/holds.ts'
import { verifyPayments } from './verify/payments.ts'
import { verifyPayouts } from './verify/payouts.ts'
import { verifyTransfers } from './verify/transfers.ts'

export interface LedgerReport {
  /** The number of records compared by each check; nothing after a broken one was checked. */
  checked: { name: string; count: number }[]
  chain: ChainReport | null
  /** The first inconsistency, naming the record; null if the ledger is consistent. */
  broken: string | null
}

const checks = [
  { name: 'transfers', verify: verifyTransfers },
  { name: 'wallets', verify: verifyWallets },
  { name: 'holds', verify: verifyHolds },
  { name: 'verifications', verify: verifyCharges },
  { name: 'approvals', verify: verifyApprovals },
  { name: 'payments', verify: verifyPayments },
  { name: 'challans', verify: verifyChallans },
  { name: 'case payments', verify: verifyCasePayments },
  { name: 'payouts', verify: verifyPayouts },
]

/** Verifies the whole ledger in one snapshot, so that concurrent writes do not look like inconsistencies. */
export const verifyLedger = (db: Db): Promise<LedgerReport> =>
  db.transaction().setIsolationLevel('repeatable read').execute(verifyLedgerIn)

/** Verifies the ledger as the caller's transaction sees it. */
export async function verifyLedgerIn(trx: Trx): Promise<LedgerReport> {
  await sql`set local statement_timeout = 0`.execute(trx)
  const checked: LedgerReport['checked'] = []
  for (const { name, verify } of checks) {
    const { count, broken } = await verify(trx)
    checked.push({ name, count })
    if (broken) return { checked, chain: null, broken }
  }
  const chain = await verifyChain(trx)
  return { checked, chain, broken: chain.broken }
}
