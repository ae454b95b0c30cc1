import type { Context, Trx } from '../../../platform/context.ts'
import { translate } from '../../../platform/translate.ts'
import { emailOf } from '../holders.ts'
import type { Own } from './sessions.ts'

export type Notice = 'passwordChanged' | 'emailChanged' | 'phoneChanged'

/** Tells the owner by mail about a change, in case someone else made it. `to` is the address before the change. */
export async function notifyOwner(
  ctx: Pick<Context, 'config' | 'channels' | 'vault'>,
  trx: Trx,
  scope: Own,
  what: Notice,
  { to, address = '' }: { to?: string; address?: string } = {},
): Promise<void> {
  const { locale } = scope
  const params = { brand: ctx.config.BRAND_NAME, support: ctx.config.SUPPORT_EMAIL, address }
  const subject = translate(locale, `ownAccount.mail.${what}Subject`, params)
  // A link to a new password would go to the new address.
  const advice = translate(locale, `ownAccount.mail.${what === 'emailChanged' ? 'contactUs' : 'notYou'}`, params)
  const text = `${translate(locale, `ownAccount.mail.${what}`, params)}\n\n${advice}`
  await ctx.channels.send(trx, { channel: 'email', to: to ?? (await emailOf(ctx, trx, scope.actor)), subject, text })
}
