import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { type PlanInput, plan as planSchema } from '../../contracts/cases/plan.ts'
import { luhnCharacter } from '../../contracts/identifiers/checksums.ts'
import type { Purpose } from '../../contracts/platform/codes.ts'
import { type OpenCase, readCase } from '../cases/rows.ts'
import { beginStep } from '../cases/work.ts'
import { createDocumentSource } from '../ocr/source.ts'
import type { Context, Scope } from '../platform/context.ts'
import { firstAttempt } from '../platform/http/idempotency.ts'
import type { CustomerActor } from '../platform/identity/actors.ts'
import { ensureReadingQueue } from '../platform/taskPool/readingQueue.ts'
import { answerStep } from '../steps/answerStep.ts'
import { beginCase, publishPlan } from '../steps/begin.ts'
import { storeCaseFile } from '../steps/caseLink.ts'
import { followChecks, startCaseWork } from '../steps/followChecks.ts'
import { runners } from '../steps/kinds/index.ts'
import { answerReview, controlCase, decideCase } from '../steps/ownCase.ts'
import { driverPlan, vendorPlan } from './casePlans.ts'
import { specimenAnswer } from './documents.ts'
import { readQueuedAs } from './readAs.ts'
import { demoScope } from './scopes.ts'

interface Seeding {
  ctx: Context
  scope: Scope<CustomerActor>
  id: string
}

interface SeededCase {
  plan: 'vendor' | 'driver'
  name: string
  email: string
  phone?: string
  reference: string
  purpose: Purpose
  /** What people do in it, in order; it waits after the last one. */
  acts: readonly ((seeding: Seeding) => Promise<unknown>)[]
}

const DAY_MS = 86_400_000
const SPECIMEN = 'sample_pan'

/** Cases of the demo in every state that its people meet: waiting for a person, late, waiting for a review, ended in each way, paused. */
const cases: readonly SeededCase[] = [
  {
    plan: 'vendor',
    name: 'Kaveri Freight Private Limited',
    email: 'accounts@kaveri.example',
    reference: 'VEN-2301',
    purpose: 'vendor_onboarding',
    acts: [agree, fillIn('AAACK1000A'), judge('passed', 'Name, registration and account belong to one company.')],
  },
  {
    plan: 'vendor',
    name: 'Konkan Traders LLP',
    email: 'office@konkan.example',
    reference: 'VEN-2302',
    purpose: 'vendor_onboarding',
    // Not found at the source: the dear steps are not asked.
    acts: [agree, fillIn('AAAFK1404A')],
  },
  {
    plan: 'vendor',
    name: 'Narmada Pharma Private Limited',
    email: 'finance@narmada.example',
    reference: 'VEN-2303',
    purpose: 'vendor_onboarding',
    acts: [agree, fillIn('AAACN1000A')],
  },
  {
    plan: 'driver',
    name: 'Suresh Prasad Nair',
    email: 'suresh.nair@example.com',
    phone: '+919812345006',
    reference: 'DRV-410',
    purpose: 'employee_onboarding',
    // The record names somebody else: the result stays open, and a person decides beside it.
    acts: [agree, handIn, judge('passed', 'The record has an old name; the card shows the present one.'), decide],
  },
  {
    plan: 'driver',
    name: 'Manoj Tiwari',
    email: 'manoj.tiwari@example.com',
    reference: 'DRV-411',
    purpose: 'employee_onboarding',
    acts: [agree, makeLate],
  },
  {
    plan: 'driver',
    name: 'Rekha Joshi',
    email: 'rekha.joshi@example.com',
    reference: 'DRV-412',
    purpose: 'employee_onboarding',
    acts: [],
  },
  {
    plan: 'driver',
    name: 'Imran Qureshi',
    email: 'imran.qureshi@example.com',
    reference: 'DRV-413',
    purpose: 'employee_onboarding',
    acts: [({ ctx, scope, id }) => controlCase(ctx, scope, { id, event: { type: 'pause' } })],
  },
  {
    plan: 'driver',
    name: 'Anita Desai',
    email: 'anita.desai@example.com',
    reference: 'DRV-414',
    purpose: 'employee_onboarding',
    acts: [
      ({ ctx, scope, id }) =>
        controlCase(ctx, scope, { id, event: { type: 'cancel' }, reason: 'She has taken another job.' }),
    ],
  },
]

