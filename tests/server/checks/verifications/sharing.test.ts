import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../../support/app.ts'
import { type Customer, makeCustomer, makeSubUser, signedIn } from '../../../support/factories.ts'

const { app, ctx } = await testApp()

type Headers = Awaited<ReturnType<typeof signedIn>>
let customer: Customer
let headers: Headers
let id: string
beforeEach(async () => {
  customer = await makeCustomer(ctx.db)
  headers = await signedIn(ctx, customer)
  id = await check({ rc: 'MH12AB1000' })
})

async function check(input: object): Promise<string> {
  const payload = { input, consent: true, purpose: 'other', reference: 'Our file 7' }
  const reply = await app.inject({ method: 'POST', url: '/api/resources/vehicle-rc-check', headers, payload })
  expect(reply.statusCode).toBe(200)
  return reply.json().id
}

const at = () => `/api/verifications/${id}`
const get = (url: string, as: Record<string, string> = headers) => app.inject({ url, headers: as })
const post = (url: string, payload?: object, as: Record<string, string> = headers) =>
  app.inject({ method: 'POST', url, headers: as, ...(payload && { payload }) })

async function share(lifetime = 'day'): Promise<{ path: string; shareId: string }> {
  const reply = await post(`${at()}/shares`, { lifetime })
  expect(reply.statusCode).toBe(200)
  return { path: new URL(reply.json().url).pathname, shareId: reply.json().share.id }
}

/** As a visitor, without any of the application's headers. */
const visit = (path: string, language = 'en') => app.inject({ url: path, headers: { 'accept-language': language } })

const actions = async () => {
  const rows = await ctx.db
    .selectFrom('audit_events')
    .select('action')
    .where('subject', '=', id)
    .orderBy('id')
    .execute()
  return rows.map(({ action }) => action)
}

