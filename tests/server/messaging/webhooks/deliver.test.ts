import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { limits } from '../../../../contracts/platform/limits.ts'
import { emitBulkJobEnded } from '../../../../server/checks/bulk/finishJob.ts'
import { signatureHeader } from '../../../../server/messaging/webhooks/deliver.ts'
import { emitWalletLow } from '../../../../server/money/payments/watchBalances.ts'
import { testApp } from '../../../support/app.ts'
import { makeJob } from '../../../support/factories.ts'
import { makeKey } from '../../../support/keys.ts'
import { startWebhookReceiver } from '../../../support/webhookReceiver.ts'
import { developer } from './helpers.ts'

const tested = await testApp()
const { app, ctx } = tested
const { retrySeconds, failuresToDisable } = limits.webhooks

const sign = (secret: string, header: string, body: string) => {
  const seconds = /^t=(\d+)/.exec(header)?.[1]
  return `v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}

test('checks by screen and by key are delivered signed, with ids and masked values only', async () => {
  const dev = await developer(tested)
  const { url, received } = await startWebhookReceiver()
  const { secret } = await dev.endpoint(url)
  const { id } = (await dev.check('AAACZ1000A')).json()
  const key = await makeKey(ctx, dev.userId)
  const payload = { pan: 'AAACZ1404A', reference: 'AAACZ1404A', consent: true, purpose: 'other' }
  await app.inject({ method: 'POST', url: '/v1/pan-check', headers: key.headers, payload })
  const rows = await dev.attempt()
  expect(rows.map(row => [row.status, row.attempts, row.response_code])).toEqual([
    ['delivered', 1, 200],
    ['delivered', 1, 200],
  ])
  expect(received).toHaveLength(2)
  for (const { headers, body } of received) {
    const signature = String(headers['webhook-signature'])
    expect(signature).toContain(sign(secret, signature, body))
    expect(headers['webhook-id']).toBe(JSON.parse(body).id)
    expect(body).not.toMatch(/AAACZ1|Zenith/)
  }
  expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({
    type: 'verification.completed',
    data: { verificationId: id, product: 'pan-check', status: 'completed', mode: 'live', charge: { paise: 150 } },
  })
  expect(JSON.parse(received[1]?.body ?? '').data).toMatchObject({ status: 'not_found', channel: 'api' })
})

test('an unanswered check is delivered as failed, and an endpoint gets only its own event types', async () => {
  const dev = await developer(tested)
  const { url } = await startWebhookReceiver()
  await dev.endpoint(url, ['verification.failed'])
  await dev.check('AAACZ1000A')
  await dev.check('AAACZ1503A')
  expect((await dev.deliveries()).map(row => row.event)).toEqual(['verification.failed'])
})

test('every endpoint that subscribes to an event gets a delivery of its own', async () => {
  const { endpoint, check, deliveries } = await developer(tested)
  const { url } = await startWebhookReceiver()
  const endpoints = [await endpoint(url), await endpoint(`${url}/second`)]
  await check('AAACZ1000A')
  const rows = await deliveries()
  expect(rows.map(row => row.endpoint_id)).toEqual(endpoints.map(({ id }) => id))
  expect(new Set(rows.map(row => row.event_id)).size).toBe(1)
  expect(new Set(rows.map(row => row.id)).size).toBe(2)
})

test('the list of deliveries goes on after a delivery', async () => {
  const dev = await developer(tested)
  const { url } = await startWebhookReceiver()
  await dev.endpoint(url, ['verification.completed'])
  await dev.check('AAACZ1000A')
  await dev.check('AAACZ1000A')
  const list = async (filter: object) =>
    (await dev.ask('GET', `/resources/webhook-deliveries?filter=${JSON.stringify(filter)}`)).json()
  const [newest, oldest] = await list({})
  expect(await list({ after: newest.id })).toMatchObject([{ id: oldest.id }])
  expect(await list({ after: oldest.id })).toEqual([])
})

test('a finished file and a low wallet are delivered to endpoints that subscribe to them', async () => {
  const dev = await developer(tested)
  const { url } = await startWebhookReceiver()
  await dev.endpoint(url, ['bulk_job.completed', 'wallet.low'])
  const jobId = await makeJob(ctx.db, dev.userId)
  await ctx.db.transaction().execute(async trx => {
    const job = await trx.selectFrom('bulk_jobs').selectAll().where('id', '=', jobId).executeTakeFirstOrThrow()
    await emitBulkJobEnded(trx, job, new Date().toISOString())
    await emitWalletLow(trx, { userId: dev.userId, wallet: 'api', paise: 900, thresholdPaise: 10_000 })
  })
  const bodies = (await dev.deliveries()).map(row => JSON.parse(row.body))
  expect(bodies[0]).toMatchObject({ type: 'bulk_job.completed', data: { jobId, product: 'pan-check' } })
  expect(bodies[1]).toMatchObject({ type: 'wallet.low', data: { wallet: 'api', balancePaise: 900 } })
})

test('a failing server is retried with growing delays, then the delivery is dead', async () => {
  const dev = await developer(tested)
  const { url, received } = await startWebhookReceiver(reply => {
    reply.statusCode = 500
    reply.end('user asha@example.com is unknown')
  })
  await dev.endpoint(url)
  await dev.check('AAACZ1000A')
  for (const seconds of retrySeconds) {
    const before = Date.now()
    const [row] = await dev.attempt()
    expect(row?.status).toBe('pending')
    const wait = Date.parse(row?.next_at ?? '') - before
    expect(wait).toBeGreaterThanOrEqual(seconds * 1000)
    expect(wait).toBeLessThan(seconds * 1000 + 60_000)
  }
  const [row] = await dev.attempt()
  expect(row).toMatchObject({ status: 'dead', attempts: retrySeconds.length + 1, response_code: 500, next_at: null })
  await dev.attempt()
  expect(received).toHaveLength(retrySeconds.length + 1)
  const dead = await dev.ask('GET', '/resources/webhook-deliveries?filter={"status":"dead"}')
  expect(dead.json()).toMatchObject([{ id: row?.id, status: 'dead' }])
  const shown = (await dev.ask('GET', `/resources/webhook-deliveries/${row?.id}`)).json()
  expect(shown.tries).toHaveLength(retrySeconds.length + 1)
  expect(shown.tries[0]).toMatchObject({ number: 1, responseCode: 500, error: 'the answer was 500' })
  expect(JSON.stringify(shown)).not.toContain('asha@example.com')
})

test('an unreachable server is retried; a redirect is not followed', async () => {
  const dev = await developer(tested)
  const target = await startWebhookReceiver()
  const { url } = await startWebhookReceiver(reply => reply.writeHead(302, { location: target.url }).end())
  await dev.endpoint(url)
  await dev.endpoint('http://127.0.0.1:9/hooks')
  await dev.check('AAACZ1000A')
  const rows = await dev.attempt()
  expect(rows.map(row => [row.status, row.response_code])).toEqual(
    expect.arrayContaining([
      ['pending', 302],
      ['pending', null],
    ]),
  )
  expect(target.received).toEqual([])
})

test.each(['http://10.0.0.8/x', 'http://169.254.169.254/latest', 'http://[fd00::1]/', 'http://192.168.1.1:8080/'])(
  'the private address %s is refused when it is entered, and again when it is delivered to',
  async url => {
    const dev = await developer(tested)
    const made = await dev.ask('POST', '/resources/webhooks', { url, events: ['verification.completed'] })
    expect(made.statusCode).toBe(400)
    expect(made.json().error.fields).toMatchObject([{ field: 'url' }])
    const { id } = await dev.endpoint('https://hooks.example.com/')
    await ctx.db.updateTable('webhook_endpoints').set({ url }).where('id', '=', id).execute()
    await dev.check('AAACZ1000A')
    const [row] = await dev.attempt()
    expect(row).toMatchObject({ status: 'dead', attempts: 1, response_code: null })
  },
)

test('the server’s own port is refused, and in production every URL but https', async () => {
  const dev = await developer(tested)
  await dev.endpoint(`http://127.0.0.1:${ctx.config.PORT}/`)
  await dev.check('AAACZ1000A')
  expect((await dev.attempt())[0]).toMatchObject({ status: 'dead', attempts: 1 })
  const { endpointUrl } = await import('../../../../server/messaging/webhooks/endpoints.ts')
  const strict = { config: { ...ctx.config, production: true } }
  const scope = { actor: { kind: 'system', name: 't' }, ip: null, requestId: null, locale: 'en' } as const
  expect(() => endpointUrl(strict, scope, 'http://hooks.example.com/')).toThrow(/https/)
  expect(() => endpointUrl(strict, scope, 'https://user:pw@hooks.example.com/')).toThrow(/password/)
  expect(endpointUrl(strict, scope, 'https://hooks.example.com/a#b')).toBe('https://hooks.example.com/a')
})

