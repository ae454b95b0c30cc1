import { beforeEach, describe, expect, test } from 'vitest'
import { steps as kinds } from '../../../contracts/cases/steps/index.ts'
import { openRow } from '../../../server/platform/sealing/rows.ts'
import { placeOfPinCode } from '../../../server/sources/places/pinCodes.ts'
import { testApp } from '../../support/app.ts'
import { fieldsOf, personLink, planOf } from '../../support/cases/personLink.ts'
import { runCase } from '../../support/cases/runCase.ts'
import { makeCustomer, signedIn } from '../../support/factories.ts'
import { JPEG } from '../ocr/helpers.ts'

const { app, ctx } = await testApp()
const person = personLink({ app, ctx })
const home = (mode: 'typed' | 'onSpot' | 'post') =>
  ({ id: 'home', kind: 'address', title: { en: 'Address', hi: 'पता' }, settings: { mode } }) as const
const planBy = (mode: 'typed' | 'onSpot' | 'post') => planOf([home(mode)])

const address = { line1: '12, Law College Road', line2: null, city: 'Pune', pin: '411004' }
const centre = placeOfPinCode(address.pin)?.centre ?? { latitude: 0, longitude: 0 }
const here = (changes: object = {}) => ({ ...centre, accuracyM: 20, at: new Date().toISOString(), ...changes })

let headers: Record<string, string>
beforeEach(async () => {
  headers = await signedIn(ctx, await makeCustomer(ctx.db))
})

describe('a typed address', () => {
  test('proves nothing, and names the district and state of its PIN code', async () => {
    const link = await person.start(headers, planBy('typed'))
    expect((await person.answer(link, 'home', { address })).statusCode).toBe(200)
    expect(await person.stepOf(link.id, 'home')).toMatchObject({
      outcome: 'unproven',
      facts: { mode: 'typed', district: 'Pune', state: 'Maharashtra', reason: 'notChecked' },
    })
    const shown = await app.inject({ url: `/api/resources/cases/${link.id}`, headers })
    expect(shown.body).not.toContain(address.line1)
  })

  test('needs a PIN code of six digits', async () => {
    const link = await person.start(headers, planBy('typed'))
    expect(fieldsOf(await person.answer(link, 'home', { address: { ...address, pin: '41100' } }))).toEqual([
      'address.pin',
    ])
    expect(fieldsOf(await person.answer(link, 'home', {}))).toEqual(['address.line1'])
  })
})

describe('an address on the spot', () => {
  const photographed = async (position: object | null, fromCamera = true, at = address) => {
    const link = await person.start(headers, planBy('onSpot'))
    const files = [await person.upload(link.token, 'house.jpg', JPEG)]
    expect((await person.answer(link, 'home', { address: at, files, fromCamera, position })).statusCode).toBe(200)
    return person.stepOf(link.id, 'home')
  }

  test('is confirmed within the area of its PIN code', async () => {
    expect(await photographed(here())).toMatchObject({
      outcome: 'confirmed',
      facts: { distanceKm: 0, accuracyM: 20, photos: 1, fromCamera: true },
    })
  })

  test('is nearby just outside, elsewhere further away, and unproven where the accuracy leaves it open', async () => {
    const radius = placeOfPinCode(address.pin)?.radiusKm ?? 0
    const north = (km: number) => ({ latitude: centre.latitude + km / 111.2 })
    expect(await photographed(here(north(radius + 2)))).toMatchObject({ outcome: 'nearby' })
    expect(await photographed(here(north(radius + 60)))).toMatchObject({ outcome: 'elsewhere' })
    expect(await photographed(here({ ...north(radius + 5), accuracyM: 3_000 }))).toMatchObject({
      outcome: 'unproven',
      facts: { reason: 'inaccurate' },
    })
  })

  test.each([
    ['noPosition', null, true, address],
    ['oldPosition', here({ at: new Date(Date.now() - 3_600_000).toISOString() }), true, address],
    ['oldPosition', here({ at: new Date(Date.now() + 3_600_000).toISOString() }), true, address],
    ['uploadedPhoto', here(), false, address],
    ['unknownPin', here(), true, { ...address, pin: '999999' }],
  ] as const)('is unproven: %s', async (reason, position, fromCamera, at) => {
    expect(await photographed(position, fromCamera, at)).toMatchObject({ outcome: 'unproven', facts: { reason } })
  })

  test('needs a photo, and one of the case', async () => {
    const link = await person.start(headers, planBy('onSpot'))
    expect(fieldsOf(await person.answer(link, 'home', { address, position: here() }))).toEqual(['files'])
    const pdf = await person.upload(link.token, 'house.pdf', Buffer.from('%PDF-1.7\n%%EOF\n'))
    expect(fieldsOf(await person.answer(link, 'home', { address, files: [pdf], position: here() }))).toEqual([
      'files.0',
    ])
  })
})

