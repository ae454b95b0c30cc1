import { beforeEach, describe, expect, test } from 'vitest'
import type { ChallanBrandRow, ChallanFee } from '../../../contracts/resources/challanBrand.ts'
import { voiceOfBrand } from '../../../server/challans/brands/voice.ts'
import { cleanUpChallans } from '../../../server/challans/cleanup.ts'
import { feeBookOf } from '../../../server/challans/fees/feeBook.ts'
import { newId } from '../../../server/platform/identity/ids.ts'
import { satyapan } from '../../../server/seed/brandSatyapan.ts'
import { testApp } from '../../support/app.ts'
import { makeBrand, makeFee } from '../../support/challans.ts'
import { clientHeaders, makeAdmin, makeCustomer, signedIn } from '../../support/factories.ts'
import { storeObject } from '../../support/uploads.ts'

const { app, ctx } = await testApp()
const staff = await signedIn(ctx, { adminId: await makeAdmin(ctx.db) })
const customer = await signedIn(ctx, { userId: (await makeCustomer(ctx.db)).userId })
const brandsUrl = '/admin-api/resources/challan-brands'
const feesUrl = '/admin-api/resources/challan-fees'

const written = {
  name: 'chetak',
  title: 'Chetak Pay',
  supportEmail: 'help@chetak.test',
  supportPhone: null,
  smsSender: null,
  smsTemplateId: null,
  primary: '#0c6577',
  primaryDark: '#4db6c9',
  ink: '#0a2a32',
  content: satyapan,
  isActive: true,
}
const send = async <Reply = ChallanBrandRow>(method: 'POST' | 'PUT', url: string, payload: object, headers = staff) => {
  const reply = await app.inject({ method, url, headers, payload })
  return { status: reply.statusCode, body: reply.json<Reply & { error?: { fields?: { field: string }[] } }>() }
}
const ask = async (name: string) => {
  const reply = await app.inject({ url: `/api/challanBrand/${encodeURIComponent(name)}`, headers: clientHeaders(ctx) })
  return { status: reply.statusCode, ...reply.json() }
}
const png = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(100)])
const upload = async (content: Buffer, headers: Record<string, string> = staff) => {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(content)], { type: 'image/png' }), 'logo.png')
  const request = new Request('http://x', { method: 'POST', body: form })
  const type = request.headers.get('content-type') as string
  const payload = Buffer.from(await request.arrayBuffer())
  return app.inject({
    method: 'POST',
    url: '/admin-api/challan-files',
    headers: { ...headers, 'content-type': type },
    payload,
  })
}

beforeEach(async () => {
  for (const table of ['challan_fees', 'challan_brands', 'rate_windows'] as const)
    await ctx.db.deleteFrom(table).execute()
})

describe('finding a brand (A90, A93)', () => {
  test('by name in any letters and by token: code 100, unlike the calls around it', async () => {
    const brand = await makeBrand(ctx, { name: 'chetak' })
    for (const asked of ['chetak', 'CHETAK', ' chetak ', brand.token])
      expect(await ask(asked)).toMatchObject({
        status: 200,
        code: 100,
        result: { brandName: 'chetak', companyLogo: null },
      })
  })

  test('an earlier token until it ends; then, and for any other, 103', async () => {
    const until = (ms: number) => ({ earlier_token_until: new Date(Date.now() + ms) })
    const brand = await makeBrand(ctx, { earlier_token: 'the-token-before', ...until(60_000) })
    expect(await ask('the-token-before')).toMatchObject({ code: 100, result: { token: brand.token } })
    await ctx.db.updateTable('challan_brands').set(until(-1)).execute()
    for (const asked of ['the-token-before', 'nobody', '%', '<script>'])
      expect(await ask(asked)).toMatchObject({ status: 200, code: 103 })
    await ctx.db.updateTable('challan_brands').set({ is_active: false }).execute()
    expect(await ask(brand.token)).toMatchObject({ code: 103 })
  })

  test('its claims are its content, whatever they say (A103); hostile ones are text', async () => {
    const claim = { en: '</script><script>alert(1)</script>', hi: '20 दिन' }
    const content = { ...satyapan, claims: [{ figure: { en: '20 days', hi: '20 दिन' }, words: claim }] }
    await makeBrand(ctx, { name: 'chetak', content: JSON.stringify(content), late_refund: true })
    expect((await ask('chetak')).result.content).toEqual(content)
  })
})

