import { plan as planSchema } from '../../contracts/cases/plan.ts'
import { videoKycTemplates } from '../../contracts/cases/videoKyc/templates.ts'
import { applyEvent } from '../cases/apply.ts'
import type { Context } from '../platform/context.ts'
import { firstAttempt } from '../platform/http/idempotency.ts'
import { ensureReadingQueue } from '../platform/taskPool/readingQueue.ts'
import { holderOf } from '../sources/synthetic/people.ts'
import { beginCase, publishPlan } from '../steps/begin.ts'
import { startCaseWork } from '../steps/followChecks.ts'
import { decide } from '../videoKyc/decide.ts'
import { tellGates } from '../videoKyc/tellGates.ts'
import { type Seeding, settle } from './caseRun.ts'
import { demoScope } from './scopes.ts'
import { beginSeededSession, doSeededSession, type SeededSession } from './videoSessions.ts'

const DAY_MS = 86_400_000

interface SeededVideoKyc {
  template: 'video-merchant' | 'video-gig-worker'
  pan: string
  reference: string
  /** Days since it began, and the hour in India. */
  age: number
  hour: number
  /** Null: the person has not begun. `late`: a task was not done in time. */
  session: SeededSession | 'late' | null
  decision?: Pick<Parameters<typeof decide>[2], 'decision' | 'reason' | 'note'>
  isExpired?: boolean
}

const good: SeededSession = { way: 'moving', distance: 0.2, place: 'given', country: 'IN' }

/** Video KYCs of the demo in every state: approved, waiting for a decision, to be looked at for several reasons, refused, begun, invited, expired. */
const all: readonly SeededVideoKyc[] = [
  {
    template: 'video-merchant',
    pan: 'AAAPR1000H',
    reference: 'SHOP-21',
    age: 9,
    hour: 11,
    session: good,
    decision: { decision: 'approve', reason: 'allSeen' },
  },
  { template: 'video-merchant', pan: 'AAAPK1000H', reference: 'SHOP-22', age: 6, hour: 16, session: good },
  {
    template: 'video-gig-worker',
    pan: 'AAAPM1000H',
    reference: 'GIG-104',
    age: 5,
    hour: 10,
    session: { ...good, way: 'still', place: 'refused' },
  },
  { template: 'video-gig-worker', pan: 'AAAPB1503H', reference: 'GIG-105', age: 4, hour: 19, session: good },
  {
    template: 'video-gig-worker',
    pan: 'AAAPS1000H',
    reference: 'GIG-106',
    age: 4,
    hour: 13,
    session: { ...good, distance: 0.72 },
    decision: { decision: 'reject', reason: 'otherPerson' },
  },
  {
    template: 'video-gig-worker',
    pan: 'AAAPD1000H',
    reference: 'GIG-107',
    age: 2,
    hour: 20,
    session: { ...good, country: null },
  },
  { template: 'video-gig-worker', pan: 'AAAPG1000H', reference: 'GIG-108', age: 1, hour: 9, session: 'late' },
  { template: 'video-merchant', pan: 'AAAPT1000H', reference: 'SHOP-23', age: 1, hour: 12, session: null },
  {
    template: 'video-merchant',
    pan: 'AAAPV1000H',
    reference: 'SHOP-20',
    age: 20,
    hour: 12,
    session: null,
    isExpired: true,
  },
]

/** Publishes the templates for the demo, and does the sessions of its people. */
export async function runSeededVideoKyc(ctx: Context): Promise<void> {
  await startCaseWork(ctx, { work: false })
  await ensureReadingQueue(ctx)
  const scope = await demoScope(ctx)
  const ids = new Map<string, string>()
  for (const { id, plan } of videoKycTemplates) {
    const published = await publishPlan(ctx, scope, { plan: planSchema.parse(plan), product: 'video-kyc' })
    ids.set(id, published.id)
  }
  for (const [index, one] of all.entries()) {
    const subject = {
      name: holderOf(one.pan),
      email: `video${index + 1}@example.com`,
      phone: null,
      locale: 'en' as const,
    }
    const planId = ids.get(one.template) ?? ''
    const request = {
      planId,
      subject,
      reference: one.reference,
      purpose: 'customer_onboarding',
      consent: true,
    } as const
    const { id } = await beginCase(ctx, scope, request, firstAttempt())
    await settle(ctx, id)
    await act({ ctx, scope, id }, one)
  }
  await tellGates(ctx)
}

async function act(seeding: Seeding, { session, decision, isExpired, ...one }: SeededVideoKyc): Promise<void> {
  const { ctx, scope, id } = seeding
  const answers: Record<string, string> =
    one.template === 'video-merchant' ? { shop: 'Kirana Corner', goods: 'Groceries', since: '2018' } : {}
  if (session === 'late') {
    const { id: late } = await beginSeededSession(seeding, good)
    const values = { state: 'late', stage: 'tasks', ended_at: new Date() } as const
    await ctx.db.updateTable('video_kyc_sessions').set(values).where('id', '=', late).execute()
  } else if (session) await doSeededSession(seeding, { ...session, pan: one.pan, answers })
  await setBack(seeding, one)
  if (isExpired)
    await ctx.db.transaction().execute(trx => applyEvent(ctx, trx, id, { event: { type: 'expire' }, by: 'system' }))
  if (decision) await decide(ctx, scope, { id, ...decision })
}

/** As if the session had begun some days ago, and taken a few minutes. */
async function setBack({ ctx, id }: Seeding, { age, hour }: Pick<SeededVideoKyc, 'age' | 'hour'>): Promise<void> {
  const today = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10)
  const began = Date.parse(`${today}T${String(hour).padStart(2, '0')}:00:00+05:30`) - age * DAY_MS
  const ended = new Date(began + (140 + hour * 5) * 1_000).toISOString()
  const rows = await ctx.db
    .selectFrom('video_kyc_sessions')
    .select(['id', 'ended_at'])
    .where('case_id', '=', id)
    .execute()
  for (const row of rows)
    await ctx.db
      .updateTable('video_kyc_sessions')
      .set({ started_at: new Date(began).toISOString(), ...(row.ended_at !== null && { ended_at: ended }) })
      .where('id', '=', row.id)
      .execute()
}
