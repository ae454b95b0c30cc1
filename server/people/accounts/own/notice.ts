import type { Context, Trx } from '../../../platform/context.ts'
import { translate } from '../../../platform/translate.ts'
import { emailOf } from '../secondFactor/change.ts'
import type { Own } from './sessions.ts'

export type Notice = 'passwordChanged'

/** Tells the owner by mail about a change, in case someone else made it. `to` is the address before the change. */
export async function notifyOwner(
  ctx: Pick<Context, 'config' | 'channels'>,
  trx: Trx,
  scope: Own,
  what: Notice,
  to?: string,
): Promise<void> {
  const { locale } = scope
  const params = { brand: ctx.config.BRAND_NAME, support: ctx.config.SUPPORT_EMAIL }
  const subject = translate(locale, `ownAccount.mail.${what}Subject`, params)
  const text = `${translate(locale, `ownAccount.mail.${what}`, params)}\n\n${translate(locale, 'ownAccount.mail.notYou', params)}`
  await ctx.channels.send(trx, { channel: 'email', to: to ?? (await emailOf(trx, scope.actor)), subject, text })
}