describe('staff keep brands', () => {
  test('create, list, show and change; each change is a new version of its stylesheet', async () => {
    const { status, body: made } = await send('POST', brandsUrl, written)
    expect([status, made.name, made.orders, made.logo]).toEqual([200, 'chetak', 0, null])
    const sheet = async () => (await ask('chetak')).result.stylesheet as string
    const first = await sheet()
    const css = await app.inject({ url: first })
    expect(css.headers['content-type']).toContain('text/css')
    expect(css.headers['cache-control']).toContain('immutable')
    expect(css.body).toContain('--accent:#0c6577')
    expect((await send('PUT', `${brandsUrl}/${made.id}`, { primary: '#8a3a12' })).body.primary).toBe('#8a3a12')
    expect(await sheet()).not.toBe(first)
    const stale = await app.inject({ url: first })
    expect([stale.body.includes('--accent:#8a3a12'), stale.headers['cache-control']]).toEqual([
      true,
      'public, no-cache',
    ])
    const list = await app.inject({ url: `${brandsUrl}?filter=${encodeURIComponent('{"q":"chet"}')}`, headers: staff })
    expect(list.json()).toMatchObject([{ id: made.id }])
    const actions = await ctx.db.selectFrom('audit_events').select('action').where('subject', '=', made.id).execute()
    expect(actions.map(({ action }) => action).toSorted()).toEqual(['challanBrand.changed', 'challanBrand.created'])
  })

  test('a sender of SMS and its template, in capitals; cleared, the house’s sends again', async () => {
    const { body: made } = await send('POST', brandsUrl, { ...written, smsSender: 'chtkpy', smsTemplateId: '1107' })
    expect(made).toMatchObject({ smsSender: 'CHTKPY', smsTemplateId: '1107' })
    const voice = async () => {
      const row = ctx.db.selectFrom('challan_brands').selectAll().where('id', '=', made.id)
      return voiceOfBrand(ctx, ctx.db, await row.executeTakeFirstOrThrow())
    }
    expect(await voice()).toMatchObject({ isClient: false, smsSender: 'CHTKPY', smsTemplateId: '1107' })
    const cleared = await send('PUT', `${brandsUrl}/${made.id}`, { smsSender: null, smsTemplateId: null })
    expect(cleared.body).toMatchObject({ smsSender: null, smsTemplateId: null, title: 'Chetak Pay' })
    expect(await voice()).toMatchObject({ smsSender: null })
  })

  test.each([
    ['primary', '#f2c94c'],
    ['primaryDark', '#0c6577'],
    ['ink', '#9aa5a8'],
  ])('%s %s would hide the text on it: 400 names the field', async (field, colour) => {
    const { status, body } = await send('POST', brandsUrl, { ...written, [field]: colour })
    expect([status, body.error?.fields?.[0]?.field]).toEqual([400, field])
    expect(await ctx.db.selectFrom('challan_brands').select('id').execute()).toEqual([])
  })

  test.each([
    ['primary', 'red;}body{display:none'],
    ['name', 'Not/a name'],
    ['supportEmail', 'nobody'],
    ['smsSender', 'two words'],
    ['smsSender', 'AB'],
    ['smsTemplateId', '1107-A'],
    ['content', { ...satyapan, headline: { en: '', hi: '' } }],
    ['content', { ...satyapan, lead: { en: 'a\u0000b', hi: 'b' } }],
    ['content', { ...satyapan, lead: { en: 'x'.repeat(1_001), hi: 'b' } }],
  ])('%s %j is refused', async (field, value) => {
    expect((await send('POST', brandsUrl, { ...written, [field]: value })).status).toBe(400)
  })

  test('a name that another brand has is 409, an unknown brand 404', async () => {
    await makeBrand(ctx, { name: 'chetak' })
    expect((await send('POST', brandsUrl, written)).status).toBe(409)
    expect((await send('PUT', `${brandsUrl}/brd_none`, { title: 'X' })).status).toBe(404)
  })

  test('a new token; the one before answers for a day', async () => {
    const brand = await makeBrand(ctx)
    const url = `/admin-api/challan-brands/${brand.id}/token`
    const reply = await app.inject({ method: 'POST', url, headers: staff })
    const { token } = reply.json<{ token: string }>()
    expect(token).not.toBe(brand.token)
    for (const asked of [token, brand.token]) expect((await ask(asked)).result.token).toBe(token)
  })

  test('a logo: what its bytes say, small, taken once, kept for good by browsers, and gone with its successor', async () => {
    const brand = await makeBrand(ctx)
    const url = `${brandsUrl}/${brand.id}`
    const { objectId: logoId } = (await upload(png)).json<{ objectId: string }>()
    const { logo, title } = (await send('PUT', url, { logoId })).body
    expect(title).toBe(brand.title)
    const picture = await app.inject({ url: logo ?? '' })
    expect([picture.statusCode, picture.headers['content-type'], picture.headers['cache-control']]).toEqual([
      200,
      'image/png',
      'public, max-age=31536000, immutable',
    ])
    expect(picture.rawPayload).toEqual(png)
    expect((await send('PUT', `${brandsUrl}/${(await makeBrand(ctx)).id}`, { logoId })).status).toBe(404)
    expect((await send('PUT', url, { title: 'Chetak', logoId })).status).toBe(200)
    const renamed = (await send('PUT', url, { title: 'Chetak Pay' })).body
    expect((await app.inject({ url: renamed.logo ?? '' })).rawPayload).toEqual(png)
    expect((await send('PUT', url, { logoId: null })).body.logo).toBeNull()
    await expect(ctx.objects.get(logoId)).rejects.toMatchObject({ code: 'not_found' })
    const large = (await upload(Buffer.concat([png, Buffer.alloc(300_000)]))).json<{ objectId: string }>()
    const pdf = (await upload(Buffer.from('%PDF-1.7 x'))).json<{ objectId: string }>()
    for (const file of [large, pdf]) {
      const { status, body } = await send('PUT', url, { title: 'Unsaved', logoId: file.objectId })
      expect([status, body.error?.fields?.[0]?.field]).toEqual([415, 'logoId'])
    }
    expect((await app.inject({ url, headers: staff })).json()).toMatchObject({ title: 'Chetak Pay', logo: null })
    const actions = await ctx.db.selectFrom('audit_events').select('action').where('subject', '=', brand.id).execute()
    expect(actions.filter(({ action }) => action === 'challanBrand.logoSet')).toHaveLength(2)
    expect((await upload(Buffer.from('<svg onload=alert(1)>'))).statusCode).toBe(415)
  })

  test('a new brand may have its logo from the start', async () => {
    const { objectId: logoId } = (await upload(png)).json<{ objectId: string }>()
    const { body } = await send('POST', brandsUrl, { ...written, logoId })
    expect((await app.inject({ url: body.logo ?? '' })).rawPayload).toEqual(png)
  })

  test('a file that nothing takes is gone after an hour', async () => {
    const { objectId: newer } = (await upload(png)).json<{ objectId: string }>()
    const older = newId('obj')
    await storeObject(ctx, older, png)
    const file = { object_id: older, uploaded_by: 'adm_1', type: 'image/png', bytes: png.length }
    const created_at = new Date(Date.now() - 3_700_000)
    await ctx.db
      .insertInto('challan_files')
      .values({ ...file, created_at })
      .execute()
    await cleanUpChallans(ctx)
    await expect(ctx.objects.get(older)).rejects.toMatchObject({ code: 'not_found' })
    const left = await ctx.db.selectFrom('challan_files').select('object_id').where('taken_at', 'is', null).execute()
    expect(left.map(one => one.object_id)).toContain(newer)
  })
})

