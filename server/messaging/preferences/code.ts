import { type MailTopic, mailTopics } from '../../../contracts/mailTopics.ts'
import { paths } from '../../../contracts/paths.ts'
import type { Config } from '../../platform/config/config.ts'
import { timingSafeEquals, type Vault } from '../../platform/vault.ts'

const PURPOSE = 'unsubscribe'

/** Whose mails of which kind a link is about. */
export interface Subscription {
  userId: string
  topic: MailTopic
}

/** Without a dot: an address that has one is a file's. */
const named = ({ userId, topic }: Subscription) => `${topic}~${userId}`

const signed = (vault: Vault, subscription: Subscription) =>
  `${vault.sign(PURPOSE, named(subscription))}~${named(subscription)}`

/** The link that stands in an account's mails. Its code is signed and kept nowhere; it holds as long as the mail. */
export const unsubscribeUrl = (vault: Vault, { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>, about: Subscription): string =>
  new URL(paths.unsubscribe.replace(':code', signed(vault, about)), PUBLIC_URL).href

const isTopic = (text: string): text is MailTopic => Object.hasOwn(mailTopics, text)

/** What a code that we signed is about. */
export function openUnsubscribeCode(vault: Vault, code: string): Subscription | undefined {
  const [topic = '', userId = ''] = code.split('~').slice(1)
  if (!isTopic(topic)) return undefined
  return timingSafeEquals(code, signed(vault, { userId, topic })) ? { userId, topic } : undefined
}
