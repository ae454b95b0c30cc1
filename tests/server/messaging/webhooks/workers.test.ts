import { expect, test } from 'vitest'
import { testApp } from '../../../support/app.ts'
import { until } from '../../../support/until.ts'
import { startWebhookReceiver } from '../../../support/webhookReceiver.ts'
import { developer } from './helpers.ts'

const tested = await testApp({}, {}, { work: true })

test('an endpoint that never answers holds no worker up: what goes elsewhere is delivered meanwhile', async () => {
  const [slow, fast] = [await developer(tested), await developer(tested)]
  let held = 0
  let most = 0
  const silent = await startWebhookReceiver(reply => {
    held += 1
    most = Math.max(most, held)
    reply.once('close', () => (held -= 1))
  })
  const lively = await startWebhookReceiver()
  await slow.endpoint(silent.url)
  await fast.endpoint(lively.url)
  for (let check = 0; check < 20; check++) await slow.check('AAACZ1000A')
  await until(() => expect(silent.received.length).toBeGreaterThan(0))
  await fast.check('AAACZ1000A')
  await until(() => expect(lively.received).toHaveLength(1))
  // Two workers at most are with it, whatever waits.
  expect(most).toBeLessThanOrEqual(2)
  const waiting = (await slow.deliveries()).map(row => row.status)
  expect(waiting).toEqual(Array.from({ length: 20 }, () => 'pending'))
  await until(async () => expect((await fast.deliveries())[0]?.status).toBe('delivered'))
  const list = (await slow.ask('GET', '/resources/webhooks')).json()
  await slow.ask('PUT', `/resources/webhooks/${list[0].id}`, { active: false })
  silent.hangUp()
})
