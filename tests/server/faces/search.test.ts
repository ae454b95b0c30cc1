import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import type { EnrolledFace } from '../../../contracts/calls/faceSearch.ts'
import type { UploadedFile } from '../../../contracts/calls/files.ts'
import { faceSearch } from '../../../contracts/products/faceSearch.ts'
import type { ResultOf } from '../../../contracts/products/index.ts'
import { readEnrolment } from '../../../server/faces/enrolments.ts'
import { newFace } from '../../../server/faces/faceRow.ts'
import { findNearest, sealTemplate } from '../../../server/faces/templates.ts'
import { objectOf } from '../../../server/files/fileRow.ts'
import { newId } from '../../../server/platform/identity/ids.ts'
import { Problem } from '../../../server/platform/problem.ts'
import { testApp } from '../../support/app.ts'
import { endOfCheck } from '../../support/endOfCheck.ts'
import { facePicture } from '../../support/facePictures.ts'
import { makeCustomer, makeSubUser, signedIn } from '../../support/factories.ts'
import { makeKey } from '../../support/keys.ts'
import { placeOfObject, upload } from '../../support/uploads.ts'

const { app, ctx } = await testApp({}, {}, { work: true })
const { db, vault } = ctx

const purpose = 'Find out at the gate whether a visitor is one of our staff'

async function makeCaller() {
  const { userId } = await makeCustomer(db)
  return {
    userId,
    console: await signedIn(ctx, { userId }),
    headers: (await makeKey(ctx, userId)).headers,
  }
}
type Caller = Awaited<ReturnType<typeof makeCaller>>

const turn = (
  way: 'on' | 'off',
  { console: headers }: Pick<Caller, 'console'>,
  payload: object = { purpose, agreed: true },
) => app.inject({ method: 'POST', url: `/api/face-search/${way}`, headers, payload: way === 'on' ? payload : {} })

const enrol = ({ headers }: Pick<Caller, 'headers'>, reference: string, picture = 'sample_face_document') =>
  app.inject({
    method: 'POST',
    url: '/v1/face-search/faces',
    headers,
    payload: { picture, reference, consent: true },
  })

const search = async ({ headers }: Pick<Caller, 'headers'>, picture = 'sample_face_selfie') =>
  endOfCheck(
    app,
    headers,
    await app.inject({
      method: 'POST',
      url: '/v1/face-search',
      headers,
      payload: { picture, consent: true, purpose: 'fraud_prevention' },
    }),
  )

type Reply = { status: string; result: ResultOf<'face-search'>; charge: { paise: number } }

const found = async (caller: Pick<Caller, 'headers'>, picture?: string) =>
  (await search(caller, picture)).json<Reply>().result

const rowsOf = ({ userId }: Caller) => db.selectFrom('faces').selectAll().where('user_id', '=', userId).execute()

const settingOf = async ({ console: headers }: Caller) =>
  (await app.inject({ url: '/api/face-search', headers })).json()

describe('it is off until the owner turns it on with a purpose', () => {
  test('no face is enrolled or searched before; a search says so and costs nothing', async () => {
    const caller = await makeCaller()
    expect(await settingOf(caller)).toMatchObject({ on: false, purpose: null, turnedOnBy: null, faces: 0 })
    expect((await enrol(caller, 'EMP-1')).statusCode).toBe(409)
    const wallets = () => db.selectFrom('wallets').selectAll().where('user_id', '=', caller.userId).execute()
    const before = await wallets()
    const reply = await search(caller)
    expect(reply.statusCode).toBe(400)
    expect(reply.json<{ error: { message: string } }>().error.message).toContain('Face search is off')
    expect(await wallets()).toEqual(before)
    expect(await rowsOf(caller)).toEqual([])
  })

  test('without a purpose, without agreement or by a sub-user it stays off', async () => {
    const caller = await makeCaller()
    for (const payload of [{ agreed: true }, { purpose: 'Security', agreed: true }, { purpose, agreed: false }])
      expect((await turn('on', caller, payload)).statusCode).toBe(400)
    const subUserId = await makeSubUser(db, caller.userId)
    const assistant = { console: await signedIn(ctx, { userId: caller.userId, subUserId }) }
    expect((await turn('on', assistant)).statusCode).toBe(403)
    expect(await settingOf(caller)).toMatchObject({ on: false })
  })

  test('who turned it on, when and why is known, and in the audit log; a second time is refused', async () => {
    const caller = await makeCaller()
    expect((await turn('on', caller)).json()).toMatchObject({ on: true, purpose })
    const { turnedOnBy, turnedOnAt } = await settingOf(caller)
    expect(turnedOnBy).toMatch(/\S/)
    expect(Date.parse(turnedOnAt)).not.toBeNaN()
    expect((await turn('on', caller)).statusCode).toBe(409)
    const events = await db
      .selectFrom('audit_events')
      .select(['actor_kind', 'reason'])
      .where('user_id', '=', caller.userId)
      .where('action', '=', 'faceSearch.turnedOn')
      .execute()
    expect(events).toEqual([{ actor_kind: 'customer', reason: purpose }])
  })
})

