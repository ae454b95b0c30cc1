import { Readable } from 'node:stream'
import { type PlanInput, plan as planSchema } from '../../contracts/cases/plan.ts'
import { luhnCharacter } from '../../contracts/identifiers/checksums.ts'
import type { Purpose } from '../../contracts/platform/codes.ts'
import { readStepPerson } from '../cases/stepPeople.ts'
import { askedStep } from '../cases/work.ts'
import { createDocumentSource } from '../ocr/source.ts'
import type { Context, Scope } from '../platform/context.ts'
import { firstAttempt } from '../platform/http/idempotency.ts'
import { ensureReadingQueue } from '../platform/taskPool/readingQueue.ts'
import { beginCase, publishPlan } from '../steps/begin.ts'
import { saveDraft } from '../steps/caseDraft.ts'
import { storeCaseFile } from '../steps/caseLink.ts'
import { startCaseWork } from '../steps/followChecks.ts'
import { answerReview, controlCase, decideCase } from '../steps/ownCase.ts'
import { answerForOther } from '../steps/stepLink.ts'
import { driverPlan, employeePlan, referencePlan, vendorPlan } from './casePlans.ts'
import { agree, answer, caseOf, makeLate, type Seeding, settle } from './caseRun.ts'
import { courierPlan } from './courierPlan.ts'
import { specimenAnswer } from './documents.ts'
import { feePlan, payFee, payLongAgo } from './feePlan.ts'
import { readQueuedAs } from './readAs.ts'
import { demoScope } from './scopes.ts'
import { pose } from './selfies.ts'

interface SeededCase {
  plan: 'vendor' | 'driver' | 'reference' | 'employee' | 'courier' | 'fee'
  name: string
  email: string
  phone?: string
  reference: string
  purpose: Purpose
  /** What people do in it, in order; it waits after the last one. */
  acts: readonly ((seeding: Seeding) => Promise<unknown>)[]
}

const SPECIMEN = 'sample_pan'
const MANAGER = 'Deepak Rane'

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
    // Not found at the source: the costly steps are not asked.
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
  {
    plan: 'reference',
    name: 'Pooja Menon',
    email: 'pooja.menon@example.com',
    reference: 'REF-118',
    purpose: 'employee_onboarding',
    // The referee has not answered yet.
    acts: [agree, stateJob('Sahyadri Logistics Private Limited', 'deepak.rane@sahyadri-logistics.example')],
  },
  {
    plan: 'reference',
    name: 'Arvind Pillai',
    email: 'arvind.pillai@example.com',
    reference: 'REF-117',
    purpose: 'employee_onboarding',
    acts: [agree, stateJob('Malabar Foods Private Limited', 'deepak.rane@malabarfoods.example'), giveReference],
  },
  {
    plan: 'employee',
    name: 'Priya Menon',
    email: 'priya.menon@example.com',
    reference: 'EMP-77',
    purpose: 'employee_onboarding',
    // The record names other employers; the letter waits to be printed.
    acts: [agree, stateWork, stateStudies, giveAddress],
  },
  {
    plan: 'employee',
    name: 'Arjun Deshpande',
    email: 'arjun.deshpande@example.com',
    reference: 'EMP-78',
    purpose: 'employee_onboarding',
    acts: [agree, beginWork],
  },
  {
    plan: 'courier',
    name: 'Salman Ansari',
    email: 'salman.ansari@example.com',
    reference: 'DLV-902',
    purpose: 'employee_onboarding',
    acts: [agree, handIn, pose(0.31)],
  },
  {
    plan: 'courier',
    name: 'Kavita Rathod',
    email: 'kavita.rathod@example.com',
    reference: 'DLV-903',
    purpose: 'employee_onboarding',
    // The score lies between the limits: somebody has to look.
    acts: [agree, handIn, pose(0.56)],
  },
  {
    plan: 'courier',
    name: 'Dinesh Yadav',
    email: 'dinesh.yadav@example.com',
    reference: 'DLV-904',
    purpose: 'employee_onboarding',
    // The selfie waits for him.
    acts: [agree, handIn],
  },
  {
    plan: 'fee',
    name: 'Shabana Khan',
    email: 'shabana.khan@example.com',
    reference: 'STL-41',
    purpose: 'vendor_onboarding',
    acts: [agree, sayGoods('Handloom'), payFee],
  },
  {
    plan: 'fee',
    name: 'Gurpreet Kaur',
    email: 'gurpreet.kaur@example.com',
    reference: 'STL-39',
    purpose: 'vendor_onboarding',
    acts: [agree, sayGoods('Phulkari'), payFee, payLongAgo],
  },
  {
    plan: 'fee',
    name: 'Ravi Chauhan',
    email: 'ravi.chauhan@example.com',
    reference: 'STL-40',
    purpose: 'vendor_onboarding',
    acts: [agree, sayGoods('Spices'), payFee, payLongAgo],
  },
  {
    plan: 'fee',
    name: 'Mohan Solanki',
    email: 'mohan.solanki@example.com',
    reference: 'STL-42',
    purpose: 'vendor_onboarding',
    // The fee waits for him.
    acts: [agree, sayGoods('Pickles')],
  },
]

