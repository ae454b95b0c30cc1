import type { FastifyReply } from 'fastify'
import type { CustomFetch } from 'openid-client'
import { STAFF_CONNECTION } from '../../../../contracts/people/sso.ts'
import { limits } from '../../../../contracts/platform/limits.ts'
import { consumeRateLimitOrThrow, rateLimitKeys } from '../../../platform/access/rateLimit.ts'
import type { Context, Scope } from '../../../platform/context.ts'
import { hostOf } from '../../../platform/dns/hostName.ts'
import { Problem } from '../../../platform/problem.ts'
import { translate } from '../../../platform/translate.ts'
import { callbackOf, clientOf, connectionOfDomain, staffClient } from './connection.ts'
import { keepFlow } from './flow.ts'
import { type Client, ConnectionFaultError, discover } from './issuer.ts'

/** Starts ask the issuer something, so that an address gets fewer of them; an office of hundreds still comes in. */
const starts = { max: 300, windowMs: limits.signIns.windowMs }

/** Whether people of a domain can come by single sign-on. It says nothing about any of them. */
export async function findSso(ctx: Context, scope: Scope, domain: string): Promise<{ offered: boolean }> {
  const { address } = rateLimitKeys(ctx, 'sso-find', '', scope)
  await consumeRateLimitOrThrow(ctx, scope, address, { max: limits.signIns.perAddress, windowMs: starts.windowMs })
  const host = hostOf(domain)
  return { offered: host !== null && (await connectionOfDomain(ctx.db, host)) !== undefined }
}

/** Throws `not_found` for a domain without single sign-on, `unavailable` while its issuer cannot be asked, `too_many_requests`. */
export async function startSso(ctx: Context, fetch: CustomFetch, scope: Scope, domain: string, reply: FastifyReply) {
  await countStart(ctx, scope)
  const host = hostOf(domain)
  const row = host === null ? undefined : await connectionOfDomain(ctx.db, host)
  if (!row) throw new Problem('not_found', translate(scope.locale, 'sso.refused.off'))
  return begin(ctx, fetch, scope, { connection: row.id, client: clientOf(ctx, row) }, reply)
}

/** The same for staff. */
export async function startStaffSso(ctx: Context, fetch: CustomFetch, scope: Scope, reply: FastifyReply) {
  await countStart(ctx, scope)
  const client = staffClient(ctx)
  if (!client) throw new Problem('not_found', translate(scope.locale, 'sso.refused.off'))
  return begin(ctx, fetch, scope, { connection: STAFF_CONNECTION, client }, reply)
}

const countStart = (ctx: Context, scope: Scope) =>
  consumeRateLimitOrThrow(ctx, scope, rateLimitKeys(ctx, 'sso-start', '', scope).address, starts)

/** The address of the issuer's page, with a code challenge, a state and a nonce that this browser keeps in a sealed cookie. */
async function begin(
  ctx: Context,
  fetch: CustomFetch,
  { locale }: Scope,
  { connection, client }: { connection: string; client: Client },
  reply: FastifyReply,
): Promise<{ url: string }> {
  const { oidc, config } = await discover({ fetch, production: ctx.config.production }, client).catch(
    (error: unknown) => {
      if (!(error instanceof ConnectionFaultError)) throw error
      ctx.log.warn({ connection, fault: error.fault }, 'an issuer of single sign-on cannot be used')
      const why = error.fault.why === 'down' ? 'down' : 'misconfigured'
      throw new Problem('unavailable', translate(locale, `sso.refused.${why}`))
    },
  )
  const flow = {
    connection,
    state: oidc.randomState(),
    nonce: oidc.randomNonce(),
    verifier: oidc.randomPKCECodeVerifier(),
  }
  const url = oidc.buildAuthorizationUrl(config, {
    redirect_uri: callbackOf(ctx.config, connection),
    scope: 'openid email profile',
    state: flow.state,
    nonce: flow.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(flow.verifier),
    code_challenge_method: 'S256',
  })
  keepFlow(ctx, reply, flow)
  return { url: url.href }
}