describe('a set of faces', () => {
  let a: Caller
  let b: Caller
  let enrolled: EnrolledFace

  beforeAll(async () => {
    a = await makeCaller()
    b = await makeCaller()
    await turn('on', a)
    await turn('on', b)
    enrolled = (await enrol(a, 'EMP-0311')).json<EnrolledFace>()
  })

  test('an enrolled face is found by another picture of the person, and not by one of another person', async () => {
    expect(enrolled).toMatchObject({ status: 'enrolled', reference: 'EMP-0311', message: null, removedAt: null })
    const reply = (await search(a)).json<Reply>()
    expect(reply).toMatchObject({ status: 'completed', charge: { paise: faceSearch.pricePaise } })
    expect(reply.result).toMatchObject({
      outcome: 'same',
      searched: 1,
      candidates: [{ face: enrolled.id, reference: 'EMP-0311', band: 'same' }],
    })
    expect(await found(a, 'sample_face_other')).toMatchObject({ outcome: 'none', searched: 1, candidates: [] })
  })

  test('candidates are ranked by their score', async () => {
    const second = (await enrol(a, 'EMP-0311 again', 'sample_face_selfie')).json<EnrolledFace>()
    const { candidates } = await found(a)
    expect(candidates.map(({ reference }) => reference)).toEqual(['EMP-0311 again', 'EMP-0311'])
    expect(candidates[0]).toMatchObject({ score: 100, distance: 0 })
    await app.inject({ method: 'DELETE', url: `/v1/face-search/faces/${second.id}`, headers: a.headers })
  })

  test('the other account neither finds, lists, reads nor removes it', async () => {
    expect(await found(b)).toMatchObject({ outcome: 'none', searched: 0 })
    const list = await app.inject({ url: '/v1/face-search/faces', headers: b.headers })
    expect(list.json()).toEqual({ faces: [], next: null })
    for (const method of ['GET', 'DELETE'] as const) {
      const reply = await app.inject({ method, url: `/v1/face-search/faces/${enrolled.id}`, headers: b.headers })
      expect(reply.statusCode).toBe(404)
    }
    expect(await found(a)).toMatchObject({ outcome: 'same' })
  })

  test('its template lies sealed, and does not open in a row of another account', async () => {
    const descriptor = Array.from({ length: 128 }, (_, at) => at / 1000)
    const id = newId('fac')
    const own = { userId: a.userId, id }
    const { template_sealed, fingerprint } = sealTemplate(vault, own, descriptor)
    expect(template_sealed).toMatch(/^s2\./)
    expect(sealTemplate(vault, { ...own, userId: b.userId }, descriptor).fingerprint).not.toBe(fingerprint)
    await db
      .insertInto('faces')
      .values({
        ...newFace(vault, { userId: b.userId, id, picture: 'sample_face_front', reference: 'B' }),
        status: 'enrolled',
        template_sealed,
        fingerprint,
      })
      .execute()
    await expect(findNearest(ctx, b.userId, descriptor)).rejects.toThrow(/unable to authenticate/)
    await db.deleteFrom('faces').where('id', '=', id).execute()
    for (const row of await rowsOf(a)) expect(JSON.stringify(row)).not.toContain('EMP-0311')
  })

  test('a picture is deleted once it was read; one without a usable face is refused with its reason', async () => {
    const empty = await sharp(await facePicture('front'))
      .extract({ left: 0, top: 320, width: 336, height: 100 })
      .png()
      .toBuffer()
    const file = (await upload(app, b.headers, 'empty.png', empty, '/v1/files')).json<UploadedFile>()
    const refused = (await enrol(b, 'EMP-9', file.id)).json<EnrolledFace>()
    expect(refused).toMatchObject({ status: 'refused', fingerprint: null })
    expect(refused.message).toMatch(/^No face was found/)
    const row = await db.selectFrom('files').selectAll().where('id', '=', file.id).executeTakeFirstOrThrow()
    expect(row.deleted_at).toEqual(expect.any(String))
    await expect(placeOfObject(ctx, objectOf(file.id))).rejects.toThrow('no result')
    expect((await enrol(b, 'EMP-9', file.id)).statusCode).toBe(400)
  })

  test('faces are listed in pages and found by their reference', async () => {
    const url = '/api/face-search/faces'
    const all = (await app.inject({ url, headers: a.console })).json<{ faces: EnrolledFace[] }>()
    expect(all.faces.map(({ reference }) => reference)).toEqual(['EMP-0311'])
    const other = await app.inject({ url: `${url}?reference=EMP-0312`, headers: a.console })
    expect(other.json()).toEqual({ faces: [], next: null })
    const after = await app.inject({ url: `${url}?reference=EMP-0311&after=${enrolled.id}`, headers: a.console })
    expect(after.json()).toEqual({ faces: [], next: null })
  })

  test('a test key searches our samples, and has no part in real faces', async () => {
    const { headers } = await makeKey(ctx, a.userId, 'test')
    const { result, charge } = (await search({ headers })).json<Reply>()
    expect(result).toMatchObject({ outcome: 'same', searched: 2, candidates: [{ reference: 'SAMPLE-1' }] })
    expect(charge.paise).toBe(0)
    expect((await enrol({ headers }, 'EMP-1')).statusCode).toBe(403)
    expect((await app.inject({ url: '/v1/face-search/faces', headers })).statusCode).toBe(403)
    const url = `/v1/face-search/faces/${enrolled.id}`
    for (const method of ['GET', 'DELETE'] as const)
      expect((await app.inject({ method, url, headers })).statusCode).toBe(404)
  })
})

