import type { CaseLinkSteps } from '../../contracts/calls/caseLinks.ts'
import { caseLimits } from '../../contracts/cases/limits.ts'
import type { OpenStep } from '../../contracts/cases/openStep.ts'
import type { PlanStep } from '../../contracts/cases/plan.ts'
import { stepOf } from '../../contracts/cases/steps/index.ts'
import type { Locale } from '../../contracts/platform/text.ts'
import { caseLinks } from '../cases/link.ts'
import { measuredPromise } from '../cases/promises.ts'
import { type CaseRow, type OpenCase, readCase } from '../cases/rows.ts'
import { askedStep } from '../cases/work.ts'
import { createChallenge } from '../faces/challenges.ts'
import type { Upload } from '../files/receiveFile.ts'
import { storeFile } from '../files/storeFile.ts'
import { kindsByName } from '../invitations/kind.ts'
import { admitPerson, type GivenLink } from '../invitations/prove.ts'
import type { Visitor } from '../invitations/trail.ts'
import { consumeRateLimitOrThrow } from '../platform/access/rateLimit.ts'
import type { Context, Scope } from '../platform/context.ts'
import { notFound, Problem } from '../platform/problem.ts'
import { translate } from '../platform/translate.ts'
import { answerStep } from './answerStep.ts'
import { saveDraft } from './caseDraft.ts'
import { earlierAnswer, isAnswered, reopenStep } from './earlierAnswer.ts'
import { earlierForms } from './earlierCase.ts'
import { admitToDocument } from './kinds/admitToDocument.ts'
import { caseScope } from './kinds/check.ts'
import { filesIn } from './kinds/filesOf.ts'
import { runners } from './kinds/index.ts'
import { sendStepCode } from './kinds/stepCodes.ts'

export type Person = Visitor & { scope: Scope }

const kinds = kindsByName(caseLinks)

/** The case of a link whose person is let in; otherwise why it does not open, or that it needs its code. Throws as `admitPerson`. */
export async function caseOfLink(ctx: Context, person: Person, link: GivenLink) {
  const admitted = await admitPerson(ctx, person, kinds, link)
  if (admitted.state !== 'waiting') return { refused: admitted }
  const found = await readCase(ctx, ctx.db, admitted.invitation.subject)
  if (!found) throw notFound('case')
  return { refused: null, found, by: admitted.invitation.person_name ?? 'visitor' }
}

/** The steps of the person whom a case is about. */
export async function readCaseLink(ctx: Context, person: Person, link: GivenLink) {
  const admitted = await caseOfLink(ctx, person, link)
  return admitted.refused ?? stepsFor(ctx, admitted.found, person.scope.locale)
}

/** Answers a step and says what is open then. Throws as `answerStep`. */
export async function answerCaseLink(
  ctx: Context,
  person: Person,
  { step, answer, ...link }: GivenLink & { step: string; answer: Record<string, unknown> },
) {
  const admitted = await caseOfLink(ctx, person, link)
  if (admitted.refused) return admitted.refused
  const { found, by } = admitted
  await requireOwnFiles(ctx, person.scope, found, answer)
  await answerStep(ctx, person.scope, found, { step, answer, by })
  const after = await readCase(ctx, ctx.db, found.row.id)
  return after && after.row.status !== 'done'
    ? stepsFor(ctx, after, person.scope.locale)
    : readCaseLink(ctx, person, link)
}

/** Keeps a draft of an answer. Throws `conflict` if the step is not open. */
export async function saveCaseLink(
  ctx: Context,
  person: Person,
  { step, draft, ...link }: GivenLink & { step: string; draft: Record<string, string> },
) {
  const admitted = await caseOfLink(ctx, person, link)
  if (admitted.refused) return admitted.refused
  const asked = askedStep(admitted.found, { step })
  if (!asked || stepOf(asked.step.kind).actor !== 'subject')
    throw new Problem('conflict', translate(person.scope.locale, 'cases.stepOver'))
  await saveDraft(ctx, person.scope, asked, draft)
  return { state: 'saved' as const }
}

/** What was answered in a step. Throws as `earlierAnswer`. */
export async function lookCaseLink(ctx: Context, person: Person, { step, ...link }: GivenLink & { step: string }) {
  const admitted = await caseOfLink(ctx, person, link)
  return admitted.refused ?? earlierAnswer(admitted.found, step, person.scope.locale)
}

/** Opens an answered step once more. Throws as `reopenStep`. */
export async function reopenCaseLink(ctx: Context, person: Person, { step, ...link }: GivenLink & { step: string }) {
  const admitted = await caseOfLink(ctx, person, link)
  if (admitted.refused) return admitted.refused
  await reopenStep(ctx, person.scope, admitted.found, { id: step, by: admitted.by })
  return readCaseLink(ctx, person, link)
}

/** Sends the code of a step. Throws `conflict` if the step does not ask for one now. */
export async function sendCaseLinkCode(ctx: Context, person: Person, { step, ...link }: GivenLink & { step: string }) {
  const admitted = await caseOfLink(ctx, person, link)
  if (admitted.refused) return admitted.refused
  const asked = askedStep(admitted.found, { step })
  if (asked?.step.kind !== 'code') throw new Problem('conflict', translate(person.scope.locale, 'cases.stepOver'))
  return { state: 'sent' as const, ...(await sendStepCode(ctx, person.scope, asked)) }
}