/** Publishes two plans for the demo, and runs their cases as people go through them. */
export async function runSeededCases(ctx: Context): Promise<void> {
  await startCaseWork(ctx, { work: false })
  await ensureReadingQueue(ctx)
  const scope = await demoScope(ctx)
  const publish = async (plan: PlanInput) => (await publishPlan(ctx, scope, { plan: planSchema.parse(plan) })).id
  const planIds = { vendor: await publish(vendorPlan), driver: await publish(driverPlan) }
  for (const { plan, name, email, phone = null, reference, purpose, acts } of cases) {
    const subject = { name, email, phone, locale: 'en' as const }
    const request = { planId: planIds[plan], subject, reference, purpose, consent: true } as const
    const { id } = await beginCase(ctx, scope, request, firstAttempt())
    await settle(ctx, id)
    for (const act of acts) {
      await act({ ctx, scope, id })
      await settle(ctx, id)
    }
  }
}

const AT_MOST_MS = 60_000
const LOOK_MS = 20

/** Does what the workers do for a case, until it waits for a person. */
async function settle(ctx: Context, id: string): Promise<void> {
  const until = Date.now() + AT_MOST_MS
  for (;;) {
    const { steps } = await caseOf(ctx, id)
    const untold = [...steps.values()].filter(({ status, told_at }) => status === 'asked' && told_at === null)
    for (const { step, round } of untold) await beginStep(ctx, runners, { caseId: id, step, round })
    const isRunning = [...steps.values()].some(({ status }) => status === 'inProgress')
    if (untold.length === 0 && !isRunning) return
    if (Date.now() > until) throw new Error(`The seeded case ${id} does not go on.`)
    if (isRunning) await sleep(LOOK_MS)
    await followChecks(ctx)
  }
}

async function caseOf(ctx: Context, id: string): Promise<OpenCase> {
  const found = await readCase(ctx, ctx.db, id)
  if (!found) throw new Error(`There is no case ${id}.`)
  return found
}

async function answer({ ctx, id }: Seeding, step: string, given: object): Promise<void> {
  const found = await caseOf(ctx, id)
  const by = found.row.subject_name ?? ''
  const scope: Scope = { actor: { kind: 'system', name: by }, ip: null, requestId: null, locale: 'en' }
  await answerStep(ctx, scope, found, { step, answer: given, by })
}

function agree(seeding: Seeding) {
  return answer(seeding, 'consent', { agreed: true })
}

function fillIn(pan: string) {
  const gstin = `27${pan}1Z`
  const values = {
    pan,
    gstin: gstin + luhnCharacter(gstin),
    account: '50100234561000',
    ifsc: 'HDFC0000240',
    trade: 'Castings',
  }
  return (seeding: Seeding) => answer(seeding, 'details', { values })
}

async function handIn(seeding: Seeding): Promise<void> {
  const { ctx, scope, id } = seeding
  const specimen = await specimenAnswer(ctx, SPECIMEN)
  const upload = { filename: 'pan-card.jpg', file: Readable.from([specimen.content]) }
  const file = await storeCaseFile(ctx, scope, (await caseOf(ctx, id)).row, upload)
  await answer(seeding, 'card', { files: [file.id] })
  const check = (await caseOf(ctx, id)).steps.get('card')?.verification_id
  if (check) await readQueuedAs(ctx, check, { answer: specimen.answer, createSource: createDocumentSource })
}

function judge(outcome: 'passed' | 'failed', reason: string) {
  return ({ ctx, scope, id }: Seeding) => answerReview(ctx, scope, { id, step: 'look', outcome, reason })
}

function decide({ ctx, scope, id }: Seeding) {
  return decideCase(ctx, scope, { id, verdict: 'clear', reason: 'Seen at the depot with the original card.' })
}

/** As if it had been asked last week. */
async function makeLate({ ctx, id }: Seeding): Promise<void> {
  const due_at = new Date(Date.now() - 2 * DAY_MS).toISOString()
  await ctx.db
    .updateTable('case_steps')
    .set({ due_at })
    .where('case_id', '=', id)
    .where('status', '=', 'asked')
    .execute()
  await ctx.db.updateTable('cases').set({ next_due_at: due_at }).where('id', '=', id).execute()
}