describe('the PDF', () => {
  test.each(['en', 'hi'])('is a file, audited, the same each time (%s)', async language => {
    const [first, second] = [
      await get(`${at()}/pdf`, { ...headers, 'accept-language': language }),
      await get(`${at()}/pdf`, { ...headers, 'accept-language': language }),
    ]
    expect(first.statusCode).toBe(200)
    expect(first.headers['content-type']).toBe('application/pdf')
    expect(first.headers['content-disposition']).toContain(`vehicle-rc-check-${id}.pdf`)
    expect(first.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(second.rawPayload.length).toBe(first.rawPayload.length)
    expect(await actions()).toEqual(['verification.created', 'verification.downloaded', 'verification.downloaded'])
  })

  test('of a check without an answer is made too', async () => {
    id = await check({ rc: 'MH12AB1404' })
    expect((await get(`${at()}/pdf`)).statusCode).toBe(200)
  })

  test('is 404 for another account, and allowed to secondary users', async () => {
    const stranger = await signedIn(ctx, await makeCustomer(ctx.db))
    expect((await get(`${at()}/pdf`, stranger)).statusCode).toBe(404)
    const subUserId = await makeSubUser(ctx.db, customer.userId)
    const assistant = await signedIn(ctx, { userId: customer.userId, subUserId })
    expect((await get(`${at()}/pdf`, assistant)).statusCode).toBe(200)
  })
})

describe('a shared link', () => {
  test('opens a cover, and on a press the masked result, without a session', async () => {
    const { path } = await share()
    const cover = await visit(path)
    expect(cover.statusCode).toBe(200)
    expect(cover.body).not.toContain('MH')
    const page = await visit(`${path}?show=1`)
    const record = (await get(`/api/resources/vehicle-rc-check/${id}`)).json()
    expect(page.body).toContain(record.subject)
    expect(page.body).toContain(record.result.owner)
    expect(page.body).not.toContain('MH12AB1000')
    // The account's own matters.
    for (const own of ['Our file 7', '₹', record.requestedBy]) expect(page.body).not.toContain(own)
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    })
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(page.body).not.toContain('<script')
  })

  test('is in the language of its reader', async () => {
    const { path } = await share()
    expect((await visit(path, 'hi')).body).toContain('रिज़ल्ट देखें')
  })

  test('counts and audits openings, not previews, and stores no token', async () => {
    const { path, shareId } = await share()
    await visit(path)
    await visit(`${path}?show=1`)
    await visit(`${path}?show=1`)
    const [listed] = (await get(`${at()}/shares`)).json()
    expect(listed).toMatchObject({ id: shareId, state: 'active', openings: 2, createdBy: 'Asha Rao' })
    expect(listed.lastOpenedAt).toEqual(expect.any(String))
    const opened = 'verification.shareOpened'
    expect(await actions()).toEqual(['verification.created', 'verification.shared', opened, opened])
    const stored = JSON.stringify([
      await ctx.db.selectFrom('invitations').selectAll().execute(),
      await ctx.db.selectFrom('invitation_links').selectAll().execute(),
      await ctx.db.selectFrom('audit_events').selectAll().where('subject', '=', id).execute(),
    ])
    expect(stored).not.toContain(path.split('/').at(-1))
    expect(stored).not.toContain('Asha Rao')
  })

  test.each([
    ['hour', 3_600_000],
    ['day', 86_400_000],
    ['week', 604_800_000],
  ])('for a %s expires then', async (lifetime, milliseconds) => {
    const { path, shareId } = await share(lifetime)
    const [{ createdAt, expiresAt }] = (await get(`${at()}/shares`)).json()
    expect(Math.abs(Date.parse(expiresAt) - Date.parse(createdAt) - milliseconds)).toBeLessThan(60_000)
    const expires_at = new Date(Date.now() - 1).toISOString()
    await ctx.db.updateTable('invitations').set({ expires_at }).where('id', '=', shareId).execute()
    const gone = await visit(`${path}?show=1`)
    expect(gone.statusCode).toBe(404)
    expect(gone.headers['content-type']).toContain('text/html')
    expect(gone.body).toContain('This link does not work')
    expect((await get(`${at()}/shares`)).json()[0]).toMatchObject({ state: 'expired', openings: 0 })
  })

  test('that is revoked or unknown is 404; revoking again changes nothing', async () => {
    const { path, shareId } = await share()
    for (let time = 0; time < 2; time++)
      expect((await post(`${at()}/shares/${shareId}/revoke`)).json()).toMatchObject({ state: 'revoked' })
    expect((await visit(path)).statusCode).toBe(404)
    expect((await visit(`${path}?show=1`)).statusCode).toBe(404)
    expect((await visit('/public/shared-checks/unknown?show=1')).statusCode).toBe(404)
    expect(await actions()).toEqual(['verification.created', 'verification.shared', 'verification.shareRevoked'])
  })

  test('is refused beyond the limit, and with another lifetime', async () => {
    for (let made = 0; made < 20; made++) await share('hour')
    expect((await post(`${at()}/shares`, { lifetime: 'hour' })).statusCode).toBe(409)
    expect((await post(`${at()}/shares`, { lifetime: 'year' })).statusCode).toBe(400)
  })

  test('belongs to its account and its check, and to the owner alone', async () => {
    const { shareId } = await share()
    const subUserId = await makeSubUser(ctx.db, customer.userId)
    const assistant = await signedIn(ctx, { userId: customer.userId, subUserId })
    const stranger = await signedIn(ctx, await makeCustomer(ctx.db))
    for (const [as, status] of [
      [assistant, 403],
      [stranger, 404],
    ] as const) {
      expect((await get(`${at()}/shares`, as)).statusCode).toBe(status)
      expect((await post(`${at()}/shares`, { lifetime: 'day' }, as)).statusCode).toBe(status)
      expect((await post(`${at()}/shares/${shareId}/revoke`, undefined, as)).statusCode).toBe(status)
    }
    const other = await check({ rc: 'MH12AB1000' })
    expect((await post(`/api/verifications/${other}/shares/${shareId}/revoke`)).statusCode).toBe(404)
    expect((await get(`${at()}/shares`)).json()[0].state).toBe('active')
  })
})
