import type { z } from 'zod'
import type { submitCompany as call } from '../../../contracts/calls/kyc.ts'
import { checkIdentifier } from '../../../contracts/identifiers/index.ts'
import { productOf, type ResultOf } from '../../../contracts/products/index.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { translate } from '../../platform/translate.ts'
import { askSource } from '../../sources/askSource.ts'
import { type CompanyKyc, type Director, directorsOf, kycPlace, presentCompany } from './readKyc.ts'
import {
  changeRecord,
  consumeKycAttempt,
  emptySubmission,
  fieldProblem,
  findEditableRecord,
  outOfOrder,
  sourceUnavailableProblem,
} from './records.ts'

type Company = z.output<NonNullable<typeof call.body>>

/**
 * Checks a GSTIN with its source, free of charge; a CIN is checked by its format only, and staff look it up. Throws `bad_request`
 * on the field, `conflict`, `source_unavailable`, `too_many_requests`.
 */
export async function submitCompany(ctx: Context, scope: Scope<CustomerActor>, company: Company): Promise<CompanyKyc> {
  await findEditableRecord(ctx.db, scope, 'company')
  const { type, number } = company
  const known = type === 'gstin' ? await askGstin(ctx, scope, number) : { name: company.name, state: stateOf(number) }
  const row = await changeRecord(ctx, scope, { kind: 'company', step: type }, () => ({
    subject_type: type,
    subject_sealed: ctx.vault.seal(
      number,
      kycPlace('subject_sealed', { user_id: scope.actor.userId, kind: 'company' }),
    ),
    subject_index: ctx.vault.index(type, number),
    holder_name: ctx.vault.seal(known.name, kycPlace('holder_name', { user_id: scope.actor.userId, kind: 'company' })),
    holder_state: known.state,
    directors_sealed: null,
    dins_sealed: null,
    ...emptySubmission,
  }))
  return presentCompany(ctx.vault, row)
}

async function askGstin(ctx: Context, scope: Scope<CustomerActor>, gstin: string) {
  const { locale } = scope
  await consumeKycAttempt(ctx, scope, 'gstin')
  const answer = await askSource(ctx, {
    product: 'gstin-check',
    input: { gstin },
    userId: scope.actor.userId,
    mode: 'live',
  })
  if (answer.status === 'source_unavailable')
    throw sourceUnavailableProblem(scope, productOf('gstin-check').sourceLabel[locale])
  if (answer.status === 'not_found') throw fieldProblem('number', translate(locale, 'kyc.gstin.missing'))
  const { status, legalName, state } = answer.result as ResultOf<'gstin-check'>
  if (status !== 'active') throw fieldProblem('number', translate(locale, 'kyc.gstin.inactive'))
  return { name: legalName, state }
}

/** Describes a valid CIN, for example "Unlisted company, Karnataka, 2016". */
function stateOf(cin: string): string | null {
  const checked = checkIdentifier('cin', cin)
  return checked.ok ? (checked.note?.split(', ')[1] ?? null) : null
}

/** Throws `conflict` unless the company's details are submitted. */
export async function submitDirectors(
  ctx: Context,
  scope: Scope<CustomerActor>,
  directors: Director[],
): Promise<CompanyKyc> {
  const row = await changeRecord(ctx, scope, { kind: 'company', step: 'directors' }, record => {
    if (!record.subject_sealed) throw outOfOrder(scope)
    return {
      directors_sealed: ctx.vault.seal(
        JSON.stringify(directors),
        kycPlace('directors_sealed', { user_id: scope.actor.userId, kind: 'company' }),
      ),
      dins_sealed: null,
      ...emptySubmission,
    }
  })
  return presentCompany(ctx.vault, row)
}

/** Takes a DIN for each director, in the same order. Throws `bad_request` on the field, `conflict` unless the directors are submitted. */
export async function submitDirectorDetails(
  ctx: Context,
  scope: Scope<CustomerActor>,
  details: { din: string }[],
): Promise<CompanyKyc> {
  const dins = details.map(({ din }) => din)
  const row = await changeRecord(ctx, scope, { kind: 'company', step: 'directorDetails' }, record => {
    const directors = directorsOf(ctx.vault, record)
    if (!directors) throw outOfOrder(scope)
    if (dins.length !== directors.length)
      throw fieldProblem('directors', translate(scope.locale, 'kyc.directors.one', { count: directors.length }))
    const twice = dins.findIndex((din, index) => dins.indexOf(din) < index)
    if (twice >= 0) throw fieldProblem(`directors.${twice}.din`, translate(scope.locale, 'kyc.directors.twice'))
    return {
      dins_sealed: ctx.vault.seal(
        JSON.stringify(dins),
        kycPlace('dins_sealed', { user_id: scope.actor.userId, kind: 'company' }),
      ),
      ...emptySubmission,
    }
  })
  return presentCompany(ctx.vault, row)
}