/** Publishes the plans for the demo, and runs their cases as people go through them. */
export async function runSeededCases(ctx: Context): Promise<void> {
  await startCaseWork(ctx, { work: false })
  await ensureReadingQueue(ctx)
  const scope = await demoScope(ctx)
  const publish = async (plan: PlanInput) => (await publishPlan(ctx, scope, { plan: planSchema.parse(plan) })).id
  const planIds = {
    vendor: await publish(vendorPlan),
    driver: await publish(driverPlan),
    reference: await publish(referencePlan),
    employee: await publish(employeePlan),
    courier: await publish(courierPlan),
    fee: await publish(feePlan),
  }
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

function sayGoods(goods: string) {
  return (seeding: Seeding) => answer(seeding, 'stall', { values: { goods } })
}

function stateJob(employer: string, managerEmail: string) {
  const values = {
    employer,
    designation: 'Dispatch supervisor',
    since: '2021-04-01',
    until: '2025-03-31',
    manager: MANAGER,
    managerEmail,
  }
  return (seeding: Seeding) => answer(seeding, 'job', { values })
}

/** The manager knows another last day. */
async function giveReference({ ctx, id }: Seeding): Promise<void> {
  const confirmed = { answer: 'confirmed' }
  const given = {
    claims: {
      name: confirmed,
      designation: confirmed,
      from: confirmed,
      to: { answer: 'different', right: '2024-10-31' },
    },
    questions: { work: 4, reliable: 3 },
    rehire: 'yes',
    remarks: 'Left on his own notice.',
  }
  const scope: Scope = { actor: { kind: 'system', name: MANAGER }, ip: null, requestId: null, locale: 'en' }
  const asked = askedStep(await caseOf(ctx, id), { step: 'reference' })
  const at = { caseId: id, step: 'reference', round: asked?.round ?? 0 }
  const invitationId = (await readStepPerson(ctx, ctx.db, at))?.invitation_id
  if (!asked || !invitationId) throw new Error(`Nobody is asked for the reference of the case ${id}.`)
  await answerForOther(ctx, { scope, agent: '' }, { asked, invitationId, by: MANAGER, answer: given })
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

function stateWork(seeding: Seeding) {
  const employers = [
    {
      employer: 'Sahyadri Logistics Private Limited',
      designation: 'Dispatch manager',
      from: '2022-06',
      to: null,
      hrName: 'Kiran Patil',
      hrEmail: 'kiran.patil@sahyadri.example',
    },
    { employer: 'Malabar Foods LLP', designation: 'Supervisor', from: '2019-02', to: '2021-11' },
  ]
  return answer(seeding, 'work', { employers, uan: '100123457000', uanConsent: true })
}

function stateStudies(seeding: Seeding) {
  const entries = [{ institution: 'University of Calicut', degree: 'B.Com.', year: 2018, rollNumber: 'UC-18-1177' }]
  return answer(seeding, 'studies', { entries })
}

function giveAddress(seeding: Seeding) {
  return answer(seeding, 'home', { address: { line1: '7, Karve Road, Kothrud', city: 'Pune', pin: '411038' } })
}

/** What he has filled in so far waits for him. */
async function beginWork({ ctx, scope, id }: Seeding): Promise<void> {
  const asked = askedStep(await caseOf(ctx, id), { step: 'work' })
  const draft = { 'employers.0.employer': 'Godavari Textiles', 'employers.0.designation': 'Weaver' }
  if (asked) await saveDraft(ctx, scope, asked, draft)
}
