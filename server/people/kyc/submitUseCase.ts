import { companyStep, individualStep, type KycKind } from '../../../contracts/kyc.ts'
import { paths, withId } from '../../../contracts/paths.ts'
import type { Context, Scope, Trx } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { translate } from '../../platform/translate.ts'
import { sendNotice } from '../staff/notices.ts'
import { presentCompany, presentIndividual } from './present.ts'
import { changeRecord, emptySubmission, outOfOrder } from './records.ts'

/** Hands a path to staff, the first time or again after a rejection. Throws `conflict` before the steps are done. */
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

/** Names the customer and nothing of the KYC itself. */
async function tellStaff(ctx: Context, trx: Trx, userId: string, kind: KycKind): Promise<void> {
  const user = await trx
    .selectFrom('users')
    .select(['company_name', 'first_name', 'last_name'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const url = new URL(`${withId(paths.adminUserDetail, userId)}&tab=kyc`, ctx.config.PUBLIC_URL).href
  const company = user.company_name ?? `${user.first_name} ${user.last_name}`
  const subject = translate('en', 'staff.kycSubject')
  const text = translate('en', 'staff.kycText', { company, kind: translate('en', `staff.kycKind.${kind}`), url })
  await sendNotice(ctx, trx, 'kycSubmitted', { subject, text })
}
