import { askSubject } from '../inquiries/askSubject.ts'
import { gatherInquiry, startInquiries } from '../inquiries/gather.ts'
import { nodeKey } from '../inquiries/nodeKey.ts'
import { answerReview, findReview } from '../inquiries/reviewLink.ts'
import { ownInquiry } from '../inquiries/row.ts'
import { startInquiry } from '../inquiries/start.ts'
import type { Context } from '../platform/context.ts'
import { firstAttempt } from '../platform/http/idempotency.ts'
import { sandboxIp } from '../sandbox/accounts.ts'
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

/** Inquiries of the demo; the person of one of them has answered. */
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
    if (one.basis === 'consent') await answerAsSubject(ctx, id)
  }
}

/** The person of whom nothing contradicts has been asked, and disputes what the register says of their companies. */
async function answerAsSubject(ctx: Context, id: string): Promise<void> {
  const scope = await demoScope(ctx)
  const inquiry = await ownInquiry(ctx, scope, id)
  const { id: review } = await askSubject(
    ctx,
    scope,
    {
      id,
      name: 'Divya Zaidi',
      email: 'divya.zaidi@zenith-components.example',
      locale: 'en',
      about: inquiry.subjects.map(({ kind, value }) => nodeKey(ctx.vault, id, `${kind}:${value}`)),
      sections: ['identity', 'directorships', 'companies'],
      reason: 'Please look at this before we add you as a supplier.',
      code: true,
      days: 14,
    },
    firstAttempt(),
  )
  const invitation = await ctx.db
    .selectFrom('invitations')
    .selectAll()
    .where('subject', '=', review)
    .executeTakeFirstOrThrow()
  const visitor = { kind: 'system', name: 'visitor' } as const
  const person = {
    scope: { actor: visitor, ip: sandboxIp, requestId: null, locale: 'en' as const },
    agent: 'Chrome on Android',
  }
  const found = await findReview(ctx, person.scope, invitation)
  const disputed = { verdict: 'disputed', comment: 'I left one of these companies years ago.', correct: null } as const
  const confirmed = { verdict: 'confirmed', comment: null, correct: null } as const
  await answerReview(
    ctx,
    person,
    found,
    found.view.sections.map(({ section, seen }) => ({
      section,
      seen,
      ...(section === 'directorships' ? disputed : confirmed),
    })),
  )
}
