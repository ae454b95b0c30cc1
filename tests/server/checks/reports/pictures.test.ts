import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import type { UploadedFile } from '../../../../contracts/calls/files.ts'
import { verifyPdf } from '../../../../server/engines/pdfSignatures/verifyPdf.ts'
import type { ComparedFace } from '../../../../server/faces/faceTask.ts'
import { createFaceMatchSource } from '../../../../server/faces/matchSource.ts'
import { objectOf } from '../../../../server/files/fileRow.ts'
import { createDocumentSource } from '../../../../server/ocr/source.ts'
import type { Scope } from '../../../../server/platform/context.ts'
import type { CustomerActor } from '../../../../server/platform/identity/actors.ts'
import { readAs } from '../../../../server/seed/readAs.ts'
import { testApp } from '../../../support/app.ts'
import { facePicture } from '../../../support/facePictures.ts'
import { type Customer, makeCustomer, signedIn } from '../../../support/factories.ts'
import { readPdfImages } from '../../../support/pdfImages.ts'
import { readPdfPages, withoutSpaces } from '../../../support/pdfPages.ts'
import { upload } from '../../../support/uploads.ts'
import { field, reading } from '../../ocr/helpers.ts'

const { app, ctx } = await testApp()

type Headers = Awaited<ReturnType<typeof signedIn>>
let customer: Customer
let headers: Headers
let scope: Scope<CustomerActor>
beforeEach(async () => {
  customer = await makeCustomer(ctx.db)
  headers = await signedIn(ctx, customer)
  const { userId } = customer
  const actor = { kind: 'customer', userId, subUserId: null, sessionId: '', name: 'Meera Nair' }
  scope = { actor: { ...actor, kycComplete: true } as CustomerActor, ip: null, requestId: null, locale: 'en' }
})

const uploaded = async (content: Buffer) => (await upload(app, headers, 'face.jpg', content)).json<UploadedFile>().id

async function reportOf(id: string) {
  const { statusCode, rawPayload } = await app.inject({ url: `/api/verifications/${id}/pdf`, headers })
  expect(statusCode).toBe(200)
  expect((await verifyPdf(rawPayload, { anchors: { ours: [], known: [] } })).verdict).toBe('valid')
  const pages = await readPdfPages(rawPayload)
  return { pdf: rawPayload, text: pages.map(({ text }) => text).join(''), images: await readPdfImages(rawPayload) }
}

/** The first JPEG that a PDF embeds; it is stored as it is. */
function jpegIn(pdf: Buffer): Buffer {
  const from = pdf.indexOf(Buffer.from('ffd8ff', 'hex'))
  return pdf.subarray(from, pdf.indexOf('endstream', from))
}

const face = (distance: number): ComparedFace => ({
  confidence: 0.93,
  box: { x: 46, y: 34, width: 250, height: 317 },
  roll: 0,
  yaw: 0,
  mouth: 0.05,
  notes: [],
  cells: [distance * 100, 255],
  distance,
})

const matched = (pictures: string[]) =>
  readAs(
    ctx,
    scope,
    { product: 'face-match', input: { pictures }, purpose: 'employee_onboarding', reference: null },
    { answer: [face(0), face(0.2)], createSource: createFaceMatchSource },
  )

