import type { CaseLinkSteps, OpenStep } from '../../contracts/calls/caseLinks.ts'
import { caseLimits } from '../../contracts/cases/limits.ts'
import type { PlanStep } from '../../contracts/cases/plan.ts'
import { stepOf } from '../../contracts/cases/steps/index.ts'
import { documentLimits } from '../../contracts/ocr/documents.ts'
import { families } from '../../contracts/ocr/families.ts'
import type { Locale } from '../../contracts/platform/text.ts'
import { caseLink } from '../cases/link.ts'
import { type CaseRow, type OpenCase, readCase } from '../cases/rows.ts'
import { askedStep } from '../cases/work.ts'
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
import { caseScope } from './kinds/check.ts'
import { codeAddressOf, sendStepCode } from './kinds/stepCodes.ts'

type Person = Visitor & { scope: Scope }

const kinds = kindsByName([caseLink])

/** The case of a link whose person is let in; otherwise why it does not open, or that it needs its code. Throws as `admitPerson`. */
async function caseOf(ctx: Context, person: Person, link: GivenLink) {
  const admitted = await admitPerson(ctx, person, kinds, link)
  if (admitted.state !== 'waiting') return { refused: admitted }
  const found = await readCase(ctx, ctx.db, admitted.invitation.subject)
  if (!found) throw notFound('case')
  return { refused: null, found, by: admitted.invitation.person_name ?? 'visitor' }
}

/** The steps of the person whom a case is about. */
export async function readCaseLink(ctx: Context, person: Person, link: GivenLink) {
  const admitted = await caseOf(ctx, person, link)
  return admitted.refused ?? stepsFor(admitted.found, person.scope.locale)
}

/** Answers a step and says what is open then. Throws as `answerStep`. */
export async function answerCaseLink(
  ctx: Context,
  person: Person,
  { step, answer, ...link }: GivenLink & { step: string; answer: Record<string, unknown> },
) {
  const admitted = await caseOf(ctx, person, link)
  if (admitted.refused) return admitted.refused
  const { found, by } = admitted
  await requireOwnFiles(ctx, person.scope, found, answer)
  await answerStep(ctx, person.scope, found, { step, answer, by })
  const after = await readCase(ctx, ctx.db, found.row.id)
  return after && after.row.status !== 'done' ? stepsFor(after, person.scope.locale) : readCaseLink(ctx, person, link)
}

/** Sends the code of a step. Throws `conflict` if the step does not ask for one now. */
export async function sendCaseLinkCode(ctx: Context, person: Person, { step, ...link }: GivenLink & { step: string }) {
  const admitted = await caseOf(ctx, person, link)
  if (admitted.refused) return admitted.refused
  const asked = askedStep(admitted.found, { step })
  if (asked?.step.kind !== 'code') throw new Problem('conflict', translate(person.scope.locale, 'cases.stepOver'))
  return { state: 'sent' as const, ...(await sendStepCode(ctx, person.scope, asked)) }
}

/** Stores a page of a document for the account that asks. Throws `not_found` for a link that does not open, and as `storeFile`. */
export async function uploadCaseFile(ctx: Context, person: Person, link: GivenLink, upload: Upload | undefined) {
  const admitted = await caseOf(ctx, person, link)
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

/** A person hands over what they have uploaded themselves, no other file of the account. */
async function requireOwnFiles(
  { db }: Context,
  { locale }: Scope,
  { row }: OpenCase,
  { files }: Record<string, unknown>,
): Promise<void> {
  if (!Array.isArray(files)) return
  const own = await db.selectFrom('case_files').select('file_id').where('case_id', '=', row.id).execute()
  const known = new Set(own.map(({ file_id }) => file_id))
  const strange = files.findIndex(id => typeof id !== 'string' || !known.has(id))
  if (strange < 0) return
  const message = translate(locale, 'files.missing')
  throw new Problem('bad_request', message, [{ field: `files.${strange}`, message }])
}

/** What is shown: never what the account has found out, nor what others are asked. */
function stepsFor(found: OpenCase, locale: Locale): CaseLinkSteps {
  const { plan, steps } = found
  const own = plan.steps.filter(({ kind }) => stepOf(kind).actor === 'subject')
  const stateOf = ({ id }: PlanStep) => {
    const status = steps.get(id)?.status
    if (status === 'asked') return 'open'
    if (status === 'inProgress') return 'checking'
    return status === 'waiting' ? 'waiting' : 'done'
  }
  const isShown = ({ id }: PlanStep) => !['notApplicable', 'notNeeded'].includes(steps.get(id)?.status ?? '')
  return {
    state: 'open',
    steps: own.filter(isShown).map(step => ({ id: step.id, title: step.title[locale], state: stateOf(step) })),
    open: own.flatMap(step => openStepOf(found, step, locale) ?? []),
  }
}

function openStepOf(found: OpenCase, step: PlanStep, locale: Locale): OpenStep | null {
  const asked = askedStep(found, { step: step.id })
  if (!asked) return null
  const row = found.steps.get(step.id)
  const isAgain = (row?.tries ?? 0) > 1
  const problem = isAgain ? (row?.problem_sealed ?? translate(locale, 'cases.askedAgain')) : null
  const common = { id: step.id, title: step.title[locale], problem }
  switch (step.kind) {
    case 'form': {
      const fields = step.settings.fields.map(({ label, identifier = null, options = null, ...field }) => ({
        ...field,
        label: label[locale],
        identifier,
        options,
      }))
      return { ...common, kind: 'form', fields }
    }
    case 'consent':
      return { ...common, kind: 'consent', text: step.settings.text[locale], keepDays: step.settings.keepDays }
    case 'document': {
      const { kind: family } = step.settings
      const label = family === 'detect' ? step.title[locale] : families[family].label[locale]
      return { ...common, kind: 'document', family, label, maxFiles: documentLimits.files }
    }
    case 'code':
      return { ...common, kind: 'code', sentTo: codeAddressOf(asked)?.masked ?? '' }
    default:
      return null
  }
}