test('a removed face is found no more; the reply, also of a second removal, proves what was deleted', async () => {
  const caller = await makeCaller()
  await turn('on', caller)
  const { id, fingerprint } = (await enrol(caller, 'EMP-1')).json<EnrolledFace>()
  const remove = async () =>
    (await app.inject({ method: 'DELETE', url: `/v1/face-search/faces/${id}`, headers: caller.headers })).json()
  const proof = await remove()
  expect(proof).toMatchObject({ id, status: 'removed', reference: null, fingerprint, removedAt: expect.any(String) })
  expect(await remove()).toEqual(proof)
  const [row] = await rowsOf(caller)
  expect(row).toMatchObject({ template_sealed: null, reference_sealed: null, reference_index: null })
  expect(await found(caller)).toMatchObject({ outcome: 'none', searched: 0 })
  const events = await db
    .selectFrom('audit_events')
    .select(['action', 'data'])
    .where('subject', '=', id)
    .orderBy('created_at')
    .execute()
  expect(events).toEqual([
    { action: 'face.enrolled', data: {} },
    { action: 'face.removed', data: { fingerprint } },
  ])
})

test('a picture that the store cannot give at the moment is not refused: it is read again later', async () => {
  const caller = await makeCaller()
  await turn('on', caller)
  const file = (
    await upload(app, caller.headers, 'face.jpg', await facePicture('front'), '/v1/files')
  ).json<UploadedFile>()
  const id = newId('fac')
  await db
    .insertInto('faces')
    .values(newFace(vault, { userId: caller.userId, id, picture: file.id, reference: 'EMP-1' }))
    .execute()
  const down = new Problem('unavailable', 'File storage is unavailable.')
  const objects = { ...ctx.objects, get: () => Promise.reject(down) }
  await expect(readEnrolment({ ...ctx, objects }, id)).rejects.toBe(down)
  const { status } = await db.selectFrom('faces').select('status').where('id', '=', id).executeTakeFirstOrThrow()
  expect(status).toBe('reading')
})

test('turning it off deletes the whole set, and what is still being read does not come back', async () => {
  const caller = await makeCaller()
  await turn('on', caller)
  await enrol(caller, 'EMP-1')
  await enrol(caller, 'EMP-2', 'sample_face_other')
  const late = newId('fac')
  await db
    .insertInto('faces')
    .values(newFace(vault, { userId: caller.userId, id: late, picture: 'sample_face_front', reference: 'EMP-3' }))
    .execute()
  // The picture is opened while the set is being deleted.
  const { heavy } = ctx
  let off: object = {}
  await readEnrolment(
    {
      ...ctx,
      heavy: {
        ...heavy,
        run: async (task, input, options) => {
          off = (await turn('off', caller)).json()
          return heavy.run(task, input, options)
        },
      },
    },
    late,
  )
  expect(off).toEqual({ removed: 3 })
  for (const row of await rowsOf(caller))
    expect(row).toMatchObject({ status: 'removed', template_sealed: null, reference_sealed: null })
  expect(await settingOf(caller)).toMatchObject({ on: false, purpose: null, faces: 0 })
  expect((await search(caller)).statusCode).toBe(400)
  await turn('on', caller)
  expect(await found(caller)).toMatchObject({ outcome: 'none', searched: 0 })
})

test('no file of many rows is searched', async () => {
  const caller = await makeCaller()
  const template = (product: string) =>
    app.inject({ url: `/api/bulk/${product}/template.csv`, headers: caller.console })
  expect((await template('face-search')).statusCode).toBe(404)
  expect((await template('pan-check')).statusCode).toBe(200)
})
