import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import type { EsignAttachment, EsignSigning } from '../../../contracts/calls/esignLinks.ts'
import type { DraftField } from '../../../contracts/esign/draft.ts'
import { digestOf } from '../../../server/esign/digest.ts'
import { readEnvelope } from '../../../server/esign/rows.ts'
import { sealEnvelope } from '../../../server/esign/seal.ts'
import { testApp } from '../../support/app.ts'
import { displayedText } from '../../support/displayedText.ts'
import { heavyInline } from '../../support/esign/heavyInline.ts'
import { draftOf, esignOf, fieldOf, onePage, signerNamed } from '../../support/esign/signers.ts'
import { type Customer, makeCustomer, signedIn } from '../../support/factories.ts'
import { makeKey } from '../../support/keys.ts'

const { app, ctx } = await testApp({}, { heavy: heavyInline })
const { uploadDocument, uploadFor, makeDraft, send, show, tokenFor, ask, read, consent, sign, inject } = esignOf({
  app,
  ctx,
})

type Headers = Record<string, string>

let customer: Customer
let owner: Headers
let count = 0
let asha: ReturnType<typeof signerNamed>
beforeEach(async () => {
  customer = await makeCustomer(ctx.db)
  owner = await signedIn(ctx, customer)
  count += 1
  asha = signerNamed('asha', 'Asha Rao', { email: `asha.attach${count}@example.com` })
})

