import type { CustomFetch } from 'openid-client'
import type { z } from 'zod'
import type { SsoState, saveSso, testSso } from '../../../../contracts/calls/sso.ts'
import { ssoLimits } from '../../../../contracts/people/sso.ts'
import { consumeRateLimitOrThrow } from '../../../platform/access/rateLimit.ts'
import { requireRoleToGive } from '../../../platform/access/roles.ts'
import { audit } from '../../../platform/audit/audit.ts'
import type { Context, Scope, Trx } from '../../../platform/context.ts'
import type { CustomerActor } from '../../../platform/identity/actors.ts'
import { notFound, Problem } from '../../../platform/problem.ts'
import { sealRow } from '../../../platform/sealing/rows.ts'
import { translate } from '../../../platform/translate.ts'
import { type ConnectionRow, callbackOf, clientOf, connectionIdOf, issuerOf } from './connection.ts'
import { presentDomain } from './domains.ts'
import { type Client, type ConnectionFault, ConnectionFaultError, testClient } from './issuer.ts'
import { notifyHolder } from './notice.ts'

type Own = Scope<CustomerActor>
type SaveBody = z.output<NonNullable<(typeof saveSso)['body']>>
type TestBody = z.output<NonNullable<(typeof testSso)['body']>>

export async function readSso(ctx: Context, { actor }: Own): Promise<SsoState> {
  const { userId } = actor
  const id = connectionIdOf(ctx, userId)
  const row = await connectionOf(ctx.db, userId)
  const domains = await ctx.db
    .selectFrom('sso_domains')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('domain')
    .execute()
  const { people } = await ctx.db
    .selectFrom('sso_identities')
    .select(eb => eb.fn.countAll<number>().as('people'))
    .where('connection_id', '=', id)
    .executeTakeFirstOrThrow()
  return {
    callback: callbackOf(ctx.config, id),
    connection: row
      ? {
          issuer: issuerOf(ctx, row),
          clientId: row.client_id,
          defaultRole: row.default_role,
          onlySso: row.only_sso,
          isOn: row.is_on,
          changedAt: row.changed_at,
        }
      : null,
    domains: domains.map(presentDomain),
    people,
  }
}

const connectionOf = (db: Context['db'] | Trx, userId: string): Promise<ConnectionRow | undefined> =>
  db.selectFrom('sso_connections').selectAll().where('user_id', '=', userId).executeTakeFirst()

/**
 * Tests what was typed, with the stored secret if none was. Throws `bad_request` with the field that is wrong, `unavailable` while the issuer
 * does not answer, `too_many_requests`.
 */
export async function testConnection(ctx: Context, fetch: CustomFetch, scope: Own, typed: TestBody) {
  const { userId } = scope.actor
  const row = await connectionOf(ctx.db, userId)
  const clientSecret = typed.clientSecret || storedSecret(ctx, row, typed)
  if (!clientSecret) throw fieldProblem(scope, 'clientSecret', 'sso.test.secretMissing')
  return test(ctx, fetch, scope, { ...typed, clientSecret })
}

/** The stored secret goes to the issuer that it was given for, and to no other. */
const storedSecret = (ctx: Context, row: ConnectionRow | undefined, typed: Pick<Client, 'issuer' | 'clientId'>) =>
  row && issuerOf(ctx, row) === typed.issuer && row.client_id === typed.clientId
    ? clientOf(ctx, row).clientSecret
    : null

async function test(ctx: Context, fetch: CustomFetch, scope: Own, client: Client) {
  const { userId } = scope.actor
  await consumeRateLimitOrThrow(ctx, scope, `sso-test:${userId}`, ssoLimits.tests)
  const callback = callbackOf(ctx.config, connectionIdOf(ctx, userId))
  try {
    return await testClient({ fetch, production: ctx.config.production }, client, callback)
  } catch (error) {
    if (error instanceof ConnectionFaultError) throw faultProblem(scope, error.fault)
    throw error
  }
}

function fieldProblem({ locale }: Own, field: string, key: Parameters<typeof translate>[1]): Problem {
  const message = translate(locale, key)
  return new Problem('bad_request', message, [{ field, message }])
}

const faultProblem = (scope: Own, { field, why }: ConnectionFault): Problem =>
  why === 'down'
    ? new Problem('unavailable', translate(scope.locale, 'sso.test.down'))
    : fieldProblem(scope, field, `sso.test.${why}`)

/**
 * Sets the connection up, or changes it. One that is on is tested first. Throws as `testConnection` does, and `bad_request` or `forbidden` for a
 * role that the caller cannot give.
 */
