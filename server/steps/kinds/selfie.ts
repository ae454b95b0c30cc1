import type { z } from 'zod'
import type { PlanStep } from '../../../contracts/cases/plan.ts'
import { selfieStep } from '../../../contracts/cases/steps/selfie.ts'
import { livenessLimits } from '../../../contracts/faces/liveness.ts'
import { pictureTypes } from '../../../contracts/files/files.ts'
import type { Locale } from '../../../contracts/platform/text.ts'
import type { InputOf, ResultOf } from '../../../contracts/products/index.ts'
import type { AskedStep, StepReport, StepRunner } from '../../cases/runners.ts'
import { isOpen, openInput, openResult, type VerificationRow } from '../../checks/verifications/values.ts'
import { isChallengeGood } from '../../faces/challenges.ts'
import { rejectedPicture } from '../../faces/readPictures.ts'
import type { Context, Scope } from '../../platform/context.ts'
import { withIdPrefix } from '../../platform/identity/ids.ts'
import { Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { askSubject } from './askSubject.ts'
import { reportOf, runCheck } from './check.ts'
import { filesOf, requireTypes } from './filesOf.ts'
import { keptAnswer } from './keptAnswer.ts'
import { copyPortrait, portraitSource } from './portrait.ts'
import { Missing } from './required.ts'
import { livenessOfPictures, type SelfieEvidence, selfieFindings } from './selfieOutcome.ts'

type SelfieStep = Extract<PlanStep, { kind: 'selfie' }>
type SelfieAnswer = z.output<typeof selfieStep.answer>

function ofKind(step: PlanStep): SelfieStep {
  if (step.kind !== 'selfie') throw new TypeError('A step of another kind.')
  return step
}

const matchTo = ({ step }: Pick<AskedStep, 'step'>) => ofKind(step).settings.matchTo

const asksLiveness = ({ step }: Pick<AskedStep, 'step'>) => ofKind(step).settings.liveness === 'required'

/** The person takes pictures of themselves: first `face-liveness` judges that they moved as asked, then `face-match` compares the straight look with the document. */
export const selfie: StepRunner = {
  begin: async (ctx, asked) => {
    // No selfie would help where there is nothing to compare with: the person is not asked for one.
    if ((await portraitSource(ctx, asked, matchTo(asked))) === null) return withoutDocument(asked)
    const kept = keptAnswer<SelfieAnswer>(asked)
    // The balance was too low, or a check gave no answer: the pictures are not taken once more. What was wrong with them is the person's to mend.
    const isWrong = (asked.case.steps.get(asked.step.id)?.problem_sealed ?? null) !== null
    return kept && !isWrong && !(await hasFailed(ctx, kept)) ? judgeLiveness(ctx, asked, kept) : askSubject(ctx, asked)
  },
  answer: async (ctx, scope, asked, answer) => {
    const given = selfieStep.answer.parse(answer)
    await checkGiven(ctx, scope, asked, given)
    return judgeLiveness(ctx, asked, given)
  },
  show: ({ step }) => {
    const { liveness, upload } = ofKind(step).settings
    return {
      kind: 'selfie',
      asksLiveness: liveness === 'required',
      takesUpload: upload === 'allowed',
      ...filesOf('selfie'),
    }
  },
}

/** Throws `bad_request` for pictures that the settings of the step do not take. */
async function checkGiven(ctx: Context, scope: Scope, asked: AskedStep, given: SelfieAnswer): Promise<void> {
  const { locale } = scope
  const { user_id: userId } = asked.case.row
  const { challenge, files, fromCamera } = given
  const missing = new Missing(locale)
  const count = challenge ? livenessLimits.steps : 1
  if (!fromCamera && ofKind(asked.step).settings.upload === 'none')
    missing.add('files', translate(locale, 'cases.selfieCamera'))
  else if (fromCamera && asksLiveness(asked) !== Boolean(challenge))
    missing.add('challenge', translate(locale, 'cases.selfieChallenge'))
  else if (files.length !== count) missing.add('files', translate(locale, 'cases.selfieCount', { count }))
  missing.throwIfAny()
  await requireTypes(ctx, scope, userId, given, pictureTypes)
  if (!challenge || (await isChallengeGood(ctx.db, userId, challenge, files))) return
  missing.add('challenge', translate(locale, 'cases.selfieLate'))
  missing.throwIfAny()
}

/** The check of a challenge has an id that derives from it: the same pictures are never judged, nor charged, a second time. */
const livenessIdOf = (challenge: string) => withIdPrefix('ver', challenge)

async function hasFailed({ db }: Pick<Context, 'db'>, { challenge }: SelfieAnswer): Promise<boolean> {
  if (!challenge) return false
  const row = await db
    .selectFrom('verifications')
    .select('status')
    .where('id', '=', livenessIdOf(challenge))
    .executeTakeFirst()
  return row !== undefined && !isOpen(row.status) && row.status !== 'completed'
}

async function judgeLiveness(ctx: Context, asked: AskedStep, answer: SelfieAnswer): Promise<StepReport> {
  const { challenge, files } = answer
  if ((await portraitSource(ctx, asked, matchTo(asked))) === null) return withoutDocument(asked, answer)
  if (!challenge) return compare(ctx, asked, answer)
  const input = { challenge, frames: files }
  const seen: { row?: VerificationRow } = {}
  const report = await runCheck(ctx, { ...asked, roundId: challenge }, 'face-liveness', input, (_, row) => {
    seen.row = row
    return livenessReportOf(ctx, row, asked, answer)
  })
  // It was judged for an earlier round, which could not compare.
  return seen.row && hasPassed(ctx, seen.row, answer) ? compare(ctx, asked, answer) : report
}

function livenessOf({ vault }: Pick<Context, 'vault'>, row: VerificationRow, { files }: SelfieAnswer) {
  const result = row.status === 'completed' ? (openResult(vault, row) as ResultOf<'face-liveness'> | null) : null
  if (!result) return null
  const { frames } = openInput(vault, row) as InputOf<'face-liveness'>
  return livenessOfPictures(result.outcome, frames, files)
}

const hasPassed = (ctx: Pick<Context, 'vault'>, row: VerificationRow, answer: SelfieAnswer) =>
  livenessOf(ctx, row, answer) === 'passed'

const livenessProblems = { notPassed: 'cases.selfieNotPassed', unclear: 'cases.selfieUnclear' } as const

function livenessReportOf(
  ctx: Pick<Context, 'vault'>,
  row: VerificationRow,
  asked: Pick<AskedStep, 'step' | 'case'>,
  answer: SelfieAnswer,
): StepReport {
  const liveness = livenessOf(ctx, row, answer)
  if (row.status === 'rejected_input')
    return reportWith(asked, { ...evidenceIn(answer), liveness: 'unclear', match: 'notMade' }, row, problemIn(row))
  if (liveness === null || liveness === 'passed') return reportOf(ctx, row)
  const problem = translate(asked.case.row.locale as Locale, livenessProblems[liveness])
  return reportWith(asked, { ...evidenceIn(answer), liveness, match: 'notMade' }, row, problem)
}

const evidenceIn = ({ challenge, fromCamera }: SelfieAnswer): Omit<SelfieEvidence, 'match'> => ({
  liveness: challenge ? 'passed' : 'notDone',
  fromCamera,
})

/** Whatever was judged so far, nobody can be compared. */
const withoutDocument = (asked: AskedStep, answer?: SelfieAnswer): StepReport =>
  reportWith(asked, { liveness: 'notDone', fromCamera: answer?.fromCamera ?? false, match: 'noDocument' }, null)

/** Compares the straight look, which comes first, with the portrait of the document. The check belongs to the round. */
async function compare(ctx: Context, asked: AskedStep, answer: SelfieAnswer): Promise<StepReport> {
  const portrait = await copyPortrait(ctx, asked, matchTo(asked))
  const [face] = answer.files
  if (portrait === null || face === undefined) return withoutDocument(asked, answer)
  try {
    return await runCheck(ctx, asked, 'face-match', { pictures: [portrait, face] }, (_, row) =>
      matchReportOf(ctx, row, asked, answer),
    )
  } catch (error) {
    // The picture was deleted meanwhile.
    if (!(error instanceof Problem) || error.code !== 'bad_request') throw error
    return reportWith(asked, { ...evidenceIn(answer), match: 'noFace' }, null, error.message)
  }
}

function matchReportOf(
  ctx: Pick<Context, 'vault'>,
  row: VerificationRow,
  asked: Pick<AskedStep, 'step' | 'case'>,
  answer: SelfieAnswer,
): StepReport {
  if (row.status === 'rejected_input') {
    const isPortrait = rejectedPicture(row.error ?? '')?.at === 0
    const match = isPortrait ? 'noPortrait' : 'noFace'
    return reportWith(asked, { ...evidenceIn(answer), match }, row, isPortrait ? null : problemIn(row))
  }
  const result = row.status === 'completed' ? (openResult(ctx.vault, row) as ResultOf<'face-match'> | null) : null
  return result ? reportWith(asked, { ...evidenceIn(answer), match: result }, row) : reportOf(ctx, row)
}

/** What was wrong with a picture of the person, without its number: they take all of them again. */
const problemIn = ({ error }: VerificationRow): string | null =>
  error === null ? null : (rejectedPicture(error)?.problem ?? error)

function reportWith(
  asked: Pick<AskedStep, 'step'>,
  evidence: SelfieEvidence,
  row: VerificationRow | null,
  problem: string | null = null,
): StepReport {
  const findings = selfieFindings(evidence, { asksLiveness: asksLiveness(asked) })
  return {
    type: 'answered',
    ...findings,
    ...(problem !== null && { problem }),
    ...(row && { verificationId: row.id }),
  }
}

/** What the check of a selfie reports once it has ended; after a challenge that was passed, the comparison begins. */
export async function selfieReportOf(ctx: Context, row: VerificationRow, asked: AskedStep): Promise<StepReport> {
  const answer = keptAnswer<SelfieAnswer>(asked)
  if (!answer) return reportOf(ctx, row)
  if (row.product === 'face-match') return matchReportOf(ctx, row, asked, answer)
  if (!hasPassed(ctx, row, answer)) return livenessReportOf(ctx, row, asked, answer)
  // Nothing is begun, and charged, in a case that was stopped meanwhile.
  const { status, isClosing } = asked.case.state
  if (status === 'paused') return { type: 'blocked', reason: 'paused' }
  if (status !== 'open' || isClosing) return { type: 'failed', reason: 'caseEnded', isFinal: true }
  return compare(ctx, asked, answer)
}
