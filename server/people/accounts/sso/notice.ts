import type { Locale } from '../../../../contracts/platform/text.ts'
import type { Context, Trx } from '../../../platform/context.ts'
import { translate } from '../../../platform/translate.ts'
import { emailOf } from '../holders.ts'

export type SsoNotice = 'saved' | 'turnedOn' | 'turnedOff' | 'removed' | 'domainLost'

/** Tells the account's holder by mail what has become of the account's single sign-on, whoever did it. */
export async function notifyHolder(
  ctx: Pick<Context, 'config' | 'channels' | 'vault'>,
  trx: Trx,
  userId: string,
  what: SsoNotice,
  about: { by?: string; issuer?: string; domain?: string } = {},
): Promise<void> {
  const { locale } = await trx.selectFrom('users').select('locale').where('id', '=', userId).executeTakeFirstOrThrow()
  const language: Locale = locale === 'hi' ? 'hi' : 'en'
  const { BRAND_NAME: brand, SUPPORT_EMAIL: support } = ctx.config
  const params = { brand, support, by: '', issuer: '', domain: '', ...about }
  const words = translate(language, `sso.mail.${what}`, params)
  const advice = what === 'domainLost' ? '' : `\n\n${translate(language, 'sso.mail.notYou', params)}`
  await ctx.channels.send(trx, {
    channel: 'email',
    to: await emailOf(ctx, trx, { userId, subUserId: null }),
    subject: translate(language, `sso.mail.${what}Subject`, params),
    text: words + advice,
  })
}
