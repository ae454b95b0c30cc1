import type { Context, Scope } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { translate } from '../../platform/translate.ts'
import { type CompanyKyc, type Director, directorsOf, presentCompany } from './present.ts'
import { fieldProblem } from './problems.ts'
import { changeRecord, emptySubmission, outOfOrder } from './records.ts'

/** Throws `conflict` before the company's details. */
export async function submitDirectors(
  ctx: Context,
  scope: Scope<CustomerActor>,
  directors: Director[],
): Promise<CompanyKyc> {
  const row = await changeRecord(ctx, scope, { kind: 'company', step: 'directors' }, record => {
    if (!record.subject_sealed) throw outOfOrder(scope)
    return { directors_sealed: ctx.vault.seal(JSON.stringify(directors)), dins_sealed: null, ...emptySubmission }
  })
  return presentCompany(ctx.vault, row)
}

/** A DIN for each director, in their order. Throws `bad_request` on the field, `conflict` before the directors. */
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
    return { dins_sealed: ctx.vault.seal(JSON.stringify(dins)), ...emptySubmission }
  })
  return presentCompany(ctx.vault, row)
}
