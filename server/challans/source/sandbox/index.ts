import { setTimeout as sleep } from 'node:timers/promises'
import type { ChallanSource } from '../../../platform/ports/challanSource.ts'
import { SourceUnavailable } from '../../../platform/ports/sources.ts'
import { challansFor } from '../../../sources/synthetic/challans.ts'
import { sandboxCodes } from '../../../sources/synthetic/codes.ts'
import { drawEvidence } from './drawEvidence.ts'

const NAME = 'sandbox'
/** A slow source takes three seconds at the default delay of 120 ms. */
const SLOW = 25
const CHANGING_PRICE = '402'
const STEP_PAISE = 10_000
/** `contracts/challans/challanSandbox.ts` documents one vehicle for each. */
const scenarios = ['000', '404', '020', '500', '451', '402', '409', '410', '422', '202', '503']

const codeOf = (rcNo: string) => scenarios.find(code => rcNo.endsWith(code)) ?? ''

/** Returns stable challans for every vehicle, and the documented scenarios for the documented ones. */
export function sandboxChallans(delayMs: number): ChallanSource {
  let lookups = 0
  return {
    name: NAME,
    async challansOf({ rcNo }) {
      const code = codeOf(rcNo)
      if (delayMs > 0) await sleep(code === sandboxCodes.slow ? delayMs * SLOW : delayMs)
      if (code === sandboxCodes.down) throw new SourceUnavailable(NAME, 'the vehicle asks for an outage')
      const challans = challansFor(rcNo, code)
      if (code !== CHANGING_PRICE) return challans
      lookups += 1
      return challans.map(one => ({ ...one, amountPaise: one.amountPaise + lookups * STEP_PAISE }))
    },
    imageOf: async reference => drawEvidence(reference),
    // No caching, so that the price changes between a search and a payment.
    keepMs: ({ rcNo }) => (codeOf(rcNo) === CHANGING_PRICE ? 0 : undefined),
  }
}
