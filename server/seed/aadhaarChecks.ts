import type { InputOf } from '../../contracts/products/index.ts'
import { runVerification } from '../checks/verifications/runVerification.ts'
import { settleVerification } from '../checks/verifications/settleVerification.ts'
import type { Context } from '../platform/context.ts'
import { aadhaarOtp } from '../sources/runners/aadhaarOtp.ts'
import { syntheticHolder } from '../sources/synthetic/aadhaarHolder.ts'
import { demoScope } from './scopes.ts'

/** Two holders have confirmed. */
const confirmed = ['234123410008', '234123410106'] as const

/** Checks with a code of holders whom the demo takes on. */
export async function confirmHolders(ctx: Context): Promise<void> {
  const scope = await demoScope(ctx)
  for (const [at, aadhaar] of confirmed.entries()) {
    const input: InputOf<'aadhaar-otp'> = { aadhaar }
    const request = {
      product: 'aadhaar-otp',
      input,
      purpose: 'employee_onboarding',
      reference: `EMP-0${317 + at}`,
    } as const
    const row = await runVerification(ctx, scope, request)
    await settleVerification(ctx, scope, row, {
      status: 'completed',
      result: aadhaarOtp.result(input, syntheticHolder(aadhaar)),
      source: 'aadhaar',
      fetchedAt: new Date().toISOString(),
      tries: 1,
      askedMs: 420,
    })
  }
}
