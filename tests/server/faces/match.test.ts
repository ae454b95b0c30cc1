import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { UploadedFile } from '../../../contracts/calls/files.ts'
import { faceMatch } from '../../../contracts/products/faceMatch.ts'
import type { ResultOf } from '../../../contracts/products/index.ts'
import { testApp } from '../../support/app.ts'
import { endOfCheck } from '../../support/endOfCheck.ts'
import { facePicture, onItsSide, pictureOfTwo, plainPicture } from '../../support/facePictures.ts'
import { makeCustomer } from '../../support/factories.ts'
import { makeKey } from '../../support/keys.ts'
import { upload } from '../../support/uploads.ts'

const { app, ctx } = await testApp({}, {}, { work: true })

const makeCaller = async () => {
  const { userId } = await makeCustomer(ctx.db)
  const { headers } = await makeKey(ctx, userId)
  return { userId, headers }
}
const caller = await makeCaller()

const uploaded = async (content: Buffer, { headers } = caller) =>
  (await upload(app, headers, 'face.jpg', content, '/v1/files')).json<UploadedFile>().id

const check = async (pictures: string[], { headers } = caller) =>
  endOfCheck(
    app,
    headers,
    await app.inject({
      method: 'POST',
      url: '/v1/face-match',
      headers,
      payload: { pictures, consent: true, purpose: 'customer_onboarding' },
    }),
  )

type Reply = { status: string; result: ResultOf<'face-match'>; charge: { paise: number } }

test('one person in two pictures, and another one: each is charged once', async () => {
  const same = (await check(['sample_face_document', 'sample_face_selfie'])).json<Reply>()
  expect(same).toMatchObject({ status: 'completed', charge: { paise: faceMatch.pricePaise } })
  expect(same.result).toMatchObject({ outcome: 'same', notes: [], faces: [{ picture: 1 }, { picture: 2 }] })
  const other = (await check(['sample_face_document', 'sample_face_other'])).json<Reply>()
  expect(other.result.outcome).toBe('different')
  expect(other.result.distance).toBeGreaterThan(same.result.distance + 0.3)
  expect(other.result.score).toBeLessThan(same.result.score)
})

test('a picture is turned upright first, and the box lies in the upright picture, at its full size', async () => {
  const large = await sharp(await facePicture('selfie'))
    .resize(1_680, 2_100)
    .toBuffer()
  const { result } = (await check([await uploaded(await onItsSide(large)), 'sample_face_document'])).json<Reply>()
  expect(result.outcome).toBe('same')
  const [turned] = result.faces
  expect((turned?.x ?? 0) + (turned?.width ?? 0)).toBeLessThan(1_680)
  expect(turned?.height).toBeGreaterThan(1_000)
})

test('a face beside a much larger one is noted', async () => {
  const { result } = (await check([await uploaded(await pictureOfTwo(0.4)), 'sample_face_selfie'])).json<Reply>()
  expect(result).toMatchObject({ outcome: 'same', notes: [{ picture: 1, note: 'otherFaces' }] })
})

describe('what cannot be compared is said in words, by picture, and costs nothing', () => {
  const wallet = () => ctx.db.selectFrom('wallets').selectAll().where('user_id', '=', caller.userId).execute()

  test.each([
    ['two faces of one size', () => pictureOfTwo(1), /several faces/],
    [
      'no face',
      async () =>
        sharp(await facePicture('front'))
          .extract({ left: 0, top: 320, width: 336, height: 100 })
          .png()
          .toBuffer(),
      /No face/,
    ],
    ['one colour', () => plainPicture(400, 400), /one colour/],
    [
      'a tiny picture',
      async () =>
        sharp(await facePicture('front'))
          .resize(60)
          .png()
          .toBuffer(),
      /at least 80 pixels/,
    ],
    [
      'a tiny face',
      async () =>
        sharp(await facePicture('front'))
          .resize(34)
          .extend({ top: 200, left: 200, right: 200, bottom: 200, background: '#aab' })
          .png()
          .toBuffer(),
      /too small to compare|No face/,
    ],
    ['a truncated picture', async () => (await facePicture('front')).subarray(0, 4_000), /damaged/],
    ['more than 100 megapixels', () => plainPicture(10_100, 10_100), /100 megapixels/],
  ])('%s', async (_, draw, words) => {
    const before = await wallet()
    const reply = await check(['sample_face_document', await uploaded(await draw())])
    expect(await wallet()).toEqual(before)
    expect(reply.statusCode).toBe(400)
    const { error } = reply.json<{ error: { message: string; fields: { field: string }[] } }>()
    expect(error.message).toMatch(words)
    expect(error.message).toContain('Picture 2')
    expect(error.fields).toMatchObject([{ field: 'pictures' }])
  })
})

test('one picture, three, the same one twice, and a file of another account are refused', async () => {
  const theirs = await uploaded(await facePicture('front'), await makeCaller())
  for (const pictures of [
    ['sample_face_front'],
    ['sample_face_front', 'sample_face_front'],
    [theirs, 'sample_face_front'],
  ])
    expect((await check(pictures)).statusCode).toBe(400)
})

test('nothing that measures a face is stored in clear', async () => {
  await check(['sample_face_document', 'sample_face_selfie'])
  const rows = await ctx.db.selectFrom('verifications').selectAll().where('user_id', '=', caller.userId).execute()
  expect(JSON.stringify(rows)).not.toMatch(/descriptor|"distance"/)
})
