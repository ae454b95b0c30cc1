import { expect, test, vi } from 'vitest'
import { testApp } from '../../../support/app.ts'
import { makeAdmin, makeCustomer, signedIn } from '../../../support/factories.ts'
import { json, remoteServer, status } from '../../../support/remoteSource.ts'

/** The files of a suite share our modules, and with them the metrics of the process. */
vi.hoisted(() => vi.resetModules())

const source = await remoteServer()
const { app, ctx } = await testApp({
  SOURCE: 'http',
  SOURCE_URL: source.url,
  SOURCE_KEY: 'a secret',
  CHANNELS: 'sandbox',
})
const staff = await signedIn(ctx, { adminId: await makeAdmin(ctx.db) })

test('staff see what is set up, in both languages, and no value of a setting; customers see nothing', async () => {
  const reply = await app.inject({ url: '/admin-api/capabilities', headers: staff })
  const { capabilities } = reply.json<{ capabilities: { name: string; state: string }[] }>()
  const states = Object.fromEntries(capabilities.map(({ name, state }) => [name, state]))
  expect(states).toMatchObject({ checks: 'on', whatsapp: 'sandbox', recaptcha: 'off' })
  expect(capabilities.find(({ name }) => name === 'recaptcha')).toMatchObject({
    whenOff: { en: 'The built-in captcha is used.', hi: expect.stringMatching(/\p{Script=Devanagari}/u) },
    missing: ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET'],
  })
  expect(reply.body).not.toContain('a secret')
  const customer = await signedIn(ctx, await makeCustomer(ctx.db))
  expect((await app.inject({ url: '/admin-api/capabilities', headers: customer })).statusCode).toBe(401)
})

test('a source that was never asked is unknown, until it has answered or failed', async () => {
  const stateOf = async (product: string) => {
    const { sources } = (await app.inject({ url: '/admin-api/sources', headers: staff })).json()
    return (sources as { product: string; state: string }[]).find(one => one.product === product)?.state
  }
  const ask = (product: 'pan-check' | 'gstin-check', query: object) =>
    ctx.sources.ask({ product, query: { ...query }, userId: 'usr_1', mode: 'live' }).catch(() => null)
  expect([await stateOf('pan-check'), await stateOf('ifsc-lookup')]).toEqual(['unknown', 'operational'])
  expect((await app.inject('/metrics')).body).not.toContain('source_state{product="pan-check"}')
  source.replies(json({ outcome: 'not_found' }))
  await ask('pan-check', { pan: 'AAACZ1000A' })
  source.replies(status(403))
  await ask('gstin-check', { gstin: '27AAACZ1000A1Z7' })
  expect([await stateOf('pan-check'), await stateOf('gstin-check')]).toEqual(['operational', 'degraded'])
  expect((await app.inject('/metrics')).body).toContain('source_state{product="pan-check"} 2')
})
