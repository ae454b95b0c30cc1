import type { z } from 'zod'
import type { resendCaseLink as call } from '../../contracts/calls/cases.ts'
import { toE164 } from '../../contracts/people/phone.ts'
import { caseLinkOf, waitsForPerson } from '../cases/link.ts'
import type { OpenCase } from '../cases/rows.ts'
import { unaddressedSteps } from '../cases/stepPeople.ts'
import { waitsOn } from '../cases/waitsOn.ts'
import { resendInvitation } from '../invitations/resend.ts'
import { audit } from '../platform/audit/audit.ts'
import type { Context, Scope } from '../platform/context.ts'
import type { CustomerActor, KeyActor } from '../platform/identity/actors.ts'
import { readTypedPhone } from '../platform/identity/typedPhone.ts'
import { Problem } from '../platform/problem.ts'
import { sealRow } from '../platform/sealing/rows.ts'
import { translate } from '../platform/translate.ts'
import { ownCase } from './ownCase.ts'

type Given = z.output<NonNullable<typeof call.body>>

/**
 * Sends the link of a case again, also one that was withdrawn. A corrected address becomes the person's: codes go there
 * too. Throws as `ownCase`, `bad_request` for a phone that is none and for two addresses at once, `conflict` if no step
 * waits for the person or if a code has confirmed the address that would be replaced, and as `resendInvitation`.
 */
export async function resendCaseLink(
  ctx: Context,
  scope: Scope<CustomerActor | KeyActor>,
  { id, ...given }: Given & { id: string },
): Promise<void> {
  const corrected = correctedIn(scope, given)
  const refusal = new Problem('conflict', translate(scope.locale, 'cases.waitsForNobody'))
  const { row } = await ownCase(ctx, scope, id)
  if (row.invitation_id === null) throw refusal
  await resendInvitation(ctx, scope, caseLinkOf(row), {
    id: row.invitation_id,
    corrected,
    // Whoever withdrew it by hand sends it again like this; after the end of the case, nothing waits for the person.
    reopen: true,
    first: async trx => {
      const locked = await ownCase(ctx, scope, id, trx)
      if (locked.row.invitation_id !== row.invitation_id || !(await waitsForPerson(trx, id))) throw refusal
      if (corrected) {
        if (isConfirmed(locked, 'email' in corrected ? 'email' : 'phone'))
          throw new Problem('conflict', translate(scope.locale, 'cases.addressConfirmed'))
        const subject = 'email' in corrected ? { subject_email: corrected.email } : { subject_phone: corrected.phone }
        await trx
          .updateTable('cases')
          .set(sealRow(ctx.vault, 'cases', { id, ...subject }))
          .where('id', '=', id)
          .execute()
      }
      const waiting = {
        waits_on: waitsOn(locked.plan, locked.state, 'open', await unaddressedSteps(trx, id, locked.state)),
      }
      await trx.updateTable('cases').set(waiting).where('id', '=', id).execute()
      const data = { type: 'linkSent', corrected: corrected ? Object.keys(corrected)[0] : null }
      await audit(trx, scope, { action: 'case.changed', subject: id, data })
    },
  })
}

/** The code's outcome would seem to be about the new address. */
const isConfirmed = ({ plan, state }: OpenCase, channel: 'email' | 'phone') =>
  plan.steps.some(
    step => step.kind === 'code' && step.settings.channel === channel && state.steps[step.id]?.status === 'done',
  )

function correctedIn({ locale }: Pick<Scope, 'locale'>, { email, phone }: Given) {
  const refuse = (key: 'cases.phone' | 'cases.oneAddress') => {
    const message = translate(locale, key)
    return new Problem('bad_request', message, [{ field: 'phone', message }])
  }
  if (email && phone) throw refuse('cases.oneAddress')
  if (email) return { email }
  if (!phone) return undefined
  const typed = readTypedPhone(phone)
  if (!typed) throw refuse('cases.phone')
  return { phone: toE164(typed) }
}