test('a task delivered twice makes one attempt, and none after the delivery has ended', async () => {
  const dev = await developer(tested)
  const { url, received } = await startWebhookReceiver()
  await dev.endpoint(url)
  await dev.check('AAACZ1000A')
  await dev.attempt()
  const { deliver } = await import('../../../../server/messaging/webhooks/deliver.ts')
  const { egressOf } = await import('./helpers.ts')
  const [row] = await dev.deliveries()
  await deliver(ctx, egressOf(ctx), { delivery: row?.id ?? '', attempts: 0 })
  await deliver(ctx, egressOf(ctx), { delivery: row?.id ?? '', attempts: 1 })
  expect(received).toHaveLength(1)
})

test('a replay is a new delivery of the same event with a new signature', async () => {
  const dev = await developer(tested)
  const { url, received } = await startWebhookReceiver()
  await dev.endpoint(url)
  await dev.check('AAACZ1000A')
  const [first] = await dev.attempt()
  const again = (await dev.ask('POST', `/webhook-deliveries/${first?.id}/replay`)).json()
  expect(again).toMatchObject({ eventId: first?.event_id, replayOf: first?.id, status: 'pending' })
  await dev.attempt()
  expect(received).toHaveLength(2)
  expect(received[1]?.body).toBe(received[0]?.body)
  expect(received[1]?.headers['webhook-id']).toBe(received[0]?.headers['webhook-id'])
})

