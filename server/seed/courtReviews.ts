import type { InputOf } from '../../contracts/products/index.ts'
import { runVerification } from '../checks/verifications/runVerification.ts'
import { findReview } from '../court/review/findReview.ts'
import { finishReview } from '../court/review/finishReview.ts'
import type { Context } from '../platform/context.ts'
import { demoScope, staffScope } from './scopes.ts'

const place = { searchMode: 'delayed', subjectType: 'person', state: 'Maharashtra', district: 'Pune' } as const

const checks: readonly { input: InputOf<'court-case-check'>; reference: string; isReviewed: boolean }[] = [
  {
    input: { ...place, name: 'Nilesh Pawar', fatherName: 'Suresh Pawar', birthDate: '1988-07-14' },
    reference: 'DRIVER-121',
    isReviewed: true,
  },
  {
    input: { ...place, name: 'Sandeep Bhosale', fatherName: 'Vishnu Bhosale', birthDate: '1991-03-02' },
    reference: 'DRIVER-122',
    isReviewed: false,
  },
]

/** Two delayed court checks of the demo: one that staff have reviewed, one that waits. */
export async function reviewCourtCases(ctx: Context): Promise<void> {
  const scope = await demoScope(ctx)
  for (const { input, reference, isReviewed } of checks) {
    const request = { product: 'court-case-check', input, purpose: 'employee_onboarding', reference } as const
    const { id } = await runVerification(ctx, scope, request)
    if (!isReviewed) continue
    const { result } = await findReview(ctx, id)
    const decisions = result.cases.map(({ cnr, class: found }) =>
      found === 'exact'
        ? { cnr, class: found, note: 'Name, father and district agree with the order sheet.' }
        : { cnr, class: 'ruled_out' as const, note: 'The order sheet names another address.' },
    )
    await finishReview(ctx, await staffScope(ctx), { id, decisions })
  }
}
