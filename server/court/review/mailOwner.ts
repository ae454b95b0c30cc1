import { paths, withId } from '../../../contracts/platform/paths.ts'
import type { VerificationRow } from '../../checks/verifications/values.ts'
import { sendOptionalMail } from '../../messaging/preferences/optionalMail.ts'
import type { Context, Trx } from '../../platform/context.ts'
import { translate } from '../../platform/translate.ts'
import { removeDrafts } from './drafts.ts'

type Mailing = Pick<Context, 'vault' | 'config' | 'channels'>

const texts = {
  finished: { subject: 'court.review.mailSubject', text: 'court.review.mail', path: paths.delayReport },
  expired: { subject: 'court.review.expiredSubject', text: 'court.review.expiredMail', path: paths.delayReport },
} as const

/** Tells the account how its delayed check has ended, unless it has turned these mails off. */
export async function mailOwner(ctx: Mailing, trx: Trx, row: VerificationRow, end: keyof typeof texts): Promise<void> {
  const { subject, text, path } = texts[end]
  const { BRAND_NAME: brand, PUBLIC_URL } = ctx.config
  const words = { brand, subject: row.subject_masked, url: new URL(withId(path, row.id), PUBLIC_URL).href }
  await sendOptionalMail(ctx, trx, row.user_id, 'courtReviews', locale => ({
    subject: translate(locale, subject, words),
    text: translate(locale, text, words),
  }))
}

/** What else happens when a delayed check is given up, in the transaction that ends it. */
export async function afterExpiry(ctx: Mailing, trx: Trx, row: VerificationRow): Promise<void> {
  await removeDrafts(trx, row.id)
  if (row.mode === 'live') await mailOwner(ctx, trx, row, 'expired')
}
