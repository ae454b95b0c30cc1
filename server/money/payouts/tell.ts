import { formatPaise } from '../../../contracts/platform/money.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import type { Locale } from '../../../contracts/platform/text.ts'
import type { Context, Trx } from '../../platform/context.ts'
import { openRow } from '../../platform/sealing/rows.ts'
import { translate } from '../../platform/translate.ts'

interface Words {
  account: string
  ifsc?: string
  amountPaise?: number
  utr?: string | null
  reason?: string
}

/** Mails the account's owner about their money. Nobody can turn these mails off, because they protect it. */
export async function mailPayoutOwner(
  { channels, config, vault }: Pick<Context, 'channels' | 'config' | 'vault'>,
  trx: Trx,
  userId: string,
  mail: 'bankAccount' | 'paid' | 'returned',
  { amountPaise, ...words }: Words,
): Promise<void> {
  const found = trx.selectFrom('users').select(['id', 'email', 'locale']).where('id', '=', userId)
  const owner = openRow(vault, 'users', await found.executeTakeFirstOrThrow())
  const locale: Locale = owner.locale === 'hi' ? 'hi' : 'en'
  const params = {
    ...words,
    utr: words.utr ?? '-',
    amount: amountPaise === undefined ? '' : formatPaise(amountPaise),
    brand: config.BRAND_NAME,
    support: config.SUPPORT_EMAIL,
    url: new URL(paths.receivedPayments, config.PUBLIC_URL).href,
  }
  await channels.send(trx, {
    channel: 'email',
    to: owner.email,
    subject: translate(locale, `payouts.mails.${mail}.subject`, params),
    text: translate(locale, `payouts.mails.${mail}.text`, params),
  })
}
