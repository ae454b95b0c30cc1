import { caseLimits } from '../../../contracts/cases/limits.ts'
import type { Locale } from '../../../contracts/platform/text.ts'
import { caseLinkOf } from '../../cases/link.ts'
import type { StepRunner } from '../../cases/runners.ts'
import { createInvitation } from '../../invitations/create.ts'
import { readCustomerName } from '../../platform/sealing/names.ts'

/** The person answers on the page of the case's link, which is sent with the first step that asks them. Without an address nobody can be asked. */
export const askSubject: StepRunner['begin'] = async (ctx, { case: { row, plan } }) => {
  const { id, subject_name: name, subject_email: email, subject_phone: phone } = row
  if (!email && !phone) return { type: 'failed', reason: 'noAddress', isFinal: true }
  const locale = row.locale as Locale
  const askedBy = await readCustomerName(ctx, row.user_id)
  return {
    type: 'asked',
    also: async trx => {
      const { invitation_id: known } = await trx
        .selectFrom('cases')
        .select('invitation_id')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      if (known !== null) return
      const invitation = await createInvitation(ctx, trx, caseLinkOf(row), {
        subject: id,
        userId: row.user_id,
        expiresAt: new Date(row.due_at),
        askedBy,
        about: plan.title[locale],
        person: { name, email, phone },
        locale,
        reminders: caseLimits.reminders,
      })
      await trx.updateTable('cases').set({ invitation_id: invitation.id }).where('id', '=', id).execute()
    },
  }
}
