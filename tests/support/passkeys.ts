import type { Context } from '../../server/platform/context.ts'
import type { App } from '../../server/platform/http/types.ts'
import { type Authenticator, createAuthenticator, type Deviation } from './authenticator.ts'
import { clientHeaders } from './factories.ts'
import type { Mount } from './secondFactor.ts'
import { post } from './signIn.ts'

/** The domain of installations without one, on this machine. */
export const host = 'localhost'

export const originOf = ({ config }: Context) => `http://${host}:${config.PORT}`

/** Adds a passkey to whoever is signed in, with the authenticator that it then has. */
export async function enrollPasskey(
  app: App,
  ctx: Context,
  headers: Record<string, string>,
  mount: Mount = '/api',
  { counts = true, name = 'MacBook' } = {},
) {
  const key = createAuthenticator(originOf(ctx), { counts })
  const added = await addPasskey(app, ctx, headers, key, { mount, name })
  return { key, id: added.id as string, added }
}

/** The same with an authenticator of the caller's; returns the server's reply. */
export async function addPasskey(
  app: App,
  ctx: Context,
  headers: Record<string, string>,
  key: Authenticator,
  { mount = '/api', name = 'MacBook', ...deviation }: Deviation & { mount?: Mount; name?: string } = {},
) {
  const at = { ...headers, host }
  const { challenge, options, ...refused } = await post(app, ctx, `${mount}/passkeys/begin`, {}, at)
  if (!options) return refused
  return post(app, ctx, `${mount}/passkeys`, { challenge, response: key.create(options, deviation), name }, at)
}

/** A browser that may have a cookie. */
export interface Browser {
  cookie?: string
}

/** Asks for a challenge of a sign-in; the browser keeps its cookie. */
export async function beginSignIn(app: App, ctx: Context, browser: Browser = {}, mount: Mount = '/api') {
  const url = `${mount}/session/passkey/begin`
  const headers = { ...clientHeaders(ctx), host, ...(browser.cookie && { cookie: browser.cookie }) }
  const reply = await app.inject({ method: 'POST', url, headers, payload: {} })
  const [cookie] = String(reply.headers['set-cookie'] ?? '').split(';')
  if (cookie) browser.cookie = cookie
  return reply.json()
}

/** Answers a challenge of a sign-in. */
export const finishSignIn = (app: App, ctx: Context, browser: Browser, body: object, mount: Mount = '/api') =>
  post(app, ctx, `${mount}/session/passkey`, body, { host, ...(browser.cookie && { cookie: browser.cookie }) })

/** Signs in with a passkey, like a person. */
export async function signInByPasskey(
  app: App,
  ctx: Context,
  key: Authenticator,
  { mount = '/api', ...deviation }: Deviation & { mount?: Mount } = {},
) {
  const browser: Browser = {}
  const { challenge, options } = await beginSignIn(app, ctx, browser, mount)
  return finishSignIn(app, ctx, browser, { challenge, response: key.get(options, deviation) }, mount)
}
