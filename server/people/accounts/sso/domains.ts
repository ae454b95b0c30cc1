import { randomInt } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { SsoDomain } from '../../../../contracts/calls/sso.ts'
import { ssoLimits } from '../../../../contracts/people/sso.ts'
import { consumeRateLimitOrThrow } from '../../../platform/access/rateLimit.ts'
import { audit } from '../../../platform/audit/audit.ts'
import type { Context, Db, Scope, Trx } from '../../../platform/context.ts'
import type { Schema } from '../../../platform/db/schema.ts'
import { hostOf } from '../../../platform/dns/hostName.ts'
import { askForProof, realDns, sandboxDns, usesSandbox } from '../../../platform/dns/txt.ts'
import type { Actor, CustomerActor } from '../../../platform/identity/actors.ts'
import { newId, newSecret } from '../../../platform/identity/ids.ts'
import { runPeriodically } from '../../../platform/jobs/runPeriodically.ts'
import type { TxtRecords } from '../../../platform/ports/txtRecords.ts'
import { notFound, Problem } from '../../../platform/problem.ts'
import { translate } from '../../../platform/translate.ts'
import { describeAddress } from '../../../sources/runners/mailDomains.ts'
import { notifyHolder } from './notice.ts'

type Own = Scope<CustomerActor>
type Row = Selectable<Schema['sso_domains']>
type Parts = Pick<Context, 'db' | 'config' | 'channels' | 'vault'>

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** How many looks in a row must say that the record is gone before a domain is lost. */
const MISSES = 3

export const recordName = (domain: string): string => `_satyapan-sso.${domain}`

export const presentDomain = (row: Row): SsoDomain => ({
  id: row.id,
  domain: row.domain,
  state: row.state,
  record: { name: recordName(row.domain), value: row.proof },
  answer: row.answer,
  checkedAt: row.checked_at,
})

function problem({ locale }: Own, code: 'bad_request' | 'conflict', why: Parameters<typeof translate>[1]) {
  const message = translate(locale, why, { count: ssoLimits.domains })
  return new Problem(code, message, [{ field: 'domain', message }])
}

/** Throws `bad_request` for what is no domain of a company, `conflict` for one that another account has proven. */
export async function addDomain({ db }: Parts, scope: Own, typed: string): Promise<void> {
  const domain = hostOf(typed.replace(/^@/, ''))
  if (domain === null) throw problem(scope, 'bad_request', 'sso.domain.invalid')
  const { freeProvider, disposable } = describeAddress(`someone@${domain}`)
  if (freeProvider || disposable) throw problem(scope, 'bad_request', 'sso.domain.public')
  const { userId } = scope.actor
  await db.transaction().execute(async trx => {
    await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
    const own = await trx.selectFrom('sso_domains').select('domain').where('user_id', '=', userId).execute()
    if (own.some(row => row.domain === domain)) throw problem(scope, 'conflict', 'sso.domain.twice')
    if (own.length >= ssoLimits.domains) throw problem(scope, 'conflict', 'sso.domain.tooMany')
    if (await isTaken(trx, domain, userId)) throw problem(scope, 'conflict', 'sso.domain.taken')
    const id = newId('sdm')
    const proof = `satyapan-sso=${newSecret()}`
    await trx.insertInto('sso_domains').values({ id, user_id: userId, domain, proof, state: 'waiting' }).execute()
    await audit(trx, scope, { action: 'sso.domainAdded', subject: id, data: { domain } })
  })
}

/** Throws `not_found` for another account's. */
export function removeDomain({ db }: Parts, scope: Own, id: string): Promise<void> {
  return db.transaction().execute(async trx => {
    const row = await trx
      .deleteFrom('sso_domains')
      .where('id', '=', id)
      .where('user_id', '=', scope.actor.userId)
      .returning('domain')
      .executeTakeFirst()
    if (!row) throw notFound('domain')
    await audit(trx, scope, { action: 'sso.domainRemoved', subject: id, data: { domain: row.domain } })
  })
}

