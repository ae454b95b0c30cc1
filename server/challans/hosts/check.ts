import { randomInt } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { dnsAnswers } from '../../../contracts/resources/brandHost.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Db, Scope } from '../../platform/context.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { askForProof, realDns, sandboxDns, usesSandbox } from '../../platform/dns/txt.ts'
import type { Actor } from '../../platform/identity/actors.ts'
import { runPeriodically } from '../../platform/jobs/runPeriodically.ts'
import type { TxtRecords } from '../../platform/ports/txtRecords.ts'
import { challansSystemScope } from '../common/orders.ts'

export type HostRow = Selectable<Schema['brand_hosts']>
type Answer = (typeof dnsAnswers)[number]

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** How many looks in a row must say that the record is gone before a verified host is lost. */
const MISSES = 3

export const recordName = (host: string): string => `_satyapan-brand.${host}`

/** The DNS that this server asks. */
export const dnsOf = ({ config, db }: Pick<Context, 'config' | 'db'>): TxtRecords =>
  usesSandbox(config) ? sandboxDns(config.SANDBOX_DELAY_MS, name => proofOf(db, name)) : realDns

/** The sandbox has no owner of a name, so it answers with the newest proof that was asked for. */
async function proofOf(db: Db, name: string): Promise<string | null> {
  const row = await db
    .selectFrom('brand_hosts')
    .select('proof')
    .where('host', '=', name.slice(name.indexOf('.') + 1))
    .where('state', '<>', 'ended')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.proof ?? null
}

/**
 * Asks DNS about a host and moves it: a record verifies it, three looks in a row without one lose it, and no answer changes nothing. A host
 * that another brand has verified meanwhile stays waiting.
 */
export async function checkHost(ctx: Pick<Context, 'db'>, dns: TxtRecords, scope: Scope<Actor>, id: string) {
  const asked = await ctx.db.selectFrom('brand_hosts').selectAll().where('id', '=', id).executeTakeFirst()
  if (!asked || asked.state === 'ended' || asked.kind === 'subdomain') return asked
  const answer = await askForProof(dns, recordName(asked.host), asked.proof)
  return ctx.db.transaction().execute(async trx => {
    const row = await trx.selectFrom('brand_hosts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    if (!row || row.state === 'ended') return row
    const misses = answer === 'found' ? 0 : answer === 'noAnswer' ? row.misses : row.misses + 1
    const state = await stateAfter(trx, row, answer, misses)
    const now = new Date()
    const next = state === 'verified' ? 6 * HOUR_MS : 10 * MINUTE_MS
    const change = {
      answer,
      misses,
      state,
      checked_at: now.toISOString(),
      check_at: new Date(now.getTime() + next + randomInt(MINUTE_MS)).toISOString(),
      ...(state === 'verified' && row.state !== 'verified' && { verified_at: now.toISOString() }),
    }
    await trx.updateTable('brand_hosts').set(change).where('id', '=', id).execute()
    if (state !== row.state)
      await audit(trx, scope, {
        action: state === 'verified' ? 'brandHost.verified' : 'brandHost.lost',
        subject: id,
        data: { host: row.host, brand: row.brand_id },
      })
    return { ...row, ...change }
  })
}

async function stateAfter(trx: Db, row: HostRow, answer: Answer, misses: number): Promise<HostRow['state']> {
  if (answer === 'found') return (await isTaken(trx, row)) ? row.state : 'verified'
  return row.state === 'verified' && misses >= MISSES ? 'lost' : row.state
}

/** Whether another brand has proven the host and still has it. */
export const isTaken = async (db: Db, { host, id }: Pick<HostRow, 'host' | 'id'>): Promise<boolean> =>
  (await db
    .selectFrom('brand_hosts')
    .select('id')
    .where('host', '=', host)
    .where('id', '<>', id)
    .where('state', 'in', ['verified', 'lost'])
    .executeTakeFirst()) !== undefined

const BATCH = 20

/** Checks the hosts that are due, and ends those whose grace is over. */
export async function tendHosts(ctx: Pick<Context, 'db' | 'config'>, dns = dnsOf(ctx), now = new Date()) {
  const due = await ctx.db
    .selectFrom('brand_hosts')
    .select('id')
    .where('check_at', '<=', now.toISOString())
    .orderBy('check_at')
    .limit(BATCH)
    .execute()
  for (const { id } of due) await checkHost(ctx, dns, challansSystemScope, id)
  await ctx.db.transaction().execute(async trx => {
    const ended = await trx
      .updateTable('brand_hosts')
      .set({ state: 'ended', check_at: null })
      .where('ends_at', '<=', now.toISOString())
      .where('state', '<>', 'ended')
      .returning(['id', 'host', 'brand_id'])
      .execute()
    for (const { id, host, brand_id } of ended)
      await audit(trx, challansSystemScope, {
        action: 'brandHost.ended',
        subject: id,
        data: { host, brand: brand_id },
      })
  })
}

export const startTendingHosts = (ctx: Context) =>
  runPeriodically(MINUTE_MS, 'tending hosts of brands', ctx.log, () => tendHosts(ctx))
