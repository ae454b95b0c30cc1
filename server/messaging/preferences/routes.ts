import * as calls from '../../../contracts/calls/mailPreferences.ts'
import { plainTopics } from '../../../contracts/people/mailTopics.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Db, Scope } from '../../platform/context.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import type { App, HttpContext } from '../../platform/http/types.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { preferencesOf, setPreference } from './preferences.ts'

export function mailsRoutes(app: App, ctx: HttpContext): void {
  serveCall(app, ctx, calls.getMailPreferences, ({ scope }) => read(ctx.db, scope))
  serveCall(app, ctx, calls.setMailPreference, async ({ scope, body }) => change(ctx, scope, body))
}

async function read(db: Db, { actor }: Scope<CustomerActor>) {
  const wanted = await preferencesOf(db, actor.userId)
  return { preferences: plainTopics.map(topic => ({ topic, on: wanted[topic] })) }
}

async function change(
  { db }: Context,
  scope: Scope<CustomerActor>,
  { topic, on }: { topic: (typeof plainTopics)[number]; on: boolean },
) {
  const { userId } = scope.actor
  await db.transaction().execute(async trx => {
    const changed = await setPreference(trx, userId, topic, on)
    if (changed) await audit(trx, scope, { action: 'mailPreference.set', subject: userId, data: { topic, on } })
  })
  return read(db, scope)
}
