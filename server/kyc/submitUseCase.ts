import { companyStep, individualStep, type KycKind } from '../../contracts/kyc.ts'
import type { CustomerActor } from '../actors.ts'
import type { Context, Scope } from '../context.ts'
import { presentCompany, presentIndividual } from './present.ts'
import { changeRecord, notSubmitted, outOfOrder } from './records.ts'

/** Hands a path to staff, the first time or again after a rejection. Throws `conflict` before the steps are done. */
export async function submitUseCase(ctx: Context, scope: Scope<CustomerActor>, kind: KycKind, useCase: string) {
  await changeRecord(ctx, scope, { kind, step: 'useCase' }, record => {
    const step =
      kind === 'individual'
        ? individualStep(presentIndividual(ctx.vault, record))
        : companyStep(presentCompany(ctx.vault, record))
    if (step !== 'use-case' && step !== 'approval-rejected') throw outOfOrder(scope)
    return { ...notSubmitted, use_case: useCase, approval_status: 'Pending', submitted_at: new Date() }
  })
  return { approvalStatus: 'Pending' as const }
}
