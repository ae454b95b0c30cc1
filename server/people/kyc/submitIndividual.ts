import { companyStep, individualStep, type KycKind } from '../../../contracts/people/kyc.ts'
import { paths, withId } from '../../../contracts/platform/paths.ts'
import { productOf, type ResultOf } from '../../../contracts/products/index.ts'
import type { Context, Scope, Trx } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { customerName, openName } from '../../platform/sealing/names.ts'
import { translate } from '../../platform/translate.ts'
import { askSource } from '../../sources/askSource.ts'
import { sendNotice } from '../staff/recipients.ts'
import { type IndividualKyc, kycPlace, presentCompany, presentIndividual } from './readKyc.ts'
import {
  changeRecord,
  consumeKycAttempt,
  emptySubmission,
  fieldProblem,
  findEditableRecord,
  outOfOrder,
  sourceUnavailableProblem,
} from './records.ts'

const HOLDER = 3

/**
 * Asks the PAN source, free of charge. The score of the name match is stored for staff to judge. Throws `bad_request` on the
 * field, `conflict`, `source_unavailable`, `too_many_requests`.
 */
export async function submitPan(ctx: Context, scope: Scope<CustomerActor>, pan: string): Promise<IndividualKyc> {
  const { locale, actor } = scope
  await findEditableRecord(ctx.db, scope, 'individual')
  if (pan.charAt(HOLDER) !== 'P') throw fieldProblem('pan', translate(locale, 'kyc.pan.person'), HOLDER)
  await consumeKycAttempt(ctx, scope, 'pan')
  const answer = await askSource(ctx, {
    product: 'pan-check',
    input: { pan, name: actor.name },
    userId: actor.userId,
    mode: 'live',
  })
  if (answer.status === 'source_unavailable')
    throw sourceUnavailableProblem(scope, productOf('pan-check').sourceLabel[locale])
  if (answer.status === 'not_found') throw fieldProblem('pan', translate(locale, 'kyc.pan.missing'))
  const { status, name, nameMatch } = answer.result as ResultOf<'pan-check'>
  if (status === 'inactive') throw fieldProblem('pan', translate(locale, 'kyc.pan.inactive'))
  const row = await changeRecord(ctx, scope, { kind: 'individual', step: 'pan' }, () => ({
    subject_type: 'pan',
    subject_sealed: ctx.vault.seal(
      pan,
      kycPlace('subject_sealed', { user_id: scope.actor.userId, kind: 'individual' }),
    ),
    subject_index: ctx.vault.index('pan', pan),
    holder_name: ctx.vault.seal(name, kycPlace('holder_name', { user_id: scope.actor.userId, kind: 'individual' })),
    name_match: nameMatch,
    aadhaar_last4: null,
    ...emptySubmission,
  }))
  return presentIndividual(ctx.vault, row)
}

/** Submits a path to staff, for the first time or after a rejection. Throws `conflict` unless the earlier steps are complete. */
export async function submitUseCase(ctx: Context, scope: Scope<CustomerActor>, kind: KycKind, useCase: string) {
  await changeRecord(
    ctx,
    scope,
    { kind, step: 'useCase' },
    record => {
      const step =
        kind === 'individual'
          ? individualStep(presentIndividual(ctx.vault, record))
          : companyStep(presentCompany(ctx.vault, record))
      if (step !== 'use-case' && step !== 'approval-rejected') throw outOfOrder(scope)
      return { ...emptySubmission, use_case: useCase, approval_status: 'Pending', submitted_at: new Date() }
    },
    trx => tellStaff(ctx, trx, scope.actor.userId, kind),
  )
  return { approvalStatus: 'Pending' as const }
}

/** Names the customer but includes no KYC data. */
async function tellStaff(ctx: Context, trx: Trx, userId: string, kind: KycKind): Promise<void> {
  const user = await trx
    .selectFrom('users')
    .select(customerName.as('name'))
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const url = new URL(`${withId(paths.adminUserDetail, userId)}&tab=kyc`, ctx.config.PUBLIC_URL).href
  const company = openName(ctx.vault, user.name)
  const subject = translate('en', 'staff.kycSubject')
  const text = translate('en', 'staff.kycText', { company, kind: translate('en', `staff.kycKind.${kind}`), url })
  await sendNotice(ctx, trx, 'kycSubmitted', { subject, text })
}