/** A challenge for the selfie of a step. Throws `conflict` if the step does not ask for one now, and `too_many_requests`. */
export async function challengeCaseLink(ctx: Context, person: Person, { step, ...link }: GivenLink & { step: string }) {
  const admitted = await caseOfLink(ctx, person, link)
  if (admitted.refused) return admitted.refused
  const { row } = admitted.found
  const asked = askedStep(admitted.found, { step })
  if (asked?.step.kind !== 'selfie' || asked.step.settings.liveness === 'none')
    throw new Problem('conflict', translate(person.scope.locale, 'cases.stepOver'))
  // One link cannot use up the challenges of its account.
  await consumeRateLimitOrThrow(ctx, person.scope, `case-challenges:${row.id}`, caseLimits.challenges)
  return { state: 'challenge' as const, ...(await createChallenge(ctx, caseScope(row))) }
}

/** Lets the person in to the document that a step asks them to sign. Throws `conflict` if the step does not ask for it now. */
export async function signCaseLink(ctx: Context, person: Person, { step, ...link }: GivenLink & { step: string }) {
  const admitted = await caseOfLink(ctx, person, link)
  if (admitted.refused) return admitted.refused
  const asked = askedStep(admitted.found, { step })
  if (asked?.step.kind !== 'sign') throw new Problem('conflict', translate(person.scope.locale, 'cases.stepOver'))
  const isIn = await admitToDocument(ctx, person, asked)
  return isIn ? { state: 'admitted' as const, ...isIn } : { state: 'waiting' as const }
}

/** Stores a page of a document for the account that asks. Throws `not_found` for a link that does not open, and as `storeFile`. */
export async function uploadCaseFile(ctx: Context, person: Person, link: GivenLink, upload: Upload | undefined) {
  const admitted = await caseOfLink(ctx, person, link)
  if (admitted.refused) throw notFound('link')
  return storeCaseFile(ctx, person.scope, admitted.found.row, upload)
}

/** Stores what the person of a case has uploaded. Throws `too_many_requests`, and as `storeFile`. */
export async function storeCaseFile(
  ctx: Context,
  { locale, ip, requestId }: Scope,
  row: CaseRow,
  upload: Upload | undefined,
) {
  const scope = { ...caseScope(row), locale, ip, requestId }
  await consumeRateLimitOrThrow(ctx, scope, `case-files:${row.id}`, caseLimits.uploads)
  const file = await storeFile(ctx, scope, upload)
  await ctx.db.insertInto('case_files').values({ file_id: file.id, case_id: row.id }).execute()
  return file
}

/** A person hands over what they have uploaded themselves and what is still kept, no other file of the account. */
export async function requireOwnFiles(
  { db }: Context,
  { locale }: Scope,
  { row }: OpenCase,
  answer: Record<string, unknown>,
): Promise<void> {
  const given = filesIn(answer)
  if (given.length === 0) return
  const own = await db
    .selectFrom('case_files')
    .innerJoin('files', 'files.id', 'case_files.file_id')
    .select('case_files.file_id')
    .where('case_files.case_id', '=', row.id)
    .where('files.deleted_at', 'is', null)
    .execute()
  const known = new Set(own.map(({ file_id }) => file_id))
  const strange = given.find(({ id }) => !known.has(id))
  if (!strange) return
  const message = translate(locale, 'files.missing')
  throw new Problem('bad_request', message, [{ field: strange.path, message }])
}

/** What is shown: never what the account has found out, nor what others are asked. */
async function stepsFor(ctx: Context, found: OpenCase, locale: Locale): Promise<CaseLinkSteps> {
  const { plan, steps } = found
  const own = plan.steps.filter(({ kind }) => stepOf(kind).actor === 'subject')
  const stateOf = ({ id }: PlanStep) => {
    const status = steps.get(id)?.status
    if (status === 'asked') return 'open'
    if (status === 'inProgress') return 'checking'
    return status === 'waiting' ? 'waiting' : 'done'
  }
  const earlier = await earlierForms(ctx, found)
  const isShown = ({ id }: PlanStep) => !['notApplicable', 'notNeeded'].includes(steps.get(id)?.status ?? '')
  return {
    state: 'open',
    steps: own.filter(isShown).map(step => ({
      id: step.id,
      title: step.title[locale],
      state: stateOf(step),
      canLook: isAnswered(found, step),
    })),
    open: own.flatMap(step => openStepOf(found, step, locale, earlier.get(step.id)) ?? []),
    usuallyBy: await usuallyBy(ctx, found),
  }
}

/** What has been promised to the employer is told to the candidate as well, as long as it can be kept. */
async function usuallyBy({ db }: Pick<Context, 'db'>, { row }: OpenCase): Promise<string | null> {
  if (row.product !== 'bgc') return null
  const at = (await measuredPromise(db, row.id))?.p90At
  return at !== undefined && Date.parse(at) > Date.now() ? at : null
}

function openStepOf(
  found: OpenCase,
  step: PlanStep,
  locale: Locale,
  earlier: Record<string, string> | undefined,
): OpenStep | null {
  const asked = askedStep(found, { step: step.id })
  if (!asked) return null
  const row = found.steps.get(step.id)
  const isAgain = (row?.tries ?? 0) > 1
  const problem = isAgain ? (row?.problem_sealed ?? translate(locale, 'cases.askedAgain')) : null
  const runner = runners[step.kind]
  const shown = runner.show?.(asked, locale)
  if (!shown) return null
  const draft = row?.draft_sealed ? (JSON.parse(row.draft_sealed) as Record<string, string>) : null
  const prefilled = { ...earlier, ...runner.prefill?.(asked) }
  return { id: step.id, title: step.title[locale], problem, draft, prefilled, ...shown }
}
