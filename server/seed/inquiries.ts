import { gatherInquiry, startInquiries } from '../inquiries/gather.ts'
import { startInquiry } from '../inquiries/start.ts'
import type { Context } from '../platform/context.ts'
import { firstAttempt } from '../platform/http/idempotency.ts'
import { demoScope } from './scopes.ts'

/** A person with two DINs under different names, whose phone source is down; and one of whom nothing contradicts. */
const subjects = [
  {
    reference: 'VEN-801',
    subjects: [
      { kind: 'pan', value: 'AAAPZ1409A' },
      { kind: 'phone', value: '9812346503' },
    ],
    basis: 'contract',
    basisWords: 'Supply contract of 2 November 2026, clause 7: checks of owners before payment.',
  },
  {
    reference: 'VEN-802',
    subjects: [{ kind: 'pan', value: 'AAAPZ1000A' }],
    basis: 'consent',
    basisWords: null,
  },
] as const

/** Inquiries of the demo. */
export async function runSeededInquiries(ctx: Context): Promise<void> {
  await startInquiries(ctx, { work: false })
  const scope = await demoScope(ctx)
  for (const one of subjects) {
    const { id } = await startInquiry(
      ctx,
      scope,
      {
        ...one,
        subjects: [...one.subjects],
        sections: ['identity', 'directorships', 'companies', 'gst', 'contact'],
        purpose: 'vendor_onboarding',
        keepDays: 365,
      },
      firstAttempt(),
    )
    await gatherInquiry(ctx, id)
  }
}
