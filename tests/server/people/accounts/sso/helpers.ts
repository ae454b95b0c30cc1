import { randomBytes } from 'node:crypto'
import type { Context } from '../../../../../server/platform/context.ts'
import type { App } from '../../../../../server/platform/http/types.ts'
import { clientHeaders, makeCustomer, signedIn } from '../../../../support/factories.ts'
import type { Coming, OidcIssuer } from '../../../../support/oidcIssuer.ts'

/** A domain that nobody has proven. */
export const newDomain = () => `d${randomBytes(6).toString('hex')}.test`

/** Sends JSON as a browser does, and returns status, body and the cookie of a sign-in on its way. */
export async function send(app: App, url: string, payload: object, headers: Record<string, string>) {
  const reply = await app.inject({ method: 'POST', url, headers, payload })
  const cookies = [reply.headers['set-cookie'] ?? []].flat()
  const cookie = cookies.find(one => one.startsWith('sso='))
  return { status: reply.statusCode, body: reply.json(), cookie }
}

export const visitor = (ctx: Context, cookie?: string) => ({
  ...clientHeaders(ctx),
  ...(cookie && { cookie: cookie.split(';')[0] ?? '' }),
})

/** An account whose connection to an issuer is on, with a proven domain. */
export async function connected({ app, ctx }: { app: App; ctx: Context }, issuer: OidcIssuer, more: object = {}) {
  const { userId, email } = await makeCustomer(ctx.db)
  const owner = await signedIn(ctx, { userId })
  const domain = newDomain()
  const say = (path: string, body: object) => send(app, `/api/account/sso${path}`, body, owner)
  const { url, clientId, clientSecret } = issuer
  await say('', { issuer: url, clientId, clientSecret, defaultRole: 'view', onlySso: false, ...more })
  const added = await say('/domains', { domain })
  await say(`/domains/${added.body.domains[0].id}/check`, {})
  const on = await say('/turn', { on: true })
  return { userId, email, owner, domain, say, on, connection: ctx.vault.index('sso-connection', userId) }
}

export type Connected = Awaited<ReturnType<typeof connected>>

/** Begins a sign-in and comes back from the issuer; what is handed over can be changed on the way. */
export async function arrive(
  { app, ctx, back = app }: { app: App; ctx: Context; back?: App },
  issuer: OidcIssuer,
  { domain, connection }: Pick<Connected, 'domain' | 'connection'>,
  coming: Coming,
  change: { cookie?: string; body?: object } = {},
) {
  const begun = await send(app, '/api/sso/start', { domain }, visitor(ctx))
  const answer = issuer.comeBack(begun.body.url, coming)
  const body = { connection, ...answer, ...change.body }
  const headers = visitor(ctx, change.cookie ?? begun.cookie)
  const finished = await send(back, '/api/sso/finish', body, headers)
  return { ...finished, body: finished.body, begun, handedOver: body, headers }
}

/** Turns two-step verification on for somebody, with a key that no test needs to know. */
export async function turnSecondFactorOn(
  { db, vault }: Context,
  owner_id: string,
  whose: { user_id?: string; sub_user_id?: string; admin_id?: string },
) {
  const secret_sealed = vault.seal('x', { column: 'second_factors.secret_sealed', id: owner_id })
  const nobody = { user_id: null, sub_user_id: null, admin_id: null }
  await db
    .insertInto('second_factors')
    .values({ ...nobody, ...whose, owner_id, secret_sealed, created_at: new Date() })
    .execute()
  await db.updateTable('second_factors').set({ confirmed_at: new Date() }).where('owner_id', '=', owner_id).execute()
}