describe('the report of a face match', () => {
  test('has both pictures side by side, without the metadata of their files, and its opening names them', async () => {
    const secret = 'Taken at 26.9124 N 75.7873 E'
    const tagged = await sharp(await facePicture('document'))
      .withMetadata({ exif: { IFD0: { ImageDescription: secret } } })
      .jpeg()
      .toBuffer()
    expect(tagged.includes(secret)).toBe(true)
    const files = [await uploaded(tagged), await uploaded(await facePicture('selfie'))]
    const id = await matched(files)
    const { pdf, text, images } = await reportOf(id)
    expect(pdf.includes(secret)).toBe(false)
    expect(images).toHaveLength(2)
    const [left, right] = images
    expect(left?.top).toBeCloseTo(right?.top ?? 0, 1)
    expect((left?.left ?? 0) + (left?.drawnWidth ?? 0)).toBeLessThan(right?.left ?? 0)
    for (const { drawnHeight, drawnWidth, width, height } of images) {
      expect(drawnHeight).toBeLessThanOrEqual(200.1)
      expect(drawnWidth / drawnHeight).toBeCloseTo(width / height, 2)
    }
    expect(text).toContain(withoutSpaces('Picture 2'))
    const { data } = await ctx.db
      .selectFrom('audit_events')
      .select('data')
      .where('subject', '=', id)
      .where('action', '=', 'verification.downloaded')
      .executeTakeFirstOrThrow()
    expect(data).toEqual({ files })
  })

  test('says of a deleted picture that it is not kept, and has none when both are gone', async () => {
    const [first, second] = [await uploaded(await facePicture('document')), await uploaded(await facePicture('selfie'))]
    const id = await matched([first, second])
    const remove = (file: string) => app.inject({ method: 'DELETE', url: `/api/files/${file}`, headers })
    expect((await remove(first)).statusCode).toBe(200)
    const one = await reportOf(id)
    expect(one.images).toHaveLength(1)
    expect(one.text).toContain(withoutSpaces('Picture 1 was deleted on'))
    await remove(second)
    const none = await reportOf(id)
    expect(none.images).toEqual([])
    expect(none.text).toContain(withoutSpaces('Picture 2 was deleted on'))
  })

  test('has a sample beside an own picture, in the order of the check, as its page has', async () => {
    const own = await uploaded(await facePicture('document'))
    for (const order of [
      ['sample_face_selfie', own],
      [own, 'sample_face_selfie'],
    ]) {
      const id = await matched(order)
      expect((await reportOf(id)).images).toHaveLength(2)
      const reply = await app.inject({ url: `/api/verifications/${id}/files`, headers })
      expect(reply.json()).toMatchObject({ files: [{ id: own }], samples: [{ id: 'sample_face_selfie' }], order })
    }
  })

  test('is made without a picture whose content is lost', async () => {
    const lost = await uploaded(await facePicture('document'))
    const id = await matched([lost, 'sample_face_selfie'])
    await ctx.objects.remove(objectOf(lost))
    const { text, images } = await reportOf(id)
    expect(images).toHaveLength(1)
    expect(text).toContain(withoutSpaces('Picture 1 is not kept any more.'))
  })
})

test('the report of a document has its kept picture, with masked fields black in the picture itself', async () => {
  const page = await sharp({ create: { width: 800, height: 500, channels: 3, background: 'white' } })
    .jpeg()
    .toBuffer()
  const number = field('number', 'AAAPZ1000A', { box: { x: 100, y: 100, width: 300, height: 60 } })
  const name = field('name', 'ROHAN ZAVERI', { box: { x: 100, y: 300, width: 300, height: 60 } })
  const account = field('accountNumber', '123456789012', { box: { x: 450, y: 100, width: 300, height: 60 } })
  const id = await readAs(
    ctx,
    scope,
    { product: 'ocr-document', input: { files: ['sample_pan'] }, purpose: 'employee_onboarding', reference: null },
    {
      answer: { reading: reading({ fields: [number, name, account] }), pictures: [page] },
      createSource: createDocumentSource,
    },
  )
  const { pdf, text, images } = await reportOf(id)
  expect(images).toMatchObject([{ width: 800, height: 500 }])
  expect(text).toContain(withoutSpaces('Numbers other than that of the document are redacted here'))
  // `stats` looks at the whole input.
  const brightness = async (left: number, top: number) => {
    const part = await sharp(jpegIn(pdf)).extract({ left, top, width: 200, height: 30 }).toBuffer()
    const { channels } = await sharp(part).stats()
    return channels[0]?.mean ?? 0
  }
  expect(await brightness(500, 115)).toBeLessThan(8)
  expect(text).not.toContain('123456789012')
  // Whom the report is about: shown in the text and in the picture alike, and nowhere masked.
  for (const top of [115, 315]) expect(await brightness(150, top)).toBeGreaterThan(247)
  for (const shown of ['AAAPZ1000A', withoutSpaces('ROHAN ZAVERI')]) expect(text).toContain(shown)
  expect(text).not.toMatch(/•+VERI|AAxxxx/)
})

test('a photo in a result is drawn instead of mentioned, and not on a shared page', async () => {
  const input = { dl: 'MH1420110062000', dob: '1986-04-12' }
  const payload = { input, consent: true, purpose: 'other' }
  const url = '/api/resources/driving-licence-check'
  const reply = await app.inject({ method: 'POST', url, headers, payload })
  expect(reply.statusCode).toBe(200)
  const { id, result } = reply.json<{ id: string; result: { photo: string | null } }>()
  expect(result.photo).toMatch(/^data:image\/png/)
  const { text, images } = await reportOf(id)
  expect(images).toMatchObject([{ width: 96, height: 120 }])
  expect(text).toContain('Photo')
  expect(text).not.toContain(withoutSpaces('Available on screen'))
})

test('a check without pictures has no section for them', async () => {
  const payload = { input: { rc: 'MH12AB1000' }, consent: true, purpose: 'other' }
  const reply = await app.inject({ method: 'POST', url: '/api/resources/vehicle-rc-check', headers, payload })
  const { text, images } = await reportOf(reply.json<{ id: string }>().id)
  expect(images).toEqual([])
  expect(text).not.toContain('Pictures')
})
