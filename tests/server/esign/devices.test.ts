import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { deviceCodes } from '../../../contracts/esign/deviceCodes.ts'
import { testApp } from '../../support/app.ts'
import { heavyInline } from '../../support/esign/heavyInline.ts'
import { draftOf, drawnSignature, esignOf, signerNamed } from '../../support/esign/signers.ts'
import { makeCustomer, signedIn } from '../../support/factories.ts'

const { app, ctx } = await testApp({}, { heavy: heavyInline })
const { uploadDocument, makeDraft, send, show, tokenFor, ask, read, consent, sign } = esignOf({ app, ctx })

type Headers = Record<string, string>

let owner: Headers
let count = 0
beforeEach(async () => {
  owner = await signedIn(ctx, await makeCustomer(ctx.db))
})

async function sent(): Promise<{ id: string; token: string }> {
  count += 1
  const asha = signerNamed('asha', 'Asha Rao', { email: `asha.device${count}@example.com` })
  const { id: file } = await uploadDocument(owner)
  const id = await makeDraft(owner, draftOf(file, [asha]))
  await send(owner, id)
  const token = await tokenFor(asha.email ?? '')
  await consent(token)
  return { id, token }
}

interface Begun {
  id: string
  code: string
  address: string
}

const begin = async (token: string) => (await ask('/esign-devices/open', { token, kind: 'signature' })).json<Begun>()
const look = async (token: string, id: string) => (await ask('/esign-devices/read', { token, id })).json<object>()
const enter = (code: string) => ask('/esign-devices/enter', { code })
const draw = async (code: string, image?: string) =>
  ask('/esign-devices/draw', { code, image: image ?? (await drawnSignature()) })

describe('a signature on another device', () => {
  test('is drawn for a code, comes to the page that shows it, and is signed with there', async () => {
    const { id, token } = await sent()
    const { id: device, code, address } = await begin(token)
    expect(address).toContain('/append-signature')
    expect(await look(token, device)).toEqual({ state: 'waiting' })
    const typed = deviceCodes.written(code).toLowerCase()
    const entered = await enter(typed)
    // Nothing of the document, nor of its people.
    expect(Object.keys(entered.json<object>()).toSorted()).toEqual(['expiresAt', 'kind'])
    expect((await draw(typed)).json()).toEqual({ state: 'sent' })
    expect(await look(token, device)).toMatchObject({
      state: 'drawn',
      image: expect.stringMatching(/^data:image\/png/),
    })
    // Read once.
    expect(await look(token, device)).toEqual({ state: 'over' })
    expect((await sign(token)).statusCode).toBe(200)
    const { trail } = await show(owner, id)
    expect(trail.map(({ kind }) => kind)).toContain('otherDevice')
    expect(JSON.stringify(trail)).not.toContain(code)
  })

  test('is drawn once for each code', async () => {
    const { token } = await sent()
    const { code } = await begin(token)
    const replies = await Promise.all([draw(code), draw(code)])
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 404])
    expect((await enter(code)).statusCode).toBe(404)
  })

  test('of white on nothing is refused, and the code still works', async () => {
    const { token } = await sent()
    const { code } = await begin(token)
    const white = await sharp({ create: { width: 80, height: 40, channels: 4, background: '#ffffff00' } })
      .composite([{ input: { create: { width: 40, height: 4, channels: 4, background: '#fff' } } }])
      .png()
      .toBuffer()
    const empty = await draw(code, `data:image/png;base64,${white.toString('base64')}`)
    expect(empty.statusCode).toBe(400)
    expect((await draw(code)).statusCode).toBe(200)
  })
})

describe('a code', () => {
  test('that is guessed, over, or replaced by another one does not work', async () => {
    const { token } = await sent()
    expect((await enter('AAAAAAAA')).statusCode).toBe(404)
    const first = await begin(token)
    const second = await begin(token)
    expect((await enter(first.code)).statusCode).toBe(404)
    expect(await look(token, first.id)).toEqual({ state: 'over' })
    await ctx.db
      .updateTable('esign_devices')
      .set({ expires_at: new Date(Date.now() - 1) })
      .where('id', '=', second.id)
      .execute()
    expect((await draw(second.code)).statusCode).toBe(404)
    expect(await look(token, second.id)).toEqual({ state: 'over' })
  })

  test('is another one for each document: its drawing is read by no other link', async () => {
    const first = await sent()
    const second = await sent()
    const { id, code } = await begin(first.token)
    await draw(code)
    expect(await look(second.token, id)).toEqual({ state: 'over' })
    expect(await look(first.token, id)).toMatchObject({ state: 'drawn' })
  })

  test('ends with the signature', async () => {
    const { token } = await sent()
    const { id, code } = await begin(token)
    await sign(token)
    expect((await draw(code)).statusCode).toBe(404)
    expect(await look(token, id)).toMatchObject({ state: 'ended' })
    expect((await read(token)).json()).toMatchObject({ state: 'ended' })
  })

  test('that is over is deleted with what was drawn for it, by the next one', async () => {
    const { token } = await sent()
    const { id, code } = await begin(token)
    await draw(code)
    const past = new Date(Date.now() - 1)
    await ctx.db.updateTable('esign_devices').set({ expires_at: past }).where('id', '=', id).execute()
    await begin((await sent()).token)
    const row = await ctx.db.selectFrom('esign_devices').select('id').where('id', '=', id).executeTakeFirst()
    expect(row).toBeUndefined()
  })

  test('is not kept in clear', async () => {
    const { token } = await sent()
    const { id, code } = await begin(token)
    const row = await ctx.db.selectFrom('esign_devices').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(JSON.stringify(row)).not.toContain(code)
  })

  test('is refused after many guesses from one network', async () => {
    const tries = await Promise.all(Array.from({ length: deviceCodes.entered.max + 5 }, () => enter('BBBBBBBB')))
    expect(tries.some(({ statusCode }) => statusCode === 429)).toBe(true)
  })
})