describe('fees', () => {
  const fee = { brandId: null, state: null, route: null, feePaise: 15_000, discountPercent: 0 }

  test('the exactest of brand, state and route counts, in this order, and of equals the newest', async () => {
    const brand = await makeBrand(ctx)
    const place = { state: 'MH', route: 'online' } as const
    const of = async (brandId: string | null) => (await feeBookOf(ctx.db, brandId))(place).feePaise
    expect(await of(null)).toBe(0)
    await makeFee(ctx, 10)
    await makeFee(ctx, 20, { route: 'online' })
    expect(await of(null)).toBe(2_000)
    await makeFee(ctx, 30, { state: 'MH' })
    expect(await of(null)).toBe(3_000)
    await makeFee(ctx, 40, { state: 'MH', route: 'online' })
    await makeFee(ctx, 99, { state: 'KA', route: 'online' })
    expect(await of(null)).toBe(4_000)
    await makeFee(ctx, 50, { brand_id: brand.id })
    expect([await of(brand.id), await of(null)]).toEqual([5_000, 4_000])
    await makeFee(ctx, 60, { brand_id: brand.id, valid_from: new Date(Date.now() - 1_000) })
    await makeFee(ctx, 70, { brand_id: brand.id, valid_from: new Date(Date.now() + 60_000) })
    expect(await of(brand.id)).toBe(6_000)
    expect((await feeBookOf(ctx.db, brand.id, new Date(Date.now() + 61_000)))(place).feePaise).toBe(7_000)
  })

  test('staff add versions; the newest that has begun is current', async () => {
    const first = (await send<ChallanFee>('POST', feesUrl, fee)).body
    expect(first).toMatchObject({ current: true, feePaise: 15_000, brand: null })
    const later = new Date(Date.now() + 86_400_000).toISOString()
    await send('POST', feesUrl, { ...fee, feePaise: 20_000, validFrom: later })
    const second = (await send<ChallanFee>('POST', feesUrl, { ...fee, feePaise: 17_500 })).body
    const list = async (filter: object) => {
      const reply = await app.inject({
        url: `${feesUrl}?filter=${encodeURIComponent(JSON.stringify(filter))}`,
        headers: staff,
      })
      return reply.json<ChallanFee[]>()
    }
    expect((await list({})).map(one => [one.feePaise, one.current])).toEqual([
      [17_500, true],
      [20_000, false],
      [15_000, false],
    ])
    expect(await list({ current: true })).toMatchObject([{ id: second.id }])
  })

  test.each([
    ['validFrom', '2020-01-01T00:00:00.000Z'],
    ['state', 'ZZ'],
    ['brandId', 'brd_none'],
    ['feePaise', -1],
    ['discountPercent', 100],
  ])('%s %j is refused by name', async (field, value) => {
    const { status, body } = await send('POST', feesUrl, { ...fee, [field]: value })
    expect([status, body.error?.fields?.[0]?.field]).toEqual([400, field])
  })
})

test('customers reach none of it', async () => {
  for (const url of [brandsUrl, feesUrl]) {
    expect((await app.inject({ url, headers: customer })).statusCode).toBe(401)
    expect((await send('POST', url, written, customer)).status).toBe(401)
  }
  expect((await upload(png, customer)).statusCode).toBe(401)
})
