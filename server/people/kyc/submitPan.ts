import { productOf, type ResultOf } from '../../../contracts/products/index.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { translate } from '../../platform/translate.ts'
import { askSource } from '../../sources/askSource.ts'
import { type IndividualKyc, presentIndividual } from './present.ts'
import { consumeKycAttempt, fieldProblem, sourceUnavailableProblem } from './problems.ts'
import { changeRecord, emptySubmission, findEditableRecord } from './records.ts'

const HOLDER = 3

/**
 * Asks the PAN source, free of charge. How well the name on record matches the account's is kept for staff, who judge it. Throws
 * `bad_request` on the field, `conflict`, `source_unavailable`, `too_many_requests`.
 */
export async function submitPan(ctx: Context, scope: Scope<CustomerActor>, pan: string): Promise<IndividualKyc> {
  const { locale, actor } = scope
  await findEditableRecord(ctx.db, scope, 'individual')
  if (pan.charAt(HOLDER) !== 'P') throw fieldProblem('pan', translate(locale, 'kyc.pan.person'), HOLDER)
  await consumeKycAttempt(ctx, scope, 'pan')
  const said = await askSource(ctx, { product: 'pan-check', input: { pan, name: actor.name }, mode: 'live' })
  if (said.status === 'source_unavailable')
    throw sourceUnavailableProblem(scope, productOf('pan-check').sourceLabel[locale])
  if (said.status === 'not_found') throw fieldProblem('pan', translate(locale, 'kyc.pan.missing'))
  const { status, name, nameMatch } = said.result as ResultOf<'pan-check'>
  if (status === 'inactive') throw fieldProblem('pan', translate(locale, 'kyc.pan.inactive'))
  const row = await changeRecord(ctx, scope, { kind: 'individual', step: 'pan' }, () => ({
    subject_type: 'pan',
    subject_sealed: ctx.vault.seal(pan),
    subject_index: ctx.vault.index('pan', pan),
    holder_name: name,
    name_match: nameMatch,
    aadhaar_last4: null,
    ...emptySubmission,
  }))
  return presentIndividual(ctx.vault, row)
}
