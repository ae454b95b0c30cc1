import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Letterhead } from '../../../contracts/calls/letterhead.ts'
import { letterheadLimits, logoSize } from '../../../contracts/files/letterhead.ts'
import { verifyPdf } from '../../../server/engines/pdfSignatures/verifyPdf.ts'
import { testApp } from '../../support/app.ts'
import { type Customer, makeAdmin, makeCustomer, makeSubUser, signedIn } from '../../support/factories.ts'
import { type PdfImage, readPdfImages } from '../../support/pdfImages.ts'
import { readPdfPages, withoutSpaces } from '../../support/pdfPages.ts'
import { bytesOnDisk, storedObjects as stored, upload } from '../../support/uploads.ts'

const test_ = await testApp()
const { app, ctx } = test_

/** Without the folders in which they lie. */
const storedObjects = () => stored(test_).filter(name => name.includes('obj_'))

type Headers = Awaited<ReturnType<typeof signedIn>>
let customer: Customer
let headers: Headers
beforeEach(async () => {
  customer = await makeCustomer(ctx.db)
  headers = await signedIn(ctx, customer)
})

const picture = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 4, background }, limitInputPixels: false }).png()
const png = (width = 300, height = 100, background = '#0C6577') => picture(width, height, background).toBuffer()

const send = (content: Buffer | string, as = headers) => upload(app, as, 'logo', content, '/api/letterhead/logo')
const uploaded = async (content: Buffer, as = headers) => {
  const reply = await send(content, as)
  expect(reply.statusCode).toBe(200)
  return reply.json<Letterhead>()
}
const read = async (as = headers) => (await app.inject({ url: '/api/letterhead', headers: as })).json<Letterhead>()
const logo = (as = headers) => app.inject({ url: '/api/letterhead/logo', headers: as })
const remove = (as = headers) => app.inject({ method: 'DELETE', url: '/api/letterhead/logo', headers: as })
const rename = (name: string | null, as = headers) =>
  app.inject({ method: 'PUT', url: '/api/letterhead/name', headers: as, payload: { name } })
const sample = (as = headers, language = 'en') =>
  app.inject({ url: '/api/letterhead/sample-report', headers: { ...as, 'accept-language': language } })

/** The images of the sample report, which must verify. */
async function imagesOnPaper(as = headers): Promise<PdfImage[]> {
  const { rawPayload } = await sample(as)
  expect((await verifyPdf(rawPayload, { anchors: { ours: [], known: [] } })).verdict).toBe('valid')
  return readPdfImages(rawPayload)
}

const actionsOf = async (userId: string) => {
  const rows = await ctx.db
    .selectFrom('audit_events')
    .select('action')
    .where('subject', '=', userId)
    .where('action', 'like', 'letterhead.%')
    .orderBy('id')
    .execute()
  return rows.map(({ action }) => action)
}

