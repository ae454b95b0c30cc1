import { formatCount } from '../../../contracts/money.ts'
import type { LedgerReport } from './verifyLedger.ts'

/** Prints what was verified for an operator: the verdict on the last line, an inconsistency as an error. */
export function printLedger({ checked, chain, broken }: LedgerReport): void {
  for (const { name, count } of checked) console.log(`${name.padEnd(14)}${formatCount(count).padStart(12)}`)
  if (chain) console.log(`${'audit entries'.padEnd(14)}${formatCount(chain.sealed).padStart(12)}`)
  if (chain?.unsealed) console.log(`${formatCount(chain.unsealed)} newest audit entries are not sealed yet.`)
  if (broken) console.error(`BROKEN: ${broken}`)
  else
    console.log(
      'The ledger is consistent: all transfers, balances, holds, charges, approvals, challans and audit entries agree.',
    )
}
