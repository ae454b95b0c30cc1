import { plan as planSchema } from '../../contracts/cases/plan.ts'
import type { VerifierSkill } from '../../contracts/cases/verifierSkills.ts'
import { judgeTask } from '../backoffice/verifications/judge.ts'
import { takeTask } from '../backoffice/verifications/take.ts'
import type { Context } from '../platform/context.ts'
import { firstAttempt } from '../platform/http/idempotency.ts'
import { beginCase, publishPlan } from '../steps/begin.ts'
import { startCaseWork } from '../steps/followChecks.ts'
import { agree, answer, type Seeding, settle } from './caseRun.ts'
import { demoScope, staffScope } from './scopes.ts'
import { colleaguePlan } from './verifierPlan.ts'

const skillsOf = {
  'admin@satyapan.test': ['identity', 'address', 'employment', 'education', 'court', 'reference'],
  'super@satyapan.test': ['identity', 'address', 'employment'],
  'director@satyapan.test': ['identity', 'court'],
} as const satisfies Record<string, readonly VerifierSkill[]>

type Staff = keyof typeof skillsOf

interface SeededCase {
  name: string
  /** The sandbox has a holder for each: what verifiers say here is true of them. */
  pan: string
  reference: string
  acts: readonly ((seeding: Seeding) => Promise<unknown>)[]
}

const judged = (outcome: string, reason: string) => (seeding: Seeding) =>
  act(seeding, { kind: 'verifierReview', outcome, reason, by: 'admin@satyapan.test' })
const looked = (outcome: 'agreed' | 'sentBack', reason: string) => (seeding: Seeding) =>
  act(seeding, { kind: 'quality', outcome, reason, by: 'super@satyapan.test' })

/** Cases that wait for a verifier, one that waits for the second person, one that was sent back, and some that are done. */
const cases: readonly SeededCase[] = [
  { name: 'Harish Ahmed', pan: 'ABCPA1234F', reference: 'COL-501', acts: [] },
  { name: 'Divya Krishnan', pan: 'BCDPK2345G', reference: 'COL-502', acts: [] },
  {
    name: 'Aditi Pillai',
    pan: 'CDEPP3456H',
    reference: 'COL-503',
    acts: [judged('passed', 'Name and number agree with the record.')],
  },
  {
    name: 'Neha Bose',
    pan: 'DEFPB4567J',
    reference: 'COL-504',
    acts: [
      judged('passed', 'The surname agrees.'),
      looked('sentBack', 'The first name in the record is another one. Compare it as well.'),
    ],
  },
  {
    name: 'L Kulkarni',
    pan: 'EFGPK5678K',
    reference: 'COL-505',
    acts: [
      judged('insufficient', 'An initial does not say whether it is the same person.'),
      looked('agreed', 'The full first name is needed.'),
    ],
  },
  {
    name: 'Lalit Rao',
    pan: 'FGHPR6789L',
    reference: 'COL-506',
    acts: [judged('passed', 'Name and number agree with the record.'), looked('agreed', 'The record bears it out.')],
  },
  {
    name: 'Harish Gowda',
    pan: 'GHJPG7890M',
    reference: 'COL-507',
    acts: [judged('failed', 'The number belongs to another person.'), looked('agreed', 'Two persons, without doubt.')],
  },
]

/** Gives the seeded staff their skills, and runs cases of the demo that verifiers judge. */
export async function seedVerifications(ctx: Context): Promise<void> {
  await startCaseWork(ctx, { work: false })
  for (const [email, skills] of Object.entries(skillsOf))
    await ctx.db
      .updateTable('admins')
      .set({ skills: [...skills] })
      .where('email', '=', email)
      .execute()
  const scope = await demoScope(ctx)
  const { id: planId } = await publishPlan(ctx, scope, { plan: planSchema.parse(colleaguePlan), product: 'bgc' })
  for (const { name, pan, reference, acts } of cases) {
    const email = `${name.toLowerCase().replace(' ', '.')}@example.com`
    const subject = { name, email, phone: null, locale: 'en' as const }
    const request = { planId, subject, reference, purpose: 'employee_onboarding', consent: true } as const
    const { id } = await beginCase(ctx, scope, request, firstAttempt())
    const seeding = { ctx, scope, id }
    const fillIn = () => answer(seeding, 'details', { values: { pan, employer: 'Narmada Pharma Private Limited' } })
    await settle(ctx, id)
    for (const next of [agree, fillIn, ...acts]) {
      await next(seeding)
      await settle(ctx, id)
    }
  }
}

interface Act {
  kind: 'verifierReview' | 'quality'
  outcome: string
  reason: string
  by: Staff
}

/** Takes the task that waits in a case, and answers it. */
async function act({ ctx, id }: Seeding, { by, ...answered }: Act): Promise<void> {
  const staff = await staffScope(ctx, by)
  const task = await ctx.db
    .selectFrom('verification_tasks')
    .select('id')
    .where('case_id', '=', id)
    .where('kind', '=', answered.kind)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow()
  await takeTask(ctx, staff, task.id)
  await judgeTask(ctx, staff, { id: task.id, ...answered })
}