describe('a logo', () => {
  test('is uploaded, replaced and removed; each is audited, and no object is left behind', async () => {
    expect(await read()).toMatchObject({ logo: null })
    const before = storedObjects()
    const first = await uploaded(await png())
    expect(first.logo).toMatchObject({ width: 300, height: 100, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) })
    const second = await uploaded(await png(200, 80))
    expect(second.logo?.sha256).not.toBe(first.logo?.sha256)
    expect(storedObjects()).toHaveLength(before.length + 1)
    expect(await read()).toEqual(second)
    const shown = await logo()
    expect(shown.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'no-store' })
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'png', width: 200, height: 80 })
    expect((await remove()).json()).toMatchObject({ logo: null })
    expect((await remove()).statusCode).toBe(200)
    expect((await logo()).statusCode).toBe(404)
    expect(storedObjects()).toEqual(before)
    expect(await actionsOf(customer.userId)).toEqual([
      'letterhead.logoChanged',
      'letterhead.logoChanged',
      'letterhead.logoRemoved',
    ])
  })

  test('lies sealed, and without the metadata of its file', async () => {
    const secret = 'Taken at 26.9124 N 75.7873 E'
    const jpeg = await sharp(await png())
      .withMetadata({ orientation: 6, exif: { IFD0: { ImageDescription: secret } } })
      .jpeg()
      .toBuffer()
    expect(jpeg.includes(secret)).toBe(true)
    // Turned upright by the orientation that its file names.
    expect((await uploaded(jpeg)).logo).toMatchObject({ width: 64, height: 192 })
    const { rawPayload } = await logo()
    expect(rawPayload.includes(secret)).toBe(false)
    const row = await ctx.db
      .selectFrom('letterheads')
      .selectAll()
      .where('user_id', '=', customer.userId)
      .executeTakeFirstOrThrow()
    const onDisk = await bytesOnDisk(ctx, row.logo_id ?? '')
    expect(onDisk.includes('PNG')).toBe(false)
    expect(onDisk.includes(rawPayload.subarray(0, 16))).toBe(false)
  })

  test('may be small, of one colour, wide, high, grey or transparent', async () => {
    const { kept } = letterheadLimits
    for (const [content, expected] of [
      [await png(1, 1), { width: 1, height: 1 }],
      [await png(4_000, 100), { width: kept.width, height: 19 }],
      [await png(100, 4_000), { width: 5, height: kept.height }],
      [await picture(60, 40, '#8888').toColourspace('b-w').toBuffer(), { width: 60, height: 40 }],
      [await picture(60, 40, '#f0f').webp().toBuffer(), { width: 60, height: 40 }],
      // Its empty margins are cut off, whatever colour they hide.
      [
        await picture(500, 500, '#ff000000')
          .composite([{ input: await png(120, 30), left: 200, top: 300 }])
          .toBuffer(),
        { width: 120, height: 30 },
      ],
    ] as const)
      expect((await uploaded(content)).logo).toMatchObject(expected)
  })

  test('is the account’s own: no other account sees, replaces or removes it', async () => {
    const own = await uploaded(await png())
    const stranger = await signedIn(ctx, await makeCustomer(ctx.db))
    expect(await read(stranger)).toMatchObject({ logo: null })
    expect((await logo(stranger)).statusCode).toBe(404)
    expect((await remove(stranger)).statusCode).toBe(200)
    await uploaded(await png(50, 50), stranger)
    expect(await read()).toEqual(own)
    expect(await imagesOnPaper(stranger)).toMatchObject([{ width: 50, height: 50 }])
  })

  test('a secondary user sees it and changes nothing', async () => {
    await uploaded(await png())
    const subUserId = await makeSubUser(ctx.db, customer.userId)
    const colleague = await signedIn(ctx, { userId: customer.userId, subUserId })
    expect((await read(colleague)).logo).not.toBeNull()
    expect((await logo(colleague)).statusCode).toBe(200)
    for (const reply of [await send(await png(), colleague), await remove(colleague), await rename('Ours', colleague)])
      expect(reply.statusCode).toBe(403)
  })

  test('is shown to staff, who remove it with a reason; no customer can', async () => {
    await uploaded(await png())
    const staff = await signedIn(ctx, { adminId: await makeAdmin(ctx.db) })
    const url = `/admin-api/users/${customer.userId}/logo`
    const removed = (as: Headers, payload: object) =>
      app.inject({ method: 'POST', url: `${url}/remove`, headers: as, payload })
    const user = () => app.inject({ url: `/admin-api/resources/users/${customer.userId}`, headers: staff })
    expect((await user()).json()).toMatchObject({ hasLogo: true })
    expect((await app.inject({ url, headers: staff })).headers['content-type']).toBe('image/png')
    expect((await app.inject({ url, headers })).statusCode).toBe(401)
    expect((await removed(headers, { reason: 'Mine' })).statusCode).toBe(401)
    expect((await removed(staff, { reason: '' })).statusCode).toBe(400)
    expect((await removed(staff, { reason: 'The emblem of a bank' })).json()).toEqual({ removed: true })
    expect((await removed(staff, { reason: 'Again' })).statusCode).toBe(404)
    expect((await app.inject({ url, headers: staff })).statusCode).toBe(404)
    expect((await user()).json()).toMatchObject({ hasLogo: false })
    expect(await read()).toMatchObject({ logo: null })
    const event = await ctx.db
      .selectFrom('audit_events')
      .select(['action', 'reason', 'user_id'])
      .where('subject', '=', customer.userId)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    expect(event).toEqual({
      action: 'letterhead.logoRemoved',
      reason: 'The emblem of a bank',
      user_id: customer.userId,
    })
  })

  test('is left out of a report, and never in its way, when its object is lost', async () => {
    await uploaded(await png())
    const { logo_id } = await ctx.db
      .selectFrom('letterheads')
      .select('logo_id')
      .where('user_id', '=', customer.userId)
      .executeTakeFirstOrThrow()
    await ctx.objects.remove(logo_id ?? '')
    expect(await imagesOnPaper()).toEqual([])
  })
})

describe('the name beside the logo', () => {
  test('is the account’s own until it is changed, and may be none', async () => {
    const own = (await read()).name
    expect(own).not.toBe('')
    await uploaded(await png())
    const text = async () => withoutSpaces((await readPdfPages((await sample()).rawPayload))[0]?.text ?? '')
    expect((await text()).startsWith(withoutSpaces(own))).toBe(true)
    expect((await rename('  आशा ट्रेडर्स & Sons ')).json()).toMatchObject({ name: 'आशा ट्रेडर्स & Sons' })
    expect((await text()).includes('&Sons')).toBe(true)
    expect((await rename(null)).json()).toMatchObject({ name: '' })
    expect((await text()).startsWith('Samplereport')).toBe(true)
    expect(await actionsOf(customer.userId)).toContain('letterhead.nameChanged')
    const row = await ctx.db.selectFrom('letterheads').selectAll().where('user_id', '=', customer.userId).execute()
    expect(JSON.stringify(row)).not.toContain('Sons')
  })

  test('has a length, and no control characters', async () => {
    expect((await rename('x'.repeat(letterheadLimits.name))).statusCode).toBe(200)
    expect((await rename('x'.repeat(letterheadLimits.name + 1))).statusCode).toBe(400)
    expect((await rename('One\nTwo')).statusCode).toBe(400)
  })
})

test('on paper a logo keeps its box at the left, is never larger than its pixels allow, and the foot says who signed', async () => {
  for (const [width, height] of [
    [768, 192],
    [768, 20],
    [20, 192],
    [40, 10],
  ] as const) {
    await uploaded(await png(width, height))
    const [image] = await imagesOnPaper()
    const size = logoSize({ width, height })
    expect(image?.drawnWidth).toBeCloseTo(size.width, 1)
    expect(image?.drawnHeight).toBeCloseTo(size.height, 1)
    expect(image?.left).toBeCloseTo(48, 1)
    expect(size.width).toBeLessThanOrEqual(Math.min(192, width * 0.75))
    expect(size.height).toBeLessThanOrEqual(Math.min(48, height * 0.75))
  }
  const pages = await readPdfPages((await sample()).rawPayload)
  expect(pages.at(-1)?.text).toContain(withoutSpaces('Signed by Satyapan'))
  const hindi = await readPdfPages((await sample(headers, 'hi')).rawPayload)
  expect(hindi[0]?.text).not.toContain('Samplereport')
})
