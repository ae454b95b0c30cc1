import { limits } from '../../../contracts/limits.ts'
import { paths, withToken } from '../../../contracts/paths.ts'
import type { Context, Trx } from '../../platform/context.ts'
import { translate } from '../../platform/translate.ts'
import { createLinkToken } from '../accounts/linkTokens.ts'

interface Invited {
  id: string
  email: string
  /** Has no password yet. */
  invited: boolean
}

/** Mails a link to choose a password; former ones end. The page at its end is the customers', the sign-in after it the staff's. */
export async function mailLink(ctx: Context, trx: Trx, { id, email, invited }: Invited): Promise<void> {
  const life = invited ? limits.inviteMs : limits.resetLinkMs
  const token = await createLinkToken(trx, { purpose: 'reset', adminId: id }, life)
  const url = new URL(withToken(paths.resetPassword, token), ctx.config.PUBLIC_URL)
  url.searchParams.set('for', 'staff')
  const params = { brand: ctx.config.BRAND_NAME, url: url.href }
  const what = invited ? 'invite' : 'reset'
  const subject = translate('en', `staff.mail.${what}Subject`, params)
  await ctx.channels.send(trx, {
    channel: 'email',
    to: email,
    subject,
    text: translate('en', `staff.mail.${what}Text`, params),
  })
}

export async function deletePasswordLinks(trx: Trx, adminId: string): Promise<void> {
  await trx.deleteFrom('link_tokens').where('admin_id', '=', adminId).execute()
}
