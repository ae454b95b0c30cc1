import type { MailTopic } from '../../../contracts/people/mailTopics.ts'
import type { Locale } from '../../../contracts/platform/text.ts'
import type { Context, Trx } from '../../platform/context.ts'
import { openRow } from '../../platform/sealing/rows.ts'
import { translate } from '../../platform/translate.ts'
import { wantsMail } from './preferences.ts'
import { unsubscribeUrl } from './unsubscribe.ts'

type Parts = Pick<Context, 'channels' | 'config' | 'vault'>
type Mail = { subject: string; text: string }

/** Mails an account's owner, unless they turned this topic off: then returns null, else the message's id. The mail ends with the unsubscribe link. */
export async function sendOptionalMail(
  { channels, config, vault }: Parts,
  trx: Trx,
  userId: string,
  topic: MailTopic,
  mail: (locale: Locale) => Mail,
): Promise<string | null> {
  if (!(await wantsMail(trx, userId, topic))) return null
  const row = await trx
    .selectFrom('users')
    .select(['id', 'email', 'locale'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const owner = openRow(vault, 'users', row)
  const locale: Locale = owner.locale === 'hi' ? 'hi' : 'en'
  const { subject, text } = mail(locale)
  const stop = translate(locale, 'mails.stop', { url: unsubscribeUrl(vault, config, { userId, topic }) })
  return channels.send(trx, { channel: 'email', to: owner.email, subject, text: `${text}\n\n${stop}` })
}
