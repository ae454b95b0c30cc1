import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../support/app.ts'
import { tokenOf } from '../../support/esign/formVisits.ts'
import { heavyInline } from '../../support/esign/heavyInline.ts'
import { withPass } from '../../support/esign/passes.ts'
import { draftOf, esignOf, signerNamed } from '../../support/esign/signers.ts'
import { type Customer, clientHeaders, makeCustomer, signedIn } from '../../support/factories.ts'
import { makeKey } from '../../support/keys.ts'

const { app, ctx } = await testApp({}, { heavy: heavyInline })
const { uploadDocument, makeDraft, send, show, tokenFor, ask, read, sign, inject } = esignOf({ app, ctx })

const site = 'https://portal.example.com'
let customer: Customer
let headers: Record<string, string>
let key: Record<string, string>
let count = 0
beforeEach(async () => {
  customer = await makeCustomer(ctx.db)
  headers = await signedIn(ctx, customer)
  key = (await makeKey(ctx, customer.userId, 'live')).headers
  count += 1
  await allow(site)
})

const allow = (...origins: string[]) =>
  inject(headers, { method: 'PUT', url: '/api/esign/settings', payload: { origins } })
const email = () => `asha.embed${count}@example.com`

async function sent(more: Partial<ReturnType<typeof signerNamed>> = {}, title = 'Lease of a shop'): Promise<string> {
  const { id: file } = await uploadDocument(headers)
  const asha = signerNamed('asha', 'Asha Rao', { email: email(), ...more })
  const id = await makeDraft(headers, { ...draftOf(file, [asha]), title, message: 'Please sign the lease.' })
  await send(headers, id)
  return id
}

const embed = (id: string, origin = site, by = key, recipient = 'asha') =>
  inject(by, { method: 'POST', url: `/v1/esign/envelopes/${id}/recipients/${recipient}/embed`, payload: { origin } })
const embedded = async (id: string) => (await embed(id)).json<{ url: string; expiresAt: string }>()

const enterCode = (token: string, to = email()) => withPass({ app, ctx }, token, to)

describe('an address for a site', () => {
  test('shows no word of the document without the code, though the link of the signer needs none', async () => {
    const id = await sent({}, 'Qasimpur tenancy')
    const { url, expiresAt } = await embedded(id)
    const token = tokenOf(url)
    const link = await tokenFor(email())
    expect(token).not.toBe(link)
    expect(Date.parse(expiresAt) - Date.now()).toBeLessThanOrEqual(10 * 60_000)
    const own = { 'x-client-token': ctx.config.CLIENT_TOKEN, 'x-link-token': token }
    const replies = [
      await ask('/invitations/read', { token }),
      await ask('/invitations/open', { token }),
      await read(token),
      await inject(own, { url: '/public/esign-links/document' }),
      await ask('/esign-links/consent', { token, sha256: '' }),
      await ask('/esign-links/sign', { token, sha256: '', values: {}, signature: null, initials: null }),
      await ask('/invitations/decline', { token, reason: 'Not by the site' }),
      await inject({}, { url: new URL(url).pathname }),
    ].map(({ body }) => body)
    for (const body of replies)
      for (const word of ['Qasimpur', 'Please sign', 'Asha Rao', link]) expect(body).not.toContain(word)
    expect((await show(headers, id)).recipients).toMatchObject([{ state: 'asked', openedAt: null }])
  })

  test('opens the document for whoever enters the code that was sent to them, and is named in the trail', async () => {
    const id = await sent()
    const token = tokenOf((await embedded(id)).url)
    const pass = await enterCode(token)
    expect((await sign(token, { pass })).json()).toEqual({ state: 'done', isLast: true })
    const { trail } = await show(headers, id)
    expect(trail.filter(({ kind }) => kind === 'embedded')).toMatchObject([{ origin: site, recipient: 'asha' }])
    expect(trail.some(({ kind }) => kind === 'opened')).toBe(false)
  })

  test('sends the code by SMS to whoever has no e-mail address', async () => {
    const phone = `+9198765${String(10_000 + count)}`
    const token = tokenOf((await embedded(await sent({ email: null, phone }))).url)
    expect(await enterCode(token, phone)).toEqual(expect.any(String))
  })

  test('ends in ten minutes unless the code was entered', async () => {
    const id = await sent()
    const [early, late] = [tokenOf((await embedded(id)).url), tokenOf((await embedded(id)).url)]
    const pass = await enterCode(late)
    const over = new Date(Date.now() + 11 * 60_000).toISOString()
    const { id: invitation } = await ctx.db
      .selectFrom('invitations')
      .select('id')
      .where('subject', '=', id)
      .executeTakeFirstOrThrow()
    // As if eleven minutes had passed.
    await ctx.db
      .updateTable('invitation_links')
      .set({ expires_at: new Date() })
      .where('invitation_id', '=', invitation)
      .where('expires_at', '<', over)
      .execute()
    expect((await read(early)).json()).toMatchObject({ state: 'ended', end: 'expired' })
    expect((await read(late, { pass })).json()).toMatchObject({ state: 'open' })
  })

  test('may be framed by its own site only, and no other page by any', async () => {
    const id = await sent()
    const { url } = await embedded(id)
    const policy = async (path: string) => String((await inject({}, { url: path })).headers['content-security-policy'])
    const token = tokenOf(url)
    for (const page of ['accept-esign', 'sign-document', 'esign-response'])
      expect(await policy(`/${page}/${token}`)).toContain(`frame-ancestors ${site}`)
    expect((await inject({}, { url: `/sign-document/${token}` })).body).toContain(`"framedBy":"${site}"`)
    const link = await tokenFor(email())
    for (const path of [`/accept-esign/${link}`, `/view-document/${token}`, '/login'])
      expect(await policy(path)).toContain("frame-ancestors 'none'")
  })
})