export async function saveConnection(ctx: Context, fetch: CustomFetch, scope: Own, body: SaveBody): Promise<SsoState> {
  const { userId } = scope.actor
  const before = await connectionOf(ctx.db, userId)
  const clientSecret = body.clientSecret || storedSecret(ctx, before, body)
  if (!clientSecret) throw fieldProblem(scope, 'clientSecret', 'sso.test.secretMissing')
  const client = { issuer: body.issuer, clientId: body.clientId, clientSecret }
  if (before?.is_on) await test(ctx, fetch, scope, client)
  await ctx.db.transaction().execute(async trx => {
    const row = await lockConnection(trx, userId)
    await requireRoleToGive(trx, scope, 'defaultRole', body.defaultRole)
    const values = sealRow(ctx.vault, 'sso_connections', {
      id: connectionIdOf(ctx, userId),
      user_id: userId,
      issuer: client.issuer,
      client_id: client.clientId,
      client_secret_sealed: clientSecret,
      default_role: body.defaultRole,
      only_sso: body.onlySso,
      changed_at: new Date(),
    })
    const { id, user_id: _, ...changed } = values
    await trx
      .insertInto('sso_connections')
      .values(values)
      .onConflict(oc => oc.column('id').doUpdateSet(changed))
      .execute()
    // Turned on since it was read: what was not tested must not be in use.
    if (row?.is_on && !before?.is_on)
      await trx.updateTable('sso_connections').set({ is_on: false }).where('id', '=', id).execute()
    if (row?.is_on && body.onlySso && !row.only_sso) await endOtherWays(trx, userId)
    const { issuer, clientId } = client
    const data = { issuer, clientId, defaultRole: body.defaultRole, onlySso: body.onlySso }
    await audit(trx, scope, { action: 'sso.saved', subject: id, data })
    await notifyHolder(ctx, trx, userId, 'saved', { by: scope.actor.name, issuer })
  })
  return readSso(ctx, scope)
}

/**
 * Turns the connection on, once it has passed its test and a domain is proven, or off, which ends the sessions that came by it. Throws
 * `not_found`, `conflict` without a proven domain or if it was changed meanwhile, and as `testConnection` does.
 */
export async function turnConnection(ctx: Context, fetch: CustomFetch, scope: Own, on: boolean): Promise<SsoState> {
  const { userId } = scope.actor
  const before = await connectionOf(ctx.db, userId)
  if (!before) throw notFound('single sign-on')
  if (on) await test(ctx, fetch, scope, clientOf(ctx, before))
  await ctx.db.transaction().execute(async trx => {
    const row = await lockConnection(trx, userId)
    if (!row) throw notFound('single sign-on')
    if (on && row.changed_at !== before.changed_at)
      throw new Problem('conflict', translate(scope.locale, 'sso.changed'))
    if (on && !(await hasDomain(trx, userId))) throw new Problem('conflict', translate(scope.locale, 'sso.noDomain'))
    if (row.is_on === on) return
    await trx.updateTable('sso_connections').set({ is_on: on }).where('id', '=', row.id).execute()
    if (!on) await endSsoSessions(trx, row.id)
    else if (row.only_sso) await endOtherWays(trx, userId)
    await audit(trx, scope, { action: on ? 'sso.turnedOn' : 'sso.turnedOff', subject: row.id })
    const about = { by: scope.actor.name, issuer: row.issuer }
    await notifyHolder(ctx, trx, userId, on ? 'turnedOn' : 'turnedOff', about)
  })
  return readSso(ctx, scope)
}

/** Throws `not_found`. */
export async function removeConnection(ctx: Context, scope: Own): Promise<SsoState> {
  const { userId } = scope.actor
  await ctx.db.transaction().execute(async trx => {
    const row = await lockConnection(trx, userId)
    if (!row) throw notFound('single sign-on')
    await trx.deleteFrom('sso_connections').where('id', '=', row.id).execute()
    await endSsoSessions(trx, row.id)
    await audit(trx, scope, { action: 'sso.removed', subject: row.id, data: { issuer: row.issuer } })
    await notifyHolder(ctx, trx, userId, 'removed', { by: scope.actor.name, issuer: row.issuer })
  })
  return readSso(ctx, scope)
}

/** Under the account's lock, which the people who come by the connection take too. */
async function lockConnection(trx: Trx, userId: string): Promise<ConnectionRow | undefined> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
  return connectionOf(trx, userId)
}

const hasDomain = async (trx: Trx, userId: string): Promise<boolean> =>
  (await trx
    .selectFrom('sso_domains')
    .select('id')
    .where('user_id', '=', userId)
    .where('state', '=', 'verified')
    .executeTakeFirst()) !== undefined

const revoked = (reason: string) => ({ revoked_at: new Date(), revoked_reason: reason })

const endSsoSessions = (trx: Trx, connection: string) =>
  trx
    .updateTable('sessions')
    .set(revoked('single sign-on turned off'))
    .where('sso', '=', connection)
    .where('revoked_at', 'is', null)
    .execute()

/** Ends the sessions of secondary users that did not come by single sign-on, once they have no other way in. */
const endOtherWays = (trx: Trx, userId: string) =>
  trx
    .updateTable('sessions')
    .set(revoked('single sign-on only'))
    .where('user_id', '=', userId)
    .where('sub_user_id', 'is not', null)
    .where('sso', 'is', null)
    .where('revoked_at', 'is', null)
    .execute()