/** A photo that says where it was taken, and lies on its side. */
const photo = () =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: '#a33' } })
    .withExif({ IFD0: { Make: 'Secret camera' }, IFD3: { GPSLatitude: '12/1 58/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

async function sent(fields: readonly DraftField[]): Promise<{ id: string; token: string }> {
  const { id: file } = await uploadDocument(owner)
  const id = await makeDraft(owner, draftOf(file, [asha], fields))
  const reply = await send(owner, id)
  expect(reply.json()).toMatchObject({ state: 'sent' })
  const token = await tokenFor(asha.email ?? '')
  await consent(token)
  return { id, token }
}

const asked = (kind: 'picture' | 'file' | 'stamp', more: Partial<DraftField> = {}) =>
  fieldOf('more', kind, 'asha', { label: 'What is asked', y: 420, height: 60, ...more })
const put = async (token: string, name: string, content: Buffer, field = 'more') =>
  uploadFor(token, field, { name, content })
const stored = (reply: { json<T>(): T }) => reply.json<{ attachment: EsignAttachment }>().attachment
const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest('hex')

describe('a photo', () => {
  test('is drawn anew and upright, stands in the document, and is named in the trail', async () => {
    const { id, token } = await sent([asked('picture')])
    const refused = await sign(token)
    expect([refused.statusCode, refused.body]).toEqual([400, expect.stringContaining('values.more')])
    const attachment = stored(await put(token, 'me.jpg', await photo()))
    expect(attachment).toMatchObject({ name: 'me.jpg', preview: expect.stringMatching(/^data:image\/jpeg;base64,/) })
    const { fields } = (await read(token)).json<EsignSigning>()
    expect(fields.find(one => one.id === 'more')?.attachment).toEqual(attachment)
    expect((await sign(token)).json()).toEqual({ state: 'done', isLast: true })
    await sealEnvelope(ctx, id)
    const shown = await show(owner, id)
    expect(shown).toMatchObject({ state: 'completed', attachments: [{ field: 'more', sha256: attachment.sha256 }] })
    expect(shown.trail.find(({ kind }) => kind === 'attached')?.digest).toBe(attachment.sha256)
    const kept = await inject(owner, { url: `/api/esign/envelopes/${id}/attachments/more` })
    expect(sha256(kept.rawPayload)).toBe(attachment.sha256)
    expect(kept.rawPayload.includes('Secret camera')).toBe(false)
    const { width, height, exif } = await sharp(kept.rawPayload).metadata()
    expect([width, height, exif]).toEqual([200, 300, undefined])
    const pdf = (await inject(owner, { url: `/api/esign/envelopes/${id}/document` })).rawPayload
    expect(pdf.includes('/Width 200')).toBe(true)
  })

  test('that is none, is broken, shows nothing or is too large is refused, and the former one stays', async () => {
    const { token } = await sent([asked('picture')])
    const first = stored(await put(token, 'me.jpg', await photo()))
    expect((await put(token, 'me.pdf', onePage())).statusCode).toBe(415)
    expect((await put(token, 'me.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).statusCode).toBe(415)
    expect((await put(token, 'me.jpg', (await photo()).subarray(0, 300))).statusCode).toBe(400)
    const white = await sharp({ create: { width: 40, height: 40, channels: 4, background: '#ffffff80' } })
      .png()
      .toBuffer()
    expect((await put(token, 'me.png', white)).statusCode).toBe(400)
    expect((await put(token, 'me.jpg', Buffer.alloc(5 * 1024 * 1024 + 1, 1))).statusCode).toBe(413)
    const { fields } = (await read(token)).json<EsignSigning>()
    expect(fields.find(one => one.id === 'more')?.attachment).toEqual(first)
  })

  test('is taken for its own fields of the one who is asked only', async () => {
    const { token } = await sent([asked('picture')])
    const picture = await photo()
    expect((await put(token, 'me.jpg', picture, 'sign-asha')).statusCode).toBe(404)
    expect((await put(token, 'me.jpg', picture, 'nothing')).statusCode).toBe(404)
    expect((await put('A'.repeat(22), 'me.jpg', picture)).json()).toMatchObject({ state: 'ended' })
    await put(token, 'me.jpg', picture)
    expect((await sign(token)).statusCode).toBe(200)
    expect((await put(token, 'me.jpg', picture)).json()).toMatchObject({ state: 'ended' })
  })

  test('can be taken out again, and what is optional may be missing', async () => {
    const { id, token } = await sent([asked('picture', { required: false })])
    await put(token, 'me.jpg', await photo())
    expect((await ask('/esign-links/files/remove', { token, field: 'more' })).json()).toEqual({ state: 'removed' })
    expect((await sign(token)).statusCode).toBe(200)
    expect((await show(owner, id)).attachments).toEqual([])
    expect((await inject(owner, { url: `/api/esign/envelopes/${id}/attachments/more` })).statusCode).toBe(404)
  })
})

test('a stamp keeps what is transparent, and is shown to those who come later', async () => {
  const seal = await sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><circle cx="45" cy="45" r="40" fill="none" stroke="#00f"/></svg>',
    ),
  )
    .png()
    .toBuffer()
  const meera = signerNamed('meera', 'Meera Iyer', { order: 2, email: `meera.attach${count}@example.com` })
  const { id: file } = await uploadDocument(owner)
  const id = await makeDraft(owner, draftOf(file, [asha, meera], [asked('stamp')]))
  await send(owner, id)
  const token = await tokenFor(asha.email ?? '')
  await consent(token)
  const { preview } = stored(await put(token, 'seal.png', seal))
  expect(preview).toMatch(/^data:image\/png;base64,/)
  await sign(token)
  const { others, pictures } = (await read(await tokenFor(meera.email ?? ''))).json<EsignSigning>()
  const shown = others.find(({ kind }) => kind === 'stamp')?.picture ?? -1
  expect(pictures[shown]).toBe(preview)
  const kept = await inject(owner, { url: `/api/esign/envelopes/${id}/attachments/more` })
  expect((await sharp(kept.rawPayload).stats()).isOpaque).toBe(false)
})

describe('a file', () => {
  test('is kept as it is, named in the document and the certificate, and handed to the sender once it is signed', async () => {
    const { id, token } = await sent([asked('file')])
    const content = onePage()
    expect(stored(await put(token, 'licence.pdf', content))).toMatchObject({ sha256: sha256(content), preview: null })
    const url = `/api/esign/envelopes/${id}/attachments/more`
    expect((await inject(owner, { url })).statusCode).toBe(404)
    await sign(token)
    await sealEnvelope(ctx, id)
    const kept = await inject(owner, { url })
    expect(kept.rawPayload.equals(content)).toBe(true)
    expect(kept.headers['content-disposition']).toContain('licence.pdf')
    const { headers } = await makeKey(ctx, customer.userId, 'live')
    const byKey = await inject(headers, { url: `/v1/esign/envelopes/${id}/attachments/more` })
    expect(byKey.rawPayload.equals(content)).toBe(true)
    const pdf = await inject(owner, { url: `/api/esign/envelopes/${id}/document` })
    const [first, ...certificate] = (await displayedText(pdf.rawPayload)).pages.map(({ text }) => text)
    expect(first).toContain('licence.pdf')
    expect(certificate.join(' ').replaceAll(/\s/g, '')).toContain(sha256(content))
  })

  test('goes to all who get the signed document, if whoever attached it was told so; a photo stands in it', async () => {
    const copy = signerNamed('copy', 'Hina Das', { role: 'copy', email: `hina.attach${count}@example.com` })
    const { id: file } = await uploadDocument(owner)
    const fields = [asked('file'), fieldOf('face', 'picture', 'asha', { label: 'Your photo', y: 500, height: 60 })]
    const id = await makeDraft(owner, draftOf(file, [asha, copy], fields))
    expect((await send(owner, id)).json()).toMatchObject({ state: 'sent' })
    const link = await tokenFor(asha.email ?? '')
    await consent(link)
    const content = onePage()
    await put(link, 'licence.pdf', content)
    await put(link, 'me.jpg', await photo(), 'face')
    expect((await sign(link)).json()).toEqual({ state: 'done', isLast: true })
    await sealEnvelope(ctx, id)

    const token = await tokenFor(copy.email ?? '')
    const attached = async () =>
      (await ask('/esign-copies/read', { token })).json<{ attachments: unknown[] }>().attachments
    expect(await attached()).toEqual([{ field: 'more', name: 'licence.pdf', by: 'Asha Rao', bytes: content.length }])
    const get = async (field: string, by = token) =>
      inject(
        { 'x-link-token': by, 'x-client-token': ctx.config.CLIENT_TOKEN },
        { url: `/public/esign-copies/attachments/${field}` },
      )
    const kept = await get('more')
    expect(kept.rawPayload.equals(content)).toBe(true)
    expect(kept.headers['content-disposition']).toContain('licence.pdf')
    const { trail } = await show(owner, id)
    expect(trail.findLast(({ kind }) => kind === 'downloaded')).toMatchObject({ by: 'Hina Das' })
    const refused = await Promise.all([get('face'), get('sign-asha'), get('more', 'A'.repeat(22)), get('more', link)])
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404])

    // Of an upload from before, whose signer was told otherwise.
    await ctx.db.updateTable('envelope_attachments').set({ for_copies: false }).where('envelope_id', '=', id).execute()
    expect([await attached(), (await get('more')).statusCode]).toEqual([[], 404])
  })

  test('that runs, or whose name cannot be written, is refused', async () => {
    const { token } = await sent([asked('file')])
    expect((await put(token, 'page.html', Buffer.from('<html></html>'))).statusCode).toBe(415)
    const refused = await put(token, '🙂.pdf', onePage())
    expect([refused.statusCode, refused.body]).toEqual([400, expect.stringContaining('🙂')])
  })

  test('is covered by the digest of the trail', async () => {
    const { id, token } = await sent([asked('file')])
    await put(token, 'licence.pdf', onePage())
    await sign(token)
    const signed = await readEnvelope(ctx, ctx.db, id)
    const [first] = signed?.recipients ?? []
    const [attached] = first?.attachments ?? []
    if (!signed || !first || !attached) throw new Error('Nobody has signed.')
    const exchanged = { ...attached, sha256: sha256(Buffer.from('another')) }
    const other = { ...signed, recipients: [{ ...first, attachments: [exchanged] }] }
    expect(digestOf(other)).not.toBe(digestOf(signed))
    const { trail } = await show(owner, id)
    expect(trail.find(({ kind }) => kind === 'signed')?.digest).toBe(digestOf(signed))
  })
})

describe('a value', () => {
  const typed = (more: Partial<DraftField>) =>
    fieldOf('more', 'text', 'asha', { label: 'What is asked', y: 420, height: 20, ...more })
  const enter = async (field: DraftField, value: string) => {
    const { id, token } = await sent([field])
    const reply = await sign(token, { values: { more: value } })
    return { id, status: reply.statusCode, body: reply.body }
  }

  test('with a format is kept as the format writes it, or refused with an example', async () => {
    const right = await enter(typed({ format: 'pan' }), 'aaapz 1000a')
    expect(right.status).toBe(200)
    await sealEnvelope(ctx, right.id)
    const pdf = await inject(owner, { url: `/api/esign/envelopes/${right.id}/document` })
    expect((await displayedText(pdf.rawPayload)).pages[0]?.text).toContain('AAAPZ1000A')
    const wrong = await enter(typed({ format: 'pan' }), 'AAAPZ1000')
    expect([wrong.status, wrong.body]).toEqual([400, expect.stringContaining('AAAPZ1000A')])
  })

  test('has to lie within its bounds', async () => {
    expect((await enter(typed({ kind: 'number', least: 18, most: 99 }), '17.5')).status).toBe(400)
    expect((await enter(typed({ kind: 'number', least: 18, most: 99 }), '100')).status).toBe(400)
    expect((await enter(typed({ kind: 'number', least: 18, most: 99 }), '99')).status).toBe(200)
    expect((await enter(typed({ least: 3 }), 'ab')).status).toBe(400)
    expect((await enter(typed({ most: 3 }), 'abcd')).status).toBe(400)
    expect((await enter(typed({ least: 3, most: 3 }), 'अबक')).status).toBe(200)
  })

  test('begins with what is known of its recipient', async () => {
    const { id, token } = await sent([typed({ from: 'email', readOnly: true })])
    const { fields } = (await read(token)).json<EsignSigning>()
    expect(fields.find(one => one.id === 'more')?.value).toBe(asha.email)
    await sign(token)
    await sealEnvelope(ctx, id)
    const pdf = await inject(owner, { url: `/api/esign/envelopes/${id}/document` })
    expect((await displayedText(pdf.rawPayload)).pages[0]?.text).toContain(asha.email)
  })

  test('has checks that fit its kind, or the draft is not sent', async () => {
    const { id: file } = await uploadDocument(owner)
    const draft = draftOf(
      file,
      [asha],
      [
        typed({ format: 'pan', least: 3 }),
        typed({ id: 'odd', kind: 'choice', options: ['a', 'b'], format: 'pin', y: 460 }),
        typed({ id: 'turned', kind: 'number', least: 5, most: 4, y: 500 }),
        asked('file', { id: 'fixed', readOnly: true, y: 540 }),
      ],
    )
    const reply = await send(owner, await makeDraft(owner, draft))
    const { fields } = reply.json<{ error: { fields: { field: string }[] } }>().error
    expect(fields.map(({ field }) => field)).toEqual([
      'fields.1.least',
      'fields.2.format',
      'fields.3.most',
      'fields.4.readOnly',
    ])
  })
})
