import type { CustomFetch } from 'openid-client'
import { STAFF_CONNECTION } from '../../../../contracts/people/sso.ts'
import { codes } from '../../../../contracts/platform/codes.ts'
import { limits } from '../../../../contracts/platform/limits.ts'
import { consumeRateLimitOrThrow, rateLimitKeys, refundAttempt } from '../../../platform/access/rateLimit.ts'
import { audit } from '../../../platform/audit/audit.ts'
import type { Context, Scope, Trx } from '../../../platform/context.ts'
import { translate } from '../../../platform/translate.ts'
import { timingSafeEquals } from '../../../platform/vault.ts'
import type { UserAgent } from '../client.ts'
import { consumeOnce } from '../consumeOnce.ts'
import { openSession, type SignInResult, sessionReply } from '../openSession.ts'
import { findColleague } from './colleague.ts'
import { callbackOf, clientOf, openConnection, staffClient } from './connection.ts'
import type { Flow } from './flow.ts'
import { type Answer, type Claims, type Client, redeem } from './issuer.ts'
import { findMember } from './member.ts'
import { readArrival } from './person.ts'
import { SsoRefusal } from './refusal.ts'

interface Browser {
  /** What the start of the sign-in has left in this browser. */
  flow: Flow | null
  userAgent: UserAgent
}

/** Signs a secondary user in: 102 with words for every refusal, 100 without tokens for a disabled one. Throws `too_many_requests`. */
export const finishSso = (
  ctx: Context,
  fetch: CustomFetch,
  scope: Scope,
  { connection, ...answer }: Answer & { connection: string },
  browser: Browser,
) =>
  finish(ctx, scope, connection, async () => {
    const flow = await takeOnce(ctx, connection, answer, browser.flow)
    const row = await openConnection(ctx.db, connection)
    if (!row) throw new SsoRefusal('off')
    const claims = await ask(ctx, fetch, flow, { client: clientOf(ctx, row), answer })
    return ctx.db.transaction().execute(async trx => {
      // The domains as they are now: one may have been lost while the person was at the issuer.
      const current = await openConnection(trx, connection)
      if (!current) throw new SsoRefusal('off')
      const arrival = readArrival(claims, await verifiedDomains(trx, row.user_id))
      const account = await findColleague(ctx, trx, scope, current, arrival)
      return openSession(ctx, trx, scope, account, browser.userAgent, { by: connection, multiFactor: false })
    })
  })

/** Signs a member of staff in, in the same way. The issuer's second factor counts if `STAFF_OIDC_MFA` names how it says so. */
export const finishStaffSso = (ctx: Context, fetch: CustomFetch, scope: Scope, answer: Answer, browser: Browser) =>
  finish(ctx, scope, STAFF_CONNECTION, async () => {
    const flow = await takeOnce(ctx, STAFF_CONNECTION, answer, browser.flow)
    const client = staffClient(ctx)
    if (!client) throw new SsoRefusal('off')
    const arrival = readArrival(await ask(ctx, fetch, flow, { client, answer }), 'any')
    const counted = ctx.config.STAFF_OIDC_MFA
    const multiFactor = arrival.methods.some(one => counted.includes(one.toLowerCase()))
    return ctx.db.transaction().execute(async trx => {
      const member = await findMember(trx, scope, arrival)
      return openSession(ctx, trx, scope, member, browser.userAgent, { by: STAFF_CONNECTION, multiFactor })
    })
  })

/** Counts the try, and turns a refusal into words and a row of the audit log. */
async function finish(ctx: Context, scope: Scope, connection: string, work: () => Promise<SignInResult>) {
  const { address } = rateLimitKeys(ctx, 'sso-finish', '', scope)
  const { perAddress: max, windowMs } = limits.signIns
  await consumeRateLimitOrThrow(ctx, scope, address, { max, windowMs })
  try {
    const opened = await work()
    await refundAttempt(ctx, address)
    return sessionReply(scope, opened)
  } catch (error) {
    if (!(error instanceof SsoRefusal)) throw error
    await noteRefusal(ctx, scope, connection, error)
    return { code: codes.wrongCredentials, message: translate(scope.locale, `sso.refused.${error.reason}`) } as const
  }
}

/** The cause is for the log: what an issuer says is not shown. */
async function noteRefusal(
  ctx: Context,
  scope: Scope,
  connection: string,
  { reason, cause }: SsoRefusal,
): Promise<void> {
  const cut = cause instanceof Error ? `${cause.name}: ${cause.message}`.slice(0, 200) : undefined
  ctx.log.info({ connection, reason, cause: cut }, 'a single sign-on was refused')
  const row = await ctx.db
    .selectFrom('sso_connections')
    .select('user_id')
    .where('id', '=', connection)
    .executeTakeFirst()
  const isKnown = row !== undefined || connection === STAFF_CONNECTION
  const audience = connection === STAFF_CONNECTION ? 'admin' : 'customer'
  await audit(ctx.db, scope, {
    action: 'session.refused',
    subject: isKnown ? connection : 'unknown',
    userId: row?.user_id ?? null,
    data: { audience, why: `single sign-on: ${reason}` },
  })
}

/** What this browser has begun, and has not finished yet, on whichever node. Throws `SsoRefusal` for everything else. */
async function takeOnce(ctx: Context, connection: string, { state }: Answer, flow: Flow | null): Promise<Flow> {
  if (!flow || flow.connection !== connection || !timingSafeEquals(flow.state, state)) throw new SsoRefusal('expired')
  if (!(await consumeOnce(ctx.db, 'sso', state, new Date(flow.until)))) throw new SsoRefusal('expired')
  return flow
}

const ask = (
  ctx: Context,
  fetch: CustomFetch,
  flow: Flow,
  { client, answer }: { client: Client; answer: Answer },
): Promise<Claims> =>
  redeem({ fetch, production: ctx.config.production }, client, callbackOf(ctx.config, flow.connection), answer, flow)

async function verifiedDomains(trx: Trx, userId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('sso_domains')
    .select('domain')
    .where('user_id', '=', userId)
    .where('state', '=', 'verified')
    .execute()
  return rows.map(({ domain }) => domain)
}
