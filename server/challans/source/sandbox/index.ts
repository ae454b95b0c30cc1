import { setTimeout as sleep } from 'node:timers/promises'
import type { ChallanSource } from '../../../platform/ports/challanSource.ts'
import { SourceUnavailable } from '../../../platform/ports/sources.ts'
import { sandboxCodes } from '../../../sources/synthetic/codes.ts'
import { challansFor } from './challans.ts'
import { drawEvidence } from './drawEvidence.ts'

const NAME = 'sandbox'
/** At the usual delay of 120 ms a slow source takes three seconds. */
const SLOW = 25
const MOVING = '402'
const STEP_PAISE = 10_000
/** `contracts/challanSandbox.ts` has one vehicle of each. */
const asked = ['000', '404', '020', '500', '451', '402', '409', '410', '422', '202', '503']

const codeOf = (rcNo: string) => asked.find(code => rcNo.endsWith(code)) ?? ''

/** Tells every vehicle a stable set of challans, and what the documented vehicles ask for. */
export function sandboxChallans(delayMs: number): ChallanSource {
  let looks = 0
  return {
    name: NAME,
    async challansOf({ rcNo }) {
      const code = codeOf(rcNo)
      if (delayMs > 0) await sleep(code === sandboxCodes.slow ? delayMs * SLOW : delayMs)
      if (code === sandboxCodes.down) throw new SourceUnavailable(NAME, 'the vehicle asks for an outage')
      const told = challansFor(rcNo, code)
      if (code !== MOVING) return told
      looks += 1
      return told.map(one => ({ ...one, amountPaise: one.amountPaise + looks * STEP_PAISE }))
    },
    imageOf: async reference => drawEvidence(reference),
    // So that its price moves between a search and a payment that asks again.
    keepMs: ({ rcNo }) => (codeOf(rcNo) === MOVING ? 0 : undefined),
  }
}
