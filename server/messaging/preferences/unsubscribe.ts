import * as calls from '../../../contracts/calls/unsubscribe.ts'
import { type MailTopic, mailTopics } from '../../../contracts/people/mailTopics.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Context, Scope } from '../../platform/context.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import type { App, HttpContext } from '../../platform/http/types.ts'
import { notFound } from '../../platform/problem.ts'
import { type Signer, timingSafeEquals, type Vault } from '../../platform/vault.ts'
import { setPreference, wantsMail } from './preferences.ts'

type Parts = Pick<Context, 'db' | 'vault'>

/** Throws `not_found` unless we signed the code. */
async function readSubscription({ db, vault }: Parts, code: string) {
  const { userId, topic } = found(vault, code)
  return { topic, on: await wantsMail(db, userId, topic) }
}

/** Turns off the mails of a link's topic; the account page can turn them on again. Throws as `readSubscription` does. */
function unsubscribe({ db, vault }: Parts, scope: Scope, code: string) {
  const { userId, topic } = found(vault, code)
  return db.transaction().execute(async trx => {
    const data = { topic, on: false, by: 'unsubscribe link' }
    if (await setPreference(trx, userId, topic, false))
      await audit(trx, scope, { action: 'mailPreference.set', subject: userId, userId, data })
    return { topic, on: false }
  })
}

function found(vault: Parts['vault'], code: string) {
  const subscription = openUnsubscribeCode(vault, code)
  if (!subscription) throw notFound('link')
  return subscription
}

const PURPOSE = 'unsubscribe'

/** The account and the topic of an unsubscribe link. */
interface Subscription {
  userId: string
  topic: MailTopic
}

/** Contains no dot, because a path with a dot is treated as a file. */
const named = ({ userId, topic }: Subscription) => `${topic}~${userId}`

const signed = (signer: Signer, subscription: Subscription) =>
  `${signer.sign(PURPOSE, named(subscription))}~${named(subscription)}`

/** The unsubscribe link in a mail. Its code is signed, not stored, and does not expire. */
export const unsubscribeUrl = (vault: Vault, { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>, about: Subscription): string =>
  new URL(paths.unsubscribe.replace(':code', signed(vault, about)), PUBLIC_URL).href

const isTopic = (text: string): text is MailTopic => Object.hasOwn(mailTopics, text)

/** The subscription in a code; undefined unless we signed it. */
function openUnsubscribeCode(vault: Vault, code: string): Subscription | undefined {
  const [topic = '', userId = ''] = code.split('~').slice(1)
  if (!isTopic(topic)) return undefined
  const isOurs = (signer: Signer) => timingSafeEquals(code, signed(signer, { userId, topic }))
  return vault.signers.some(isOurs) ? { userId, topic } : undefined
}

export function unsubscribeRoutes(app: App, ctx: HttpContext): void {
  serveCall(app, ctx, calls.readSubscription, ({ params }) => readSubscription(ctx, params.code))
  serveCall(app, ctx, calls.unsubscribe, ({ scope, params }) => unsubscribe(ctx, scope, params.code))
}
