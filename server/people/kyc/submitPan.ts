import { productOf, type ResultOf } from '../../../contracts/products/index.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { say } from '../../platform/translate.ts'
import { askSource } from '../../sources/askSource.ts'
import { type IndividualKyc, presentIndividual } from './present.ts'
import { changeRecord, notSubmitted, openRecord } from './records.ts'
import { countTry, sourceDown, wrongField } from './refusals.ts'

const HOLDER = 3

/**
 * Asks the PAN source, free of charge. How well the name on record matches the account's is kept for staff, who judge it. Throws
 * `bad_request` on the field, `conflict`, `source_unavailable`, `too_many_requests`.
 */
export async function submitPan(ctx: Context, scope: Scope<CustomerActor>, pan: string): Promise<IndividualKyc> {
  const { locale, actor } = scope
  await openRecord(ctx.db, scope, 'individual')
  if (pan.charAt(HOLDER) !== 'P') throw wrongField('pan', say(locale, 'kyc.pan.person'), HOLDER)
  await countTry(ctx, scope, 'pan')
  const said = await askSource(ctx, { product: 'pan-check', input: { pan, name: actor.name }, mode: 'live' })
  if (said.status === 'source_unavailable') throw sourceDown(scope, productOf('pan-check').sourceLabel[locale])
  if (said.status === 'not_found') throw wrongField('pan', say(locale, 'kyc.pan.missing'))
  const { status, name, nameMatch } = said.result as ResultOf<'pan-check'>
  if (status === 'inactive') throw wrongField('pan', say(locale, 'kyc.pan.inactive'))
  const row = await changeRecord(ctx, scope, { kind: 'individual', step: 'pan' }, () => ({
    subject_type: 'pan',
    subject_sealed: ctx.vault.seal(pan),
    subject_index: ctx.vault.index('pan', pan),
    holder_name: name,
    name_match: nameMatch,
    aadhaar_last4: null,
    ...notSubmitted,
  }))
  return presentIndividual(ctx.vault, row)
}