test('after a rotation both secrets sign during the overlap, then only the new one', async () => {
  const dev = await developer(tested)
  const { url, received } = await startWebhookReceiver()
  const { id, secret: old } = await dev.endpoint(url)
  const rotated = (await dev.ask('POST', `/webhooks/${id}/rotate`, { overlap: 'hour' })).json()
  expect(rotated.secret).not.toBe(old)
  expect(rotated.previous).toMatchObject({ hint: `whsec_…${old.slice(-4)}` })
  await dev.ask('POST', `/webhooks/${id}/test`)
  await dev.attempt()
  const past = new Date(Date.now() - 1000).toISOString()
  await ctx.db.updateTable('webhook_endpoints').set({ previous_until: past }).where('id', '=', id).execute()
  await dev.ask('POST', `/webhooks/${id}/test`)
  await dev.attempt()
  const [during, after] = received.map(({ headers, body }) => {
    const signature = String(headers['webhook-signature'])
    return [old, rotated.secret].map(secret => signature.includes(sign(secret, signature, body)))
  })
  expect(during).toEqual([true, true])
  expect(after).toEqual([false, true])
  expect((await dev.ask('GET', `/resources/webhooks/${id}`)).json().previous).toBeNull()
})

test('consecutive failures disable the endpoint and notify its owner once; enabling it resets the count', async () => {
  const dev = await developer(tested)
  const { id } = await dev.endpoint('http://127.0.0.1:9/hooks')
  const nearly = { failures: failuresToDisable - 1 }
  await ctx.db.updateTable('webhook_endpoints').set(nearly).where('id', '=', id).execute()
  await dev.check('AAACZ1000A')
  await dev.attempt()
  expect((await dev.ask('GET', `/resources/webhooks/${id}`)).json()).toMatchObject({
    active: false,
    disabledFor: 'failures',
  })
  const [row] = await dev.attempt()
  expect(row?.status).toBe('dead')
  await dev.check('AAACZ1000A')
  expect(await dev.deliveries()).toHaveLength(1)
  expect((await dev.ask('POST', `/webhooks/${id}/test`)).statusCode).toBe(409)
  const mails = await app.inject({ url: `/sandbox/messages?to=${dev.email}`, headers: { host: 'localhost' } })
  expect(mails.json().filter((mail: { text: string }) => /webhook/.test(mail.text))).toHaveLength(1)
  const on = (await dev.ask('PUT', `/resources/webhooks/${id}`, { active: true })).json()
  expect(on).toMatchObject({ active: true, failures: 0 })
})

test('a success resets the failure count', async () => {
  const dev = await developer(tested)
  const { url } = await startWebhookReceiver()
  const { id } = await dev.endpoint(url)
  await ctx.db.updateTable('webhook_endpoints').set({ failures: 5 }).where('id', '=', id).execute()
  await dev.ask('POST', `/webhooks/${id}/test`)
  await dev.attempt()
  expect((await dev.ask('GET', `/resources/webhooks/${id}`)).json().failures).toBe(0)
})

const at = new Date('2026-11-21T06:00:00.999Z')

test('the signature is HMAC-SHA256 over `timestamp.body`', () => {
  // printf '1795240800.{"id":"evt_1"}' | openssl dgst -sha256 -hmac whsec_test
  expect(signatureHeader(['whsec_test'], '{"id":"evt_1"}', at)).toBe(
    't=1795240800,v1=d60f4fdf9c623a360b0d9c4e21bc758a3a102ef2c9d98417f37ec772a66b707a',
  )
})

test('each secret adds a signature, which depends on body and time', () => {
  const [, first, second] = signatureHeader(['a', 'b'], 'body', at).split(',')
  expect(first).toBe(`v1=${createHmac('sha256', 'a').update('1795240800.body').digest('hex')}`)
  expect(second).toBe(`v1=${createHmac('sha256', 'b').update('1795240800.body').digest('hex')}`)
  expect(signatureHeader(['a'], 'Body', at)).not.toContain(first)
  expect(signatureHeader(['a'], 'body', new Date(at.getTime() + 1000))).not.toContain(first)
})
