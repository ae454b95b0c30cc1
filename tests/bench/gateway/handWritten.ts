import { createHash } from 'node:crypto'
import rateLimit from '@fastify/rate-limit'
import Fastify from 'fastify'
import pg from 'pg'
import { collectDefaultMetrics, register } from 'prom-client'
import { newId } from '../../../server/platform/identity/ids.ts'
import { createVault } from '../../../server/platform/vault.ts'
import { sandboxSource } from '../../../server/sources/adapters/sandbox.ts'
import { panCheck } from '../../../server/sources/runners/panCheck.ts'
import { captureSql, reserveSql } from '../ledger/handWritten.ts'
import { createRequestLog } from './requestLog.ts'
import * as sql from './sql.ts'

/**
 * `handWritten.ts <databaseUrl>`: `/v1/pan-check` as one would write it for Fastify and `pg` alone, on the same tables. It does the
 * same work with the same durability: key, rate limit, price, hold, sealed input, verification, audit, source, capture, sealed
 * result, webhooks, request log and usage. Shared with the product are only the source, the ids and the cryptography. Prints its
 * address and runs until SIGTERM.
 */
const pool = new pg.Pool({ connectionString: process.argv[2], max: 16 })
const vault = createVault('a secret for benchmarks, 32 letters')
const ask = sandboxSource(0)
const requestLog = createRequestLog(pool)

interface Key {
  id: string
  userId: string
  name: string
  mode: 'live' | 'test'
  walletId: string
  paise: number
}

interface Check {
  pan: string
  name?: string | null
  consent: true
  purpose: string
  reference?: string | null
}

declare module 'fastify' {
  interface FastifyRequest {
    key: Key | null
  }
}

const known = new Map<string, { key: Key; until: number }>()

async function findKey(authorization = ''): Promise<Key | undefined> {
  const hash = createHash('sha256').update(authorization.replace('Bearer ', '')).digest('base64url')
  const found = known.get(hash)
  if (found && found.until > Date.now()) return found.key
  const { rows } = await pool.query<Key>({ name: 'findKey', text: sql.findKey, values: [hash] })
  if (rows[0]) known.set(hash, { key: { ...rows[0], paise: Number(rows[0].paise) }, until: Date.now() + 5_000 })
  return known.get(hash)?.key
}

async function inTransaction<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

const maskPan = (pan: string) => `${'•'.repeat(6)}${pan.slice(-4)}`

const body = {
  type: 'object',
  required: ['pan', 'consent', 'purpose'],
  properties: {
    pan: { type: 'string', pattern: '^[A-Z]{5}[0-9]{4}[A-Z]$' },
    name: { type: 'string', maxLength: 200, nullable: true },
    consent: { const: true },
    purpose: { type: 'string', maxLength: 40 },
    reference: { type: 'string', maxLength: 100, nullable: true },
  },
}

const text = { type: 'string', nullable: true }
const result = {
  type: 'object',
  nullable: true,
  properties: {
    status: text,
    name: text,
    nameMatch: { type: 'integer', nullable: true },
    holderType: text,
    aadhaarSeeding: text,
    updatedOn: text,
  },
}
const charge = { type: 'object', properties: { paise: { type: 'integer' }, wallet: text } }
const reply = {
  type: 'object',
  properties: { id: text, product: text, status: text, result, reference: text, charge },
}

const app = Fastify({ genReqId: () => newId('req') })
app.decorateRequest('key', null)
collectDefaultMetrics()
app.get('/metrics', () => register.metrics())

await app.register(rateLimit, { global: false })
app.post<{ Body: Check }>('/v1/pan-check', {
  schema: { body, response: { 200: reply } },
  onRequest: async (request, response) => {
    const key = await findKey(request.headers.authorization)
    request.key = key ?? null
    if (!key) return response.status(401).send({ message: 'This key is unknown.' })
  },
  preParsing: app.rateLimit({ max: 10_000_000, timeWindow: 60_000, keyGenerator: ({ key, ip }) => key?.id ?? ip }),
  handler: async request => {
    const key = request.key as Key
    const { pan, name, purpose, reference = null } = request.body
    const input = { pan, ...(name != null && { name }) }
    const [id, startedAt] = [newId('ver'), new Date()]
    const masked = maskPan(pan)
    const begin = { id, startedAt, pan, masked, input, purpose, reference, ip: request.ip, requestId: request.id }
    const holdId = await reserve(key, begin)

    const started = performance.now()
    const answer = await ask({ product: 'pan-check', query: input, userId: key.userId, mode: key.mode })
    const found = answer.found ? panCheck.result(input, panCheck.record.parse(answer.record)) : null
    const askedMs = Math.round(performance.now() - started)

    const status = found ? 'completed' : 'not_found'
    const settle = { ...begin, holdId, status, result: found, fetchedAt: answer.fetchedAt, askedMs }
    const paise = await capture(key, settle)
    const shown = { id, product: 'pan-check', status, result: found, reference, charge: { paise, wallet: 'api' } }
    requestLog.add({
      id: request.id,
      user_id: key.userId,
      api_key_id: key.id,
      method: 'POST',
      path: '/v1/pan-check',
      product: 'pan-check',
      mode: key.mode,
      outcome: status,
      reference,
      request_body: { pan: masked, consent: true, purpose },
      reply_body: {
        ...shown,
        result: found && { ...found, name: found.name.replaceAll(/(?<=\p{L})\p{L}+/gu, '••••') },
      },
      status_code: 200,
      verification_id: id,
      charge_paise: paise,
      duration_ms: Date.now() - startedAt.getTime(),
      ip: request.ip,
      created_at: new Date(),
    })
    return shown
  },
})

