import { plan as planSchema } from '../../contracts/cases/plan.ts'
import { luhnCharacter } from '../../contracts/identifiers/checksums.ts'
import { flowTemplates } from '../../contracts/onboarding/templates/index.ts'
import { applyEvent } from '../cases/apply.ts'
import { readCase } from '../cases/rows.ts'
import { startCase } from '../cases/startCase.ts'
import { flowLinkOf } from '../onboarding/link.ts'
import { saveLook } from '../onboarding/look.ts'
import { openFlowLinkOf } from '../onboarding/settings.ts'
import { personIndex } from '../onboarding/starts.ts'
import type { Context, Scope } from '../platform/context.ts'
import type { CustomerActor } from '../platform/identity/actors.ts'
import { publishPlan } from '../steps/begin.ts'
import { answerReview, controlCase } from '../steps/ownCase.ts'
import { answer, settle } from './caseRun.ts'
import { demoScope } from './scopes.ts'

type Owner = Scope<CustomerActor>
type FlowId = 'vendor' | 'gig-worker'

const DAY_MS = 86_400_000

/** How far a response goes: `left` expires without an answer, `withdrawn` is cancelled by the account. */
type End = 'invited' | 'consented' | 'left' | 'refused' | 'withdrawn' | 'checked' | 'approved' | 'rejected'

interface Response {
  flow: FlowId
  name: string
  pan: string
  end: End
  /** Days since it was started. */
  age: number
}

/** What applicants of the demo have come to: every state, and enough of each that the funnel shows where people stop. */
const responses: readonly Response[] = [
  { flow: 'vendor', name: 'Kaveri Freight Private Limited', pan: 'AAACK1000A', end: 'checked', age: 12 },
  { flow: 'vendor', name: 'Konkan Traders LLP', pan: 'AAAFK1404A', end: 'checked', age: 11 },
  { flow: 'vendor', name: 'Narmada Pharma Private Limited', pan: 'AAACN1000A', end: 'approved', age: 10 },
  { flow: 'vendor', name: 'Godavari Castings Private Limited', pan: 'AAACG1000A', end: 'rejected', age: 9 },
  { flow: 'vendor', name: 'Vindhya Packaging', pan: 'AAAFV1000A', end: 'checked', age: 8 },
  { flow: 'vendor', name: 'Sahyadri Transport', pan: '', end: 'consented', age: 6 },
  { flow: 'vendor', name: 'Malabar Spices LLP', pan: '', end: 'left', age: 40 },
  { flow: 'vendor', name: 'Deccan Tools', pan: '', end: 'refused', age: 5 },
  { flow: 'vendor', name: 'Aravalli Stone Works', pan: '', end: 'invited', age: 1 },
  { flow: 'gig-worker', name: 'Suresh Prasad Nair', pan: 'AAAPS1000A', end: 'checked', age: 7 },
  { flow: 'gig-worker', name: 'Farhan Sheikh', pan: 'AAAPF1000A', end: 'checked', age: 6 },
  { flow: 'gig-worker', name: 'Lakshmi Iyer', pan: 'AAAPL1404A', end: 'checked', age: 5 },
  { flow: 'gig-worker', name: 'Joseph D’Souza', pan: '', end: 'consented', age: 4 },
  { flow: 'gig-worker', name: 'Meena Kumari', pan: '', end: 'withdrawn', age: 3 },
  { flow: 'gig-worker', name: 'Gurpreet Singh', pan: '', end: 'left', age: 36 },
  { flow: 'gig-worker', name: 'Anjali Deshmukh', pan: '', end: 'consented', age: 2 },
  { flow: 'gig-worker', name: 'Ravi Teja', pan: '', end: 'invited', age: 1 },
]

