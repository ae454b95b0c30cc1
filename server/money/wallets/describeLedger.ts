import { formatCount } from '../../../contracts/platform/money.ts'
import type { LedgerReport } from './verifyLedger.ts'

const CONSISTENT =
  'The ledger is consistent: all transfers, balances, holds, charges, approvals, challans, payments of cases and audit entries agree.'

/** What was verified, line by line for an operator; the last one is the verdict, unless something is broken. */
export function describeLedger({ checked, chain, broken }: LedgerReport): string[] {
  const line = (name: string, count: number) => `${name.padEnd(14)}${formatCount(count).padStart(12)}`
  return [
    ...checked.map(({ name, count }) => line(name, count)),
    ...(chain ? [line('audit entries', chain.sealed)] : []),
    ...(chain?.unsealed ? [`${formatCount(chain.unsealed)} newest audit entries are not sealed yet.`] : []),
    ...(broken ? [] : [CONSISTENT]),
  ]
}
