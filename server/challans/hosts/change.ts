import type { z } from 'zod'
import type * as calls from '../../../contracts/calls/whiteLabel.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope, Trx } from '../../platform/context.ts'
import { hostOf } from '../../platform/dns/hostName.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { newId, newSecret } from '../../platform/identity/ids.ts'
import { notFound, Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { checkHost, dnsOf, type HostRow, isTaken } from './check.ts'

type Staff = Scope<AdminActor>
type Body<C extends { body?: z.ZodType }> = z.output<NonNullable<C['body']>>
type Parts = Pick<Context, 'db' | 'config'>

const DAY_MS = 24 * 60 * 60_000
/** How long a host goes on after staff have taken it away. */
export const graceDays = 7

const baseHost = ({ PUBLIC_URL }: Context['config']) => new URL(PUBLIC_URL).hostname

function problem(
  { locale }: Staff,
  code: 'bad_request' | 'conflict',
  key: Parameters<typeof translate>[1],
  field?: string,
) {
  const message = translate(locale, key)
  return new Problem(code, message, field ? [{ field, message }] : undefined)
}

/** Adds a host. Throws `not_found`, `bad_request` for what is no host or is our own, and `conflict` for one that is taken. */
export function addHost({ db, config }: Parts, scope: Staff, brandId: string, body: Body<typeof calls.addBrandHost>) {
  const host = hostOf(body.host)
  if (host === null) throw problem(scope, 'bad_request', 'whiteLabel.hostInvalid', 'host')
  const base = baseHost(config)
  if (host === base) throw problem(scope, 'bad_request', 'whiteLabel.hostOwn', 'host')
  const kind = host.endsWith(`.${base}`) ? 'subdomain' : 'domain'
  return db.transaction().execute(async trx => {
    const brand = await trx
      .selectFrom('challan_brands')
      .select('owner_id')
      .where('id', '=', brandId)
      .forUpdate()
      .executeTakeFirst()
    if (!brand) throw notFound('brand')
    const own = trx.selectFrom('brand_hosts').select('id').where('host', '=', host).where('state', '<>', 'ended')
    if (await own.where('brand_id', '=', brandId).executeTakeFirst())
      throw problem(scope, 'conflict', 'whiteLabel.hostTwice', 'host')
    const id = newId('bho')
    if (await isTaken(trx, { host, id })) throw problem(scope, 'conflict', 'whiteLabel.hostTaken', 'host')
    const state = kind === 'subdomain' ? 'verified' : 'waiting'
    await trx
      .insertInto('brand_hosts')
      .values({
        id,
        brand_id: brandId,
        host,
        kind,
        proof: `satyapan-brand=${newSecret()}`,
        state,
        verified_at: kind === 'subdomain' ? new Date() : null,
        check_at: kind === 'subdomain' ? null : new Date(),
        added_by: scope.actor.adminId,
      })
      .execute()
    const { reason } = body
    const data = { host, brand: brandId }
    await audit(trx, scope, { action: 'brandHost.added', subject: id, userId: brand.owner_id, reason, data })
    return { id, state }
  })
}

/** Asks DNS now. Throws `not_found`, and `conflict` for a host that has ended. */
export async function checkHostNow(ctx: Parts, scope: Staff, id: string) {
  const row = await checkHost(ctx, dnsOf(ctx), scope, id)
  if (!row) throw notFound('host')
  if (row.state === 'ended') throw problem(scope, 'conflict', 'whiteLabel.hostEnded')
  return { id, state: row.state, answer: row.answer }
}

/**
 * Takes a host away after its grace; one that was never verified ends with the next look. Throws `not_found`, `bad_request` for another
 * host than the typed one, and `conflict` for one that is being taken away or has ended.
 */
export function endHost({ db }: Parts, scope: Staff, id: string, { typed, reason }: Body<typeof calls.endBrandHost>) {
  return db.transaction().execute(async trx => {
    const row = await lockHost(trx, id)
    if (typed !== row.host) throw problem(scope, 'bad_request', 'whiteLabel.typedOther', 'typed')
    if (row.state === 'ended') throw problem(scope, 'conflict', 'whiteLabel.hostEnded')
    if (row.ends_at !== null) throw problem(scope, 'conflict', 'whiteLabel.hostEnding')
    const wasServed = row.state === 'verified' || row.state === 'lost'
    const endsAt = new Date(Date.now() + (wasServed ? graceDays * DAY_MS : 0)).toISOString()
    const change = { ends_at: endsAt, ended_by: scope.actor.adminId, end_reason: reason }
    await trx.updateTable('brand_hosts').set(change).where('id', '=', id).execute()
    const data = { host: row.host, brand: row.brand_id, endsAt }
    await audit(trx, scope, { action: 'brandHost.taken', subject: id, reason, data })
    return { id, endsAt }
  })
}

/** Keeps a host within its grace. Throws `not_found` and `conflict`. */
export function keepHost({ db }: Parts, scope: Staff, id: string, { reason }: Body<typeof calls.keepBrandHost>) {
  return db.transaction().execute(async trx => {
    const row = await lockHost(trx, id)
    const isOver = row.ends_at === null || row.state === 'ended' || Date.parse(row.ends_at) <= Date.now()
    if (isOver) throw problem(scope, 'conflict', 'whiteLabel.hostNotEnding')
    const change = { ends_at: null, ended_by: null, end_reason: null }
    await trx.updateTable('brand_hosts').set(change).where('id', '=', id).execute()
    const data = { host: row.host, brand: row.brand_id }
    await audit(trx, scope, { action: 'brandHost.kept', subject: id, reason, data })
    return { id, state: row.state }
  })
}

async function lockHost(trx: Trx, id: string): Promise<HostRow> {
  const row = await trx.selectFrom('brand_hosts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) throw notFound('host')
  return row
}
