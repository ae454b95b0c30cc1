import { sql } from 'kysely'
import type { BgcCheckName } from '../../contracts/cases/bgc/checks.ts'
import type { PackageInput } from '../../contracts/cases/bgc/packageInput.ts'
import { text } from '../../contracts/platform/text.ts'
import { addCandidate } from '../bgc/candidates.ts'
import { answerDispute, disputeNotice, sendNotice } from '../bgc/notice.ts'
import { listPackages, savePackage } from '../bgc/packages.ts'
import { measureStepTimes } from '../cases/promises.ts'
import { readCase } from '../cases/rows.ts'
import type { Context, Scope } from '../platform/context.ts'
import { firstAttempt } from '../platform/http/idempotency.ts'
import { answerStep } from '../steps/answerStep.ts'
import { answerReview, controlCase, decideCase } from '../steps/ownCase.ts'
import { seedEmployer } from './bgcEmployer.ts'
import { makeLate, type Seeding, settle } from './caseRun.ts'
import { demoScope } from './scopes.ts'

interface SeededCandidate {
  name: string
  email: string
  reference: string
  package: 'Basic' | 'Driver' | 'Office staff'
  acts: readonly ((seeding: Seeding) => Promise<unknown>)[]
}

const DAY_MS = 86_400_000
/** The case that took longer than was promised. */
const LATE = 'EMP-503'

/** Numbers of the sandbox's sources: the last digits decide what is found. */
const good = { pan: 'AAAPA1000A', aadhaar: '234123410008', dl: 'MH1420110062000', epic: 'ZZZ1000009' }
const unknownPan = 'AAAPK1404A'

const basicChecks: readonly BgcCheckName[] = ['pan', 'aadhaar', 'court']
const born = { birthDate: '1991-08-14', address: '14, Lake View Road, Pune 411001' }

/** Candidates of the demo in every state that an employer meets. */
const candidates: readonly SeededCandidate[] = [
  candidate('Rohan Kulkarni', 'EMP-501', [
    agree(basicChecks),
    profile,
    pan(good.pan),
    aadhaar,
    judgeOpen,
    decide('green'),
  ]),
  candidate('Meera Krishnan', 'EMP-502', [agree(basicChecks), profile, pan(good.pan), aadhaar, judgeOpen]),
  candidate('Farhan Shaikh', 'EMP-503', [agree(['pan', 'court']), profile, pan(good.pan), judgeOpen]),
  candidate('Divya Menon', 'EMP-504', [agree(basicChecks), profile, pan(unknownPan), aadhaar]),
  candidate('Harish Gowda', 'EMP-505', [agree(basicChecks), profile, pan(unknownPan), aadhaar, sendFindings]),
  candidate('Sunita Yadav', 'EMP-506', [agree(basicChecks), profile, pan(unknownPan), aadhaar, sendFindings, dispute]),
  candidate('Karan Malhotra', 'EMP-507', [
    agree(basicChecks),
    profile,
    pan(unknownPan),
    aadhaar,
    sendFindings,
    dispute,
    uphold,
    endNotice,
    decide('red'),
  ]),
  candidate('Pooja Nambiar', 'EMP-508', []),
  candidate('Vivek Chauhan', 'EMP-509', [makeLate]),
  candidate('Lakshmi Iyer', 'EMP-510', [agree(basicChecks), profile]),
  candidate('Tenzin Dorjee', 'EMP-511', [control('pause')]),
  candidate('Arjun Bhatia', 'EMP-512', [control('cancel')]),
  candidate('Nisha Rawat', 'EMP-513', [agree([])]),
  // The referee has been asked, and has not answered.
  {
    ...candidate('Balwinder Singh', 'DRV-601', [agree(['voter', 'reference']), voter, nameReferee]),
    package: 'Driver',
  },
  // Without a UAN nobody has confirmed the job: a verifier of staff looks.
  { ...candidate('Ishita Bansal', 'OFF-701', [agree(['employment']), stateJob]), package: 'Office staff' },
]

/** A package that the demo has made itself: our verifiers judge what is open. */
const officeStaff: PackageInput = {
  name: text('Office staff', 'ऑफ़िस स्टाफ़'),
  checks: ['aadhaar', 'employment'],
  turnaroundDays: 15,
  endsEarly: true,
  noticeDays: 5,
  keepDays: 180,
  reviewedBy: 'verifiers',
}

function candidate(name: string, reference: string, acts: SeededCandidate['acts']): SeededCandidate {
  return { name, email: `${name.toLowerCase().replace(' ', '.')}@example.com`, reference, package: 'Basic', acts }
}

/** Adds the demo's candidates, and goes through their cases as people do. */
export async function runSeededCandidates(ctx: Context): Promise<void> {
  const scope = await demoScope(ctx)
  // An account without any gets the standard ones, before it makes its own.
  await listPackages(ctx, scope)
  await savePackage(ctx, scope, { ...officeStaff, checks: [...officeStaff.checks] })
  const { packages } = await listPackages(ctx, scope)
  for (const { acts, package: wanted, ...person } of candidates) {
    const planId = packages.find(({ name }) => name.en === wanted)?.id ?? ''
    const { id } = await addCandidate(ctx, scope, { ...person, planId, locale: 'en' }, firstAttempt())
    await settle(ctx, id)
    for (const act of acts) {
      await act({ ctx, scope, id })
      await settle(ctx, id)
    }
  }
  await spreadOverDays(ctx)
  await measureStepTimes(ctx)
  await seedEmployer(ctx, scope)
}