interface Begin {
  id: string
  startedAt: Date
  pan: string
  masked: string
  input: object
  purpose: string
  reference: string | null
  ip: string
  requestId: string
}

const events = (at: Date, ...names: string[]) => names.map(event => ({ event, at }))

function reserve(key: Key, begin: Begin): Promise<string | null> {
  const { id, startedAt, pan, masked, input, purpose, reference, ip, requestId } = begin
  return inTransaction(async client => {
    const holdId = key.mode === 'live' ? newId('hld') : null
    if (holdId) {
      const values = [key.walletId, newId('trf'), holdId, key.paise, `${id}:reserve`, id, 'PAN check', key.id]
      const { rowCount } = await client.query({ name: 'reserve', text: reserveSql, values })
      if (rowCount === 0) throw Object.assign(new Error('The balance is too low.'), { statusCode: 402 })
    }
    const requester = [
      vault.seal(key.name, { column: 'verifications.requested_by', id }),
      vault.index('requester', key.name),
    ]
    const who = [key.userId, key.id, ...requester, key.mode]
    const subject = [masked, vault.index('pan-check', pan)]
    const timeline = JSON.stringify(events(startedAt, 'received', 'localChecksPassed', ...(holdId ? ['reserved'] : [])))
    const values = [
      id,
      ...who,
      reference,
      purpose,
      ...subject,
      vault.seal(JSON.stringify(input), { column: 'verifications.input_sealed', id }),
      startedAt,
    ]
    const charge = [key.mode === 'live' ? key.paise : 0, holdId]
    await client.query({ name: 'begin', text: sql.insertVerification, values: [...values, ...charge, timeline] })
    const data = JSON.stringify({ product: 'pan-check', purpose, mode: key.mode, channel: 'api' })
    const audit = [newId('aud'), key.id, key.userId, id, data, ip, requestId, startedAt]
    await client.query({ name: 'audit', text: sql.insertAudit, values: audit })
    return holdId
  })
}

interface Settle extends Begin {
  holdId: string | null
  status: string
  result: { status: string } | null
  fetchedAt: string
  askedMs: number
}

function capture(key: Key, settle: Settle): Promise<number> {
  const { id, startedAt, holdId, status, result: found, fetchedAt, askedMs, masked, reference } = settle
  return inTransaction(async client => {
    let [balance, transferId]: [number | null, string | null] = [null, null]
    if (holdId) {
      transferId = newId('trf')
      const values = [holdId, transferId, key.paise, `${id}:capture`, id, 'PAN check', key.id]
      const { rows } = await client.query({ name: 'capture', text: captureSql, values })
      if (!rows[0]) throw new Error('The hold was released.')
      balance = Number(rows[0].available_after_paise)
    }
    const at = new Date()
    const names = ['received', 'localChecksPassed', ...(holdId ? ['reserved'] : []), 'answered']
    const timeline = [...events(startedAt, ...names), { event: 'captured', at, detail: `${askedMs} ms` }]
    const place = { column: 'verifications.result_sealed', id } as const
    const sealed = found && vault.seal(JSON.stringify(found), place)
    const answer = [status, found?.status ?? null, sealed, fetchedAt, balance, transferId]
    const values = [id, ...answer, JSON.stringify(timeline), at.getTime() - startedAt.getTime(), at]
    const { rowCount } = await client.query({ name: 'settle', text: sql.updateVerification, values })
    if (rowCount === 0) throw new Error('The check is already settled.')
    const { rows } = await client.query({ name: 'endpoints', text: sql.findEndpoints, values: [key.userId] })
    const data = { verificationId: id, status, subject: masked, reference, finishedAt: at }
    for (const endpoint of rows) {
      const event = newId('evt')
      const sent = [newId('dlv'), endpoint.id, key.userId, event, JSON.stringify({ id: event, data })]
      await client.query({ name: 'deliver', text: sql.insertDelivery, values: sent })
    }
    return holdId ? key.paise : 0
  })
}

process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`)
process.on('SIGTERM', () => process.exit(0))