describe('an address by post', () => {
  const letterUrl = (id: string) => `/api/cases/${id}/steps/home/letter`
  const codeOf = async (id: string) => {
    const row = await ctx.db.selectFrom('case_letters').selectAll().where('case_id', '=', id).executeTakeFirstOrThrow()
    expect(row.code_sealed).not.toMatch(/^[2-9A-Z]{8}$/)
    return openRow(ctx.vault, 'case_letters', row).code_sealed
  }
  const written = async () => {
    const link = await person.start(headers, planBy('post'))
    expect((await person.post(letterUrl(link.id), {}, headers)).statusCode).toBe(409)
    expect((await person.answer(link, 'home', { address })).statusCode).toBe(200)
    return { link, code: await codeOf(link.id) }
  }

  test('waits for the code of a letter, which only the account prints, and is confirmed by it', async () => {
    const { link, code } = await written()
    expect((await person.read(link.token)).open).toMatchObject([
      { kind: 'address', letterTo: '12, Law College Road, Pune 411004' },
    ])
    const url = `/api/resources/cases/${link.id}`
    expect((await app.inject({ url, headers })).json().steps[0].letter).toEqual({ printedAt: null })
    const stranger = await signedIn(ctx, await makeCustomer(ctx.db))
    expect((await person.post(letterUrl(link.id), {}, stranger)).statusCode).toBe(404)
    const letter = await person.post(letterUrl(link.id), {}, headers)
    expect([letter.statusCode, letter.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(letter.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    const shown = await app.inject({ url, headers })
    expect(shown.json().steps[0].letter).toEqual({ printedAt: expect.any(String) })
    expect(shown.body).not.toContain(code)
    const typed = ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `
    expect((await person.answer(link, 'home', { code: typed })).statusCode).toBe(200)
    expect(await person.stepOf(link.id, 'home')).toMatchObject({
      outcome: 'confirmed',
      facts: { mode: 'post', pin: '411004' },
    })
    expect((await person.post(letterUrl(link.id), {}, headers)).statusCode).toBe(409)
  })

  test('is unproven after five wrong codes; a code that is too short does not count', async () => {
    const { link, code } = await written()
    const wrong = code === 'AAAAAAAA' ? 'BBBBBBBB' : 'AAAAAAAA'
    expect(fieldsOf(await person.answer(link, 'home', { code: 'AAA' }))).toEqual(['code'])
    for (const left of [4, 3, 2, 1]) {
      const reply = await person.answer(link, 'home', { code: wrong })
      expect([reply.statusCode, reply.body]).toEqual([400, expect.stringContaining(String(left))])
    }
    expect((await person.answer(link, 'home', { code: wrong })).statusCode).toBe(200)
    expect(await person.stepOf(link.id, 'home')).toMatchObject({ outcome: 'unproven', facts: { reason: 'wrongCode' } })
  })

  test('begins anew when it is asked again: the address is there to be changed, and the old code proves nothing', async () => {
    const look = {
      id: 'look',
      kind: 'review',
      title: { en: 'Review', hi: 'रिव्यू' },
      settings: kinds.review.example.settings,
    } as const
    const link = await person.start(headers, planOf([home('post'), look]))
    await person.answer(link, 'home', { address })
    const code = await codeOf(link.id)
    expect((await person.answer(link, 'home', { code })).statusCode).toBe(200)
    const reason = { reason: 'The person has moved.' }
    expect((await person.post(`/api/cases/${link.id}/steps/home/ask-again`, reason, headers)).statusCode).toBe(200)
    await runCase(ctx, link.id)
    expect((await person.read(link.token)).open).toMatchObject([
      { letterTo: null, draft: { 'address.line1': address.line1, 'address.pin': address.pin } },
    ])
    await person.answer(link, 'home', { address: { ...address, line1: '4, Prabhat Road' } })
    expect((await person.answer(link, 'home', { code })).statusCode).toBe(400)
  })
})