/**
 * As if people had taken their time: what the seed does in a second took hours, so that the expected dates are those of people. Results came two days after the start, and one
 * later than promised.
 */
async function spreadOverDays({ db }: Pick<Context, 'db'>): Promise<void> {
  await sql`
    update case_steps set asked_at = ended_at - (0.3 + (hashtext(case_id || step) & 127) / 50.0) * (case kind
      when 'consent' then interval '5 hours' when 'review' then interval '6 hours' else interval '10 minutes' end)
    where ended_at is not null and asked_at is not null and kind in ('consent', 'form', 'document', 'employment', 'review')`.execute(
    db,
  )
  await sql`
    update cases set created_at = created_at - case reference when ${LATE} then interval '20 days' else interval '50 hours' end
    where product = 'bgc' and status = 'done'`.execute(db)
  await sql`
    update case_promises promise set p50_at = promise.p50_at - moved.by, p90_at = promise.p90_at - moved.by
    from (
      select cases.id, event.at - cases.created_at as by
      from cases join case_events event on event.case_id = cases.id and event.type = 'start'
      where cases.product = 'bgc' and cases.status = 'done'
    ) moved
    where promise.case_id = moved.id`.execute(db)
  await sql`
    update case_events event set at = cases.created_at from cases
    where cases.id = event.case_id and event.type = 'start' and cases.product = 'bgc' and cases.status = 'done'`.execute(
    db,
  )
}

async function answer({ ctx, id }: Seeding, step: string, given: object): Promise<void> {
  const found = await readCase(ctx, ctx.db, id)
  if (!found) throw new Error(`There is no case ${id}.`)
  const by = found.row.subject_name ?? ''
  const scope: Scope = { actor: { kind: 'system', name: by }, ip: null, requestId: null, locale: 'en' }
  await answerStep(ctx, scope, found, { step, answer: given, by })
}

function agree(items: readonly BgcCheckName[]) {
  return (seeding: Seeding) => answer(seeding, 'consent', { agreed: items.length > 0, items })
}

function profile(seeding: Seeding) {
  return answer(seeding, 'profile', { values: born })
}

function pan(number: string) {
  return (seeding: Seeding) => answer(seeding, 'pan-details', { values: { pan: number } })
}

function aadhaar(seeding: Seeding) {
  return answer(seeding, 'aadhaar-details', { values: { aadhaar: good.aadhaar } })
}

function voter(seeding: Seeding) {
  return answer(seeding, 'voter-details', { values: { epic: good.epic } })
}

function nameReferee(seeding: Seeding) {
  const values = {
    referee: 'Gurpreet Gill',
    company: 'Doaba Transport Private Limited',
    designation: 'Driver',
    email: 'gurpreet.gill@doaba-transport.example',
    phone: '9876501234',
  }
  return answer(seeding, 'reference-details', { values })
}

function stateJob(seeding: Seeding) {
  const employers = [
    {
      employer: 'Coromandel Traders LLP',
      designation: 'Office assistant',
      from: '2022-03',
      to: '2025-01',
      hrName: 'Revathi Nair',
      hrEmail: 'revathi.nair@coromandel-traders.example',
    },
  ]
  return answer(seeding, 'employment', { employers })
}

/** Every review that is open: the reviewer has seen the papers. */
async function judgeOpen({ ctx, scope, id }: Seeding): Promise<void> {
  const found = await readCase(ctx, ctx.db, id)
  const open = [...(found?.steps.values() ?? [])].filter(({ kind, status }) => kind === 'review' && status === 'asked')
  for (const { step } of open) {
    const reason = 'Compared with the original papers: the same person.'
    await answerReview(ctx, scope, { id, step, outcome: 'passed', reason })
    await settle(ctx, id)
  }
}

function decide(verdict: 'green' | 'red') {
  const reason = verdict === 'green' ? 'Everything fits.' : 'The PAN is not the candidate’s.'
  return ({ ctx, scope, id }: Seeding) => decideCase(ctx, scope, { id, verdict, reason })
}

function sendFindings({ ctx, scope, id }: Seeding) {
  return sendNotice(ctx, scope, id)
}

function dispute({ ctx, scope, id }: Seeding) {
  const comment = 'I made a mistake when I typed the PAN. I can show the card.'
  return disputeNotice(ctx, scope, { caseId: id, comment, files: [] })
}

function uphold({ ctx, scope, id }: Seeding) {
  const reason = 'The card shows the same number, which is not on record.'
  return answerDispute(ctx, scope, { id, outcome: 'upheld', reason })
}

/** As if the notice had been sent last week. */
async function endNotice({ ctx, id }: Seeding): Promise<void> {
  const ends_at = new Date(Date.now() - DAY_MS).toISOString()
  await ctx.db.updateTable('case_notices').set({ ends_at }).where('case_id', '=', id).execute()
}

function control(type: 'pause' | 'cancel') {
  const reason = type === 'cancel' ? 'The position was withdrawn.' : null
  return ({ ctx, scope, id }: Seeding) => controlCase(ctx, scope, { id, reason, event: { type } })
}
