import type { Locale } from '../../../contracts/platform/text.ts'
import type { StepRunner } from '../../cases/runners.ts'

/** Tells the person, in the transaction that says so: once. */
export const notice: StepRunner = {
  begin: async (ctx, { case: { row }, step }) => {
    if (step.kind !== 'notice') throw new TypeError('A step of another kind.')
    const { subject_email: email, subject_phone: phone } = row
    const locale = row.locale as Locale
    const to = email ?? phone
    if (!to) return { type: 'answered', outcome: 'noAddress', facts: {} }
    const { subject, text } = step.settings
    const message = { to, channel: email ? 'email' : 'sms', subject: subject[locale], text: text[locale] } as const
    const also = async (trx: Parameters<typeof ctx.channels.send>[0]) => void (await ctx.channels.send(trx, message))
    return { type: 'answered', outcome: 'sent', facts: {}, also }
  },
}
