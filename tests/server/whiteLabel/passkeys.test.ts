import { expect, test } from 'vitest'
import { rpOf } from '../../../server/challans/hosts/serve.ts'
import { newId } from '../../../server/platform/identity/ids.ts'
import { testApp } from '../../support/app.ts'
import { makeBrand } from '../../support/challans.ts'
import { makeAdmin, makeCustomer, signedIn } from '../../support/factories.ts'
import { type Browser, beginSignIn, enrollPasskey, finishSignIn, host, originOf } from '../../support/passkeys.ts'
import { getAs } from '../../support/registration.ts'
import { post } from '../../support/signIn.ts'

const { app, ctx } = await testApp()
const brandHost = 'pay.passkeys.test'

await ctx.db
  .insertInto('brand_hosts')
  .values({
    id: newId('bho'),
    brand_id: (await makeBrand(ctx, {})).id,
    host: brandHost,
    kind: 'domain',
    proof: 'proof',
    state: 'verified',
    added_by: await makeAdmin(ctx.db),
  })
  .execute()

const at = (hostname: string, publicUrl = ctx.config.PUBLIC_URL) =>
  rpOf({ ...ctx, config: { ...ctx.config, PUBLIC_URL: publicUrl } }, { hostname })

test('the operator’s domain, whatever host a proxy passes on', async () => {
  const operator = { id: 'app.operator.test', origin: 'https://app.operator.test' }
  for (const hostname of ['app.operator.test', 'APP.operator.test', 'backend', '10.0.0.7', ''])
    expect(await at(hostname, 'https://app.operator.test/')).toEqual(operator)
})

test('on this machine only localhost has passkeys', async () => {
  for (const url of ['http://127.0.0.1:3000', 'http://0.0.0.0:3000', 'http://[::1]:3000']) {
    expect(await at('localhost', url)).toEqual({ id: 'localhost', origin: 'http://localhost:3000' })
    expect(await at('127.0.0.1', url)).toBeNull()
  }
  expect(await at('localhost', 'http://192.168.1.4:3000')).toBeNull()
})

test('a brand’s proven host is a domain of its own, until it is taken away', async () => {
  const own = { id: brandHost, origin: `https://${brandHost}` }
  expect(await at(brandHost, 'https://app.operator.test')).toEqual(own)
  const end = (ends_at: Date | null) =>
    ctx.db.updateTable('brand_hosts').set({ ends_at }).where('host', '=', brandHost).execute()
  await end(new Date(Date.now() - 1_000))
  expect(await at(brandHost, 'https://app.operator.test')).toMatchObject({ id: 'app.operator.test' })
  await end(null)
})

test('a passkey of one domain is unknown at the other', async () => {
  const { userId } = await makeCustomer(ctx.db)
  const headers = await signedIn(ctx, { userId })
  const { key, id } = await enrollPasskey(app, ctx, headers)
  const listed = await getAs(app, ctx, '/api/passkeys', { ...headers, host: brandHost })
  expect(listed.passkeys).toMatchObject([{ id, otherDomain: host }])

  const browser: Browser = {}
  const reply = await post(app, ctx, '/api/session/passkey/begin', {}, { host: brandHost })
  expect(reply.options).toMatchObject({ rpId: brandHost })
  const { challenge, options } = await beginSignIn(app, ctx, browser)
  const body = { challenge, response: key.get(options, { origin: originOf(ctx) }) }
  const there = { host: brandHost, ...(browser.cookie && { cookie: browser.cookie }) }
  expect(await post(app, ctx, '/api/session/passkey', body, there)).toMatchObject({ code: 103 })
  expect(await finishSignIn(app, ctx, browser, body)).toMatchObject({ code: 100, token: expect.any(String) })
})