/** Two flows with open links, a look, and responses in every state. */
export async function seedOnboarding(ctx: Context): Promise<void> {
  const scope = await demoScope(ctx)
  const until = new Date(Date.now() + 180 * DAY_MS).toISOString().slice(0, 10)
  const ids = new Map<FlowId, string>()
  for (const id of ['vendor', 'gig-worker'] as const) {
    const template = flowTemplates.find(one => one.id === id)
    const { id: planId } = await publishPlan(ctx, scope, {
      plan: planSchema.parse(template?.plan),
      product: 'onboarding',
    })
    const limits = { startsMost: 1_000, startsPerDay: 100, until, sites: [], keepDays: 365 }
    const purpose = id === 'vendor' ? 'vendor_onboarding' : 'employee_onboarding'
    await openFlowLinkOf(ctx, scope, planId, { ...limits, proof: 'either', purpose })
    ids.set(id, planId)
  }
  await saveLook(ctx, scope, {
    accent: '#7a3e12',
    welcome: {
      en: 'It takes about five minutes. Keep your PAN and your bank details at hand.',
      hi: 'करीब पाँच मिनट लगेंगे। अपना PAN और बैंक की जानकारी पास रखें।',
    },
    ending: {
      en: 'We check your answers within two working days and write to you.',
      hi: 'हम दो कामकाजी दिन में आपके जवाब जाँचकर आपको लिखेंगे।',
    },
  })
  for (const [index, response] of responses.entries())
    await go(ctx, scope, { ...response, planId: ids.get(response.flow) ?? '', index })
}

async function go(
  ctx: Context,
  scope: Owner,
  { planId, index, ...response }: Response & { planId: string; index: number },
) {
  const id = await begin(ctx, scope, { ...response, planId, index })
  await settle(ctx, id)
  await act(ctx, scope, id, response)
  await setBack(ctx, id, response)
}

async function begin(
  ctx: Context,
  scope: Owner,
  { planId, name, flow, index }: Response & { planId: string; index: number },
) {
  const email = `applicant${index + 1}@example.com`
  return ctx.db.transaction().execute(async trx => {
    const { row } = await startCase(ctx, trx, scope, {
      planId,
      subject: { name, email, phone: null, locale: 'en' },
      reference: null,
      purpose: flow === 'vendor' ? 'vendor_onboarding' : 'employee_onboarding',
      mode: 'live',
    })
    const link = await flowLinkOf(ctx, trx, planId)
    if (!link) throw new Error('The seeded flow has no link.')
    await trx
      .insertInto('onboarding_starts')
      .values({ case_id: row.id, plan_id: planId, person_index: personIndex(ctx, link, { to: email }) })
      .execute()
    return row.id
  })
}

async function act(ctx: Context, scope: Owner, id: string, { flow, pan, end }: Response): Promise<void> {
  if (end === 'invited' || end === 'left') return
  if (end === 'withdrawn') {
    await controlCase(ctx, scope, { id, event: { type: 'cancel' }, reason: 'Has applied twice.' })
    return
  }
  await answer({ ctx, id }, 'consent', { agreed: end !== 'refused' })
  await settle(ctx, id)
  if (end === 'consented' || end === 'refused') return
  await answer({ ctx, id }, 'details', { values: valuesOf(flow, pan) })
  await settle(ctx, id)
  const step = (await readCase(ctx, ctx.db, id))?.steps.get('look')
  if (end === 'checked' || step?.status !== 'asked') return
  const isApproved = end === 'approved'
  const reason = isApproved
    ? 'Registration and account belong to one company.'
    : 'The account belongs to somebody else.'
  await answerReview(ctx, scope, { id, step: 'look', outcome: isApproved ? 'passed' : 'failed', reason })
  await settle(ctx, id)
}

function valuesOf(flow: FlowId, pan: string): Record<string, string> {
  const common = { pan, account: '50100234561000', ifsc: 'HDFC0000240' }
  if (flow === 'gig-worker') return { ...common, birthDate: '1994-06-12', city: 'Pune' }
  const gstin = `27${pan}1Z`
  return { ...common, gstin: gstin + luhnCharacter(gstin), supplies: 'Castings' }
}

/** As if it had begun some days ago, with people who take minutes for a form; what nobody answered has expired. */
async function setBack(ctx: Context, id: string, { age, end }: Response): Promise<void> {
  const began = Date.now() - age * DAY_MS
  const at = (minutes: number) => new Date(began + minutes * 60_000).toISOString()
  await ctx.db.transaction().execute(async trx => {
    const steps = await trx.selectFrom('case_steps').selectAll().where('case_id', '=', id).orderBy('place').execute()
    let minutes = 0
    for (const step of steps) {
      if (step.asked_at === null) continue
      const took = step.kind === 'form' ? 4 + age : 1
      const times = { asked_at: at(minutes), ...(step.ended_at !== null && { ended_at: at(minutes + took) }) }
      await trx.updateTable('case_steps').set(times).where('case_id', '=', id).where('step', '=', step.step).execute()
      minutes += took
    }
    if (end === 'left') await applyEvent(ctx, trx, id, { event: { type: 'expire' }, by: 'system' })
  })
}