/** Asks DNS now. Throws `not_found`, `conflict` if another account has proven the domain meanwhile, `too_many_requests`. */
export async function checkDomainNow(ctx: Parts, scope: Own, id: string): Promise<SsoDomain> {
  const { userId } = scope.actor
  const own = await ctx.db
    .selectFrom('sso_domains')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!own) throw notFound('domain')
  await consumeRateLimitOrThrow(ctx, scope, `sso-domain:${userId}`, ssoLimits.checks)
  const row = await checkDomain(ctx, dnsOf(ctx), scope, id)
  if (!row) throw notFound('domain')
  if (row.answer === 'found' && row.state !== 'verified') throw problem(scope, 'conflict', 'sso.domain.taken')
  return presentDomain(row)
}

/** The sandbox has no owner of a name, so it answers with the newest proof that was asked for. */
async function proofOf(db: Db, name: string): Promise<string | null> {
  const row = await db
    .selectFrom('sso_domains')
    .select('proof')
    .where('domain', '=', name.slice(name.indexOf('.') + 1))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.proof ?? null
}

const dnsOf = ({ config, db }: Parts): TxtRecords =>
  usesSandbox(config) ? sandboxDns(config.SANDBOX_DELAY_MS, name => proofOf(db, name)) : realDns

/**
 * Asks DNS about a domain and moves it: the record verifies it, three looks in a row without it lose it, and no answer changes nothing. The
 * account's holder is told of a loss, since nobody can sign in by the domain from then on.
 */
export async function checkDomain(
  ctx: Parts,
  dns: TxtRecords,
  scope: Scope<Actor>,
  id: string,
): Promise<Row | undefined> {
  const asked = await ctx.db.selectFrom('sso_domains').selectAll().where('id', '=', id).executeTakeFirst()
  if (!asked) return undefined
  const answer = await askForProof(dns, recordName(asked.domain), asked.proof)
  return ctx.db.transaction().execute(async trx => {
    const row = await trx.selectFrom('sso_domains').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    if (!row) return undefined
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
    await trx.updateTable('sso_domains').set(change).where('id', '=', id).execute()
    if (state !== row.state) {
      const action = state === 'verified' ? 'sso.domainVerified' : 'sso.domainLost'
      await audit(trx, scope, { action, subject: id, userId: row.user_id, data: { domain: row.domain } })
      if (state === 'lost') await notifyHolder(ctx, trx, row.user_id, 'domainLost', { domain: row.domain })
    }
    return { ...row, ...change }
  })
}

async function stateAfter(trx: Trx, row: Row, answer: Row['answer'], misses: number): Promise<Row['state']> {
  if (answer === 'found') return (await isTaken(trx, row.domain, row.user_id)) ? row.state : 'verified'
  return row.state === 'verified' && misses >= MISSES ? 'lost' : row.state
}

/** Whether another account has proven the domain. */
const isTaken = async (db: Db | Trx, domain: string, userId: string): Promise<boolean> =>
  (await db
    .selectFrom('sso_domains')
    .select('id')
    .where('domain', '=', domain)
    .where('user_id', '<>', userId)
    .where('state', '=', 'verified')
    .executeTakeFirst()) !== undefined

const BATCH = 20
const system: Scope<Actor> = {
  actor: { kind: 'system', name: 'single sign-on' },
  ip: null,
  requestId: null,
  locale: 'en',
}

/** Checks the domains that are due. */
export async function tendDomains(ctx: Parts, dns = dnsOf(ctx), now = new Date()): Promise<void> {
  const due = await ctx.db
    .selectFrom('sso_domains')
    .select('id')
    .where('check_at', '<=', now.toISOString())
    .orderBy('check_at')
    .limit(BATCH)
    .execute()
  for (const { id } of due) await checkDomain(ctx, dns, system, id)
}

export const startTendingDomains = (ctx: Context) =>
  runPeriodically(MINUTE_MS, 'tending domains of single sign-on', ctx.log, () => tendDomains(ctx))
