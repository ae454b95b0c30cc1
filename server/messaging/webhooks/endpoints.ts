import { randomBytes } from 'node:crypto'
import { isIP } from 'node:net'
import type { z } from 'zod'
import { type Overlap, overlapMs } from '../../../contracts/checks/apiKeys.ts'
import { limits } from '../../../contracts/platform/limits.ts'
import type { webhook } from '../../../contracts/resources/webhook.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope, Trx } from '../../platform/context.ts'
import { isForbidden } from '../../platform/egress/addresses.ts'
import type { ListQuery } from '../../platform/http/serveResource.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { newId } from '../../platform/identity/ids.ts'
import { notFound, Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import type { Vault } from '../../platform/vault.ts'
import { type EndpointRow, presentEndpoint } from './present.ts'

type Asker = Scope<CustomerActor>
type Shared = Pick<Context, 'db' | 'vault' | 'config'>

/** The account's endpoints, oldest first. */
export async function listEndpoints(
  { db, vault }: Shared,
  { actor }: Asker,
  { filter, sort, offset, limit }: ListQuery<z.output<typeof webhook.filter>>,
) {
  let found = db.selectFrom('webhook_endpoints').selectAll().where('user_id', '=', actor.userId)
  if (filter.id) found = found.where('id', 'in', filter.id)
  const rows = await found.orderBy('id', sort.order === 'ASC' ? 'asc' : 'desc').execute()
  return {
    rows: rows.slice(offset, offset + limit).map(row => presentEndpoint(vault, row)),
    total: rows.length,
    capped: false,
  }
}

/** An endpoint of the account; locked in a transaction. Throws `not_found`. */
export async function ownEndpoint(db: Trx | Shared['db'], { actor }: Asker, id: string) {
  const own = db.selectFrom('webhook_endpoints').selectAll().where('id', '=', id).where('user_id', '=', actor.userId)
  const row = await (db.isTransaction ? own.forUpdate() : own).executeTakeFirst()
  if (!row) throw notFound('webhook')
  return row
}

/** Creates an endpoint and returns its secret, this once. */
export async function createEndpoint(ctx: Shared, scope: Asker, body: z.output<NonNullable<typeof webhook.create>>) {
  const { userId, name } = scope.actor
  const url = endpointUrl(ctx, scope, body.url)
  const endpointId = newId('whk')
  const { secret, kept } = generateSigningSecret(ctx.vault, endpointId)
  const row = await ctx.db.transaction().execute(async trx => {
    await requireRoom(trx, scope)
    const created = await trx
      .insertInto('webhook_endpoints')
      .values({
        id: endpointId,
        user_id: userId,
        url,
        description: body.description,
        events: JSON.stringify([...new Set(body.events)]),
        ...kept,
        previous_sealed: null,
        previous_hint: null,
        previous_until: null,
        disabled_for: null,
        disabled_at: null,
        created_by: ctx.vault.seal(name, { column: 'webhook_endpoints.created_by', id: endpointId }),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    const data = { host: new URL(url).host, events: body.events }
    await audit(trx, scope, { action: 'webhook.created', subject: created.id, userId, data })
    return created
  })
  return { ...presentEndpoint(ctx.vault, row), secret }
}

async function requireRoom(trx: Trx, { actor, locale }: Asker): Promise<void> {
  // Locks the account's row, so that concurrent calls are counted in turn.
  await trx.selectFrom('users').select('id').where('id', '=', actor.userId).forUpdate().execute()
  const { count } = await trx
    .selectFrom('webhook_endpoints')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', actor.userId)
    .executeTakeFirstOrThrow()
  const most = limits.webhooks.endpoints
  if (count >= most) throw new Problem('conflict', translate(locale, 'webhooks.tooMany', { count: most }))
}

/** A re-enabled endpoint starts with no failures; deliveries given up in the meantime have to be replayed. */
export async function changeEndpoint(
  ctx: Shared,
  scope: Asker,
  id: string,
  { active, events, url, description }: z.output<NonNullable<typeof webhook.update>>,
) {
  const row = await ctx.db.transaction().execute(async trx => {
    const old = await ownEndpoint(trx, scope, id)
    const switched = active === undefined || active === (old.disabled_at === null) ? {} : switchedTo(active)
    const changed = await trx
      .updateTable('webhook_endpoints')
      .set({
        url: url === undefined ? old.url : endpointUrl(ctx, scope, url),
        description: description ?? old.description,
        events: JSON.stringify(events ? [...new Set(events)] : old.events),
        ...switched,
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    const data = { host: new URL(changed.url).host, events: changed.events, active: changed.disabled_at === null }
    await audit(trx, scope, { action: 'webhook.changed', subject: id, userId: old.user_id, data })
    return changed
  })
  return presentEndpoint(ctx.vault, row)
}

const switchedTo = (active: boolean) =>
  active
    ? { disabled_for: null, disabled_at: null, failures: 0 }
    : { disabled_for: 'person', disabled_at: new Date().toISOString() }

export async function removeEndpoint(ctx: Shared, scope: Asker, id: string) {
  const row = await ctx.db.transaction().execute(async trx => {
    const old = await ownEndpoint(trx, scope, id)
    await trx.deleteFrom('webhook_endpoints').where('id', '=', id).execute()
    const data = { host: new URL(old.url).host }
    await audit(trx, scope, { action: 'webhook.removed', subject: id, userId: old.user_id, data })
    return old
  })
  return presentEndpoint(ctx.vault, row)
}

/** Replaces the secret and returns the new one, this once; both sign during the overlap. The secret of an earlier rotation ends. */
export async function rotateSecret(ctx: Shared, scope: Asker, id: string, overlap: Overlap) {
  const { secret, kept } = generateSigningSecret(ctx.vault, id)
  const row = await ctx.db.transaction().execute(async trx => {
    const old = await ownEndpoint(trx, scope, id)
    const [signing] = openSecrets(ctx.vault, old)
    const previous = ctx.vault.seal(signing, { column: 'webhook_endpoints.previous_sealed', id })
    const until = new Date(Date.now() + overlapMs[overlap])
    const changed = await trx
      .updateTable('webhook_endpoints')
      .set({ ...kept, previous_sealed: previous, previous_hint: old.hint, previous_until: until })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    const data = { hint: kept.hint, old: old.hint, overlap }
    await audit(trx, scope, { action: 'webhook.rotated', subject: id, userId: old.user_id, data })
    return changed
  })
  return { ...presentEndpoint(ctx.vault, row), secret }
}

/** The secrets that sign now: the current one, and during an overlap the one before it. */
export function openSecrets(
  vault: Vault,
  { id, secret_sealed, previous_sealed, previous_until }: EndpointRow,
  at = new Date(),
): [string, ...string[]] {
  const current = vault.open(secret_sealed, { column: 'webhook_endpoints.secret_sealed', id })
  if (!previous_sealed || !previous_until || Date.parse(previous_until) <= at.getTime()) return [current]
  return [current, vault.open(previous_sealed, { column: 'webhook_endpoints.previous_sealed', id })]
}

const PREFIX = 'whsec_'

/** Generates a secret. It is sealed rather than hashed, because it is needed for signing. */
function generateSigningSecret(vault: Vault, id: string) {
  const secret = PREFIX + randomBytes(24).toString('base64url')
  const secret_sealed = vault.seal(secret, { column: 'webhook_endpoints.secret_sealed', id })
  return { secret, kept: { secret_sealed, hint: `${PREFIX}…${secret.slice(-4)}` } }
}

/**
 * Normalises the URL of an endpoint. Host names are checked at each delivery, because they may resolve differently. Throws
 * `bad_request`.
 */
export function endpointUrl({ config }: Pick<Context, 'config'>, { locale }: Scope, text: string): string {
  const url = new URL(text)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const refuse = (why: 'httpsOnly' | 'noCredentials' | 'notPublic') => {
    const message = translate(locale, `webhooks.${why}`)
    return new Problem('bad_request', message, [{ field: 'url', message }])
  }
  if (config.production && url.protocol !== 'https:') throw refuse('httpsOnly')
  if (url.username || url.password) throw refuse('noCredentials')
  if (isIP(host) > 0 && isForbidden(host, config)) throw refuse('notPublic')
  url.hash = ''
  return url.href
}
