import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import { notFound } from '../../platform/problem.ts'
import { openUnsubscribeCode } from './code.ts'
import { setPreference, wantsMail } from './preferences.ts'

type Parts = Pick<Context, 'db' | 'vault'>

/** Throws `not_found` for a code that we did not sign. */
export async function readSubscription({ db, vault }: Parts, code: string) {
  const { userId, topic } = found(vault, code)
  return { topic, on: await wantsMail(db, userId, topic) }
}

/** Ends the mails that a link is about; in the account they can be turned on again. Throws as `readSubscription` does. */
export function unsubscribe({ db, vault }: Parts, scope: Scope, code: string) {
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