describe('the call', () => {
  test('is refused for other sites, for whoever is not asked, and for other accounts', async () => {
    const id = await sent()
    const stranger = (await makeKey(ctx, (await makeCustomer(ctx.db)).userId, 'live')).headers
    const trial = (await makeKey(ctx, customer.userId, 'test')).headers
    const other = await embed(id, 'https://evil.example.com')
    expect(other.json()).toMatchObject({ error: { fields: [{ field: 'origin' }] } })
    const codes = [
      await embed(id, `${site}/path`),
      await embed(id, site, stranger),
      await embed(id, site, trial),
      await embed(id, site, key, 'nobody'),
      await embed(id, site, { 'x-client-token': clientHeaders(ctx)['x-client-token'] ?? '' }),
    ].map(({ statusCode }) => statusCode)
    expect(codes).toEqual([400, 404, 404, 404, 401])
    await sign(await tokenFor(email()))
    expect((await embed(id)).statusCode).toBe(409)
  })

  test('makes addresses that end when the site is no longer allowed', async () => {
    const id = await sent()
    const token = tokenOf((await embedded(id)).url)
    const pass = await enterCode(token)
    await allow('https://other.example.com')
    expect((await read(token, { pass })).json()).toMatchObject({ state: 'ended', end: 'expired' })
    expect((await inject(headers, { url: '/api/esign/settings' })).json()).toEqual({
      origins: ['https://other.example.com'],
    })
  })
})

describe('the list of sites', () => {
  test.each([
    'http://portal.example.com',
    'https://portal.example.com/',
    'https://a:b@portal.example.com',
    '*',
    'https://*.example.com ; script-src *',
  ])('takes no %s', async origin => {
    const reply = await allow(origin)
    expect([reply.statusCode, reply.body.includes('origins.0')]).toEqual([400, true])
  })
})

describe('the page to go on to', () => {
  const draftWith = async (afterUrl: string) => {
    const { id: file } = await uploadDocument(headers)
    return makeDraft(headers, { ...draftOf(file, [signerNamed('asha', 'Asha Rao', { email: email() })]), afterUrl })
  }

  test('is an https address of an allowed site', async () => {
    for (const wrong of [
      'http://portal.example.com/thanks',
      'https://evil.example.com/',
      'javascript:alert(1)',
      'thanks',
    ])
      expect((await send(headers, await draftWith(wrong))).json()).toMatchObject({
        error: { fields: [{ field: 'afterUrl' }] },
      })
    const id = await draftWith(`${site}/thanks?from=lease`)
    expect((await send(headers, id)).statusCode).toBe(200)
    expect((await read(await tokenFor(email()))).json()).toMatchObject({ afterUrl: `${site}/thanks?from=lease` })
  })
})
