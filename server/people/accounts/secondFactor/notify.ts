import type { Locale } from '../../../../contracts/text.ts'
import type { Context, Db, Trx } from '../../../platform/context.ts'
import { translate } from '../../../platform/translate.ts'
import type { Owner } from './owner.ts'

/** The owner's address. */
export async function emailOf(db: Db | Trx, owner: Owner): Promise<string> {
  const query =
    'adminId' in owner
      ? db.selectFrom('admins').select('email').where('id', '=', owner.adminId)
      : owner.subUserId
        ? db.selectFrom('sub_users').select('email').where('id', '=', owner.subUserId)
        : db.selectFrom('users').select('email').where('id', '=', owner.userId)
  return (await query.executeTakeFirstOrThrow()).email
}

/** Tells the owner by mail: if somebody else did it, this is how they learn; `by` is the account holder who did. */
export async function notifySecondFactorChange(
  ctx: Pick<Context, 'config' | 'channels'>,
  trx: Trx,
  locale: Locale,
  owner: Owner,
  what: 'turnedOn' | 'turnedOff' | 'reset' | 'resetByHolder',
  by = '',
): Promise<void> {
  const params = { brand: ctx.config.BRAND_NAME, support: ctx.config.SUPPORT_EMAIL, by }
  const subject = translate(locale, `secondFactor.mail.${what}Subject`, params)
  const text = `${translate(locale, `secondFactor.mail.${what}`, params)}\n\n${translate(locale, 'secondFactor.mail.notYou', params)}`
  await ctx.channels.send(trx, { channel: 'email', to: await emailOf(trx, owner), subject, text })
}
