import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import type { EnvelopeDraft } from '../../../contracts/esign/draft.ts'
import { certificateOf } from '../../../server/esign/certificate.ts'
import { digestOf } from '../../../server/esign/digest.ts'
import { marksOf } from '../../../server/esign/marks.ts'
import { aboutEnvelopes, presentEnvelope, readTrail } from '../../../server/esign/present.ts'
import { readEnvelope } from '../../../server/esign/rows.ts'
import { testApp } from '../../support/app.ts'
import { heavyInline } from '../../support/esign/heavyInline.ts'
import { draftOf, esignOf, fieldOf, signerNamed } from '../../support/esign/signers.ts'
import { type Customer, makeCustomer, signedIn } from '../../support/factories.ts'
import { makeKey } from '../../support/keys.ts'

const { app, ctx } = await testApp({}, { heavy: heavyInline })
const { uploadDocument, makeDraft, send, tokenFor, ask, read, consent, sign, inject } = esignOf({ app, ctx })

type Headers = Record<string, string>

let customer: Customer
let headers: Headers
let count = 0
let asha: ReturnType<typeof signerNamed>
beforeEach(async () => {
  customer = await makeCustomer(ctx.db)
  headers = await signedIn(ctx, customer)
  count += 1
  asha = signerNamed('asha', 'Asha Rao', { email: `asha.refusals${count}@example.com` })
})

const token = () => tokenFor(asha.email ?? '')

async function sent(change: (draft: EnvelopeDraft) => EnvelopeDraft = draft => draft): Promise<string> {
  const { id: file } = await uploadDocument(headers)
  const id = await makeDraft(headers, change(draftOf(file, [asha])))
  const reply = await send(headers, id)
  expect(reply.json()).toMatchObject({ state: 'sent' })
  return id
}

interface Refused {
  error: { fields: { field: string }[] }
}

/** The fields that a draft is refused for when it is sent. */
async function refusedFor(change: (draft: EnvelopeDraft) => EnvelopeDraft): Promise<string[]> {
  const { id: file } = await uploadDocument(headers)
  const reply = await send(headers, await makeDraft(headers, change(draftOf(file, [asha]))))
  expect(reply.statusCode).toBe(400)
  return reply.json<Refused>().error.fields.map(({ field }) => field)
}

const withField =
  (kind: Parameters<typeof fieldOf>[1], more: Parameters<typeof fieldOf>[3]) =>
  (draft: EnvelopeDraft): EnvelopeDraft => ({
    ...draft,
    fields: [...draft.fields, fieldOf('more', kind, 'asha', { y: 500, height: 20, ...more })],
  })

const envelope = async (id: string) => {
  const found = await readEnvelope(ctx, ctx.db, id)
  if (!found) throw new Error('There is no such envelope.')
  return found
}

describe('a draft', () => {
  test('whose keys every object has is refused', async () => {
    const { headers: key } = await makeKey(ctx, customer.userId, 'live')
    const { id: file } = await uploadDocument(headers)
    const draft = draftOf(file, [asha], [fieldOf('constructor', 'text', 'asha', { label: 'Trade', required: false })])
    const reply = await inject(key, { method: 'POST', url: '/v1/esign/envelopes', payload: { draft } })
    expect(reply.statusCode).toBe(400)
  })

  test('is refused where something could not be drawn when everybody has acted', async () => {
    expect(await refusedFor(draft => ({ ...draft, title: 'Lease 🏠' }))).toEqual(['title'])
    const options = ['Yes', 'No 🙈']
    expect(await refusedFor(withField('choice', { label: 'Parking', options }))).toEqual(['fields.1.options'])
    const long = 'All that the parties have agreed upon. '.repeat(10).trim()
    const fixed = { label: 'Terms', value: long, readOnly: true, width: 20, height: 9 }
    expect(await refusedFor(withField('text', fixed))).toEqual(['fields.1'])
  })
})

describe('the largest', () => {
  test('draft is saved and sent, and the largest signature is taken', async () => {
    const { id: file } = await uploadDocument(headers)
    const label = 'नाम '.repeat(20).trim()
    const many = Array.from({ length: 499 }, (_, index) =>
      fieldOf(`f${index}`, 'text', 'asha', { label, required: false }),
    )
    const id = await makeDraft(headers, draftOf(file, [asha], many))
    expect((await send(headers, id)).json()).toMatchObject({ state: 'sent' })
    const link = await token()
    const { sha256 } = (await consent(link)).json<{ sha256: string }>()
    const png = await sharp({
      create: {
        width: 220,
        height: 220,
        channels: 4,
        background: '#0000',
        noise: { type: 'gaussian', mean: 128, sigma: 90 },
      },
    })
      .png({ compressionLevel: 0 })
      .toBuffer()
    expect(png.length).toBeGreaterThan(190_000)
    const picture = { image: `data:image/png;base64,${png.toString('base64')}`, source: 'uploaded' }
    const signed = await ask('/esign-links/sign', {
      token: link,
      sha256,
      values: {},
      signature: picture,
      initials: picture,
    })
    expect(signed.json()).toMatchObject({ state: 'done' })
  })
})

describe('a test key', () => {
  test('makes envelopes of templates, and does not read live ones', async () => {
    const { headers: trial } = await makeKey(ctx, customer.userId, 'test')
    const payload = { templateId: await sent(), recipients: [{ name: 'X', email: 'x@example.com', phone: null }] }
    const reply = await inject(trial, { method: 'POST', url: '/v1/esign/envelopes', payload })
    expect(reply.statusCode).toBe(404)
  })
})

describe('a document that is out', () => {
  test('cannot be deleted as a file', async () => {
    const { row } = await envelope(await sent())
    const reply = await inject(headers, { method: 'DELETE', url: `/api/files/${row.document_file}` })
    expect(reply.statusCode).toBe(409)
    expect((await sign(await token())).json()).toMatchObject({ state: 'done' })
  })

  test('shows nothing that its signer has cleared', async () => {
    const id = await sent(draft => ({
      ...draft,
      fields: [
        ...draft.fields,
        fieldOf('agree', 'checkbox', 'asha', { y: 400, label: 'Send me offers', value: 'yes', required: false }),
        fieldOf('trade', 'text', 'asha', { y: 500, label: 'Trade', value: 'Tea', required: false }),
      ],
    }))
    await sign(await token(), { values: { agree: '', trade: ' ' } })
    const { draft, recipients } = await envelope(id)
    expect(marksOf(draft, recipients).map(({ field }) => field)).toEqual(['sign-asha'])
  })

  test('says of a refusal what has come before it', async () => {
    const id = await sent()
    const link = await token()
    const payload = { token: link, reason: 'Not on these terms' }
    const both = [
      ask('/invitations/decline', payload),
      inject(headers, { method: 'POST', url: `/api/esign/envelopes/${id}/void`, payload: { reason: 'Not needed' } }),
    ] as const
    const [declined] = await Promise.all(both)
    const end = (await envelope(id)).row.state === 'declined' ? 'declined' : 'withdrawn'
    expect(declined.json()).toMatchObject({ state: 'ended', end })
  })

  test('takes a signature only as a PNG, whatever its address says', async () => {
    await sent()
    const link = await token()
    const { sha256 } = (await consent(link)).json<{ sha256: string }>()
    const signed = async (content: Buffer) => {
      const signature = { image: `data:image/png;base64,${content.toString('base64')}`, source: 'uploaded' }
      return ask('/esign-links/sign', { token: link, sha256, values: {}, signature, initials: null })
    }
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M1 1L8 8" stroke="#000"/></svg>',
    )
    const gif = await sharp(svg).gif().toBuffer()
    const white = await sharp(Buffer.from(svg.toString().replace('#000', '#fff')))
      .png()
      .toBuffer()
    for (const content of [svg, gif, white]) expect((await signed(content)).statusCode).toBe(400)
    expect((await signed(await sharp(svg).png().toBuffer())).json()).toMatchObject({ state: 'done' })
  })

  test('is not handed over to a name that its certificate cannot show', async () => {
    asha = { ...asha, canDelegate: true }
    await sent()
    const link = await token()
    const other = { name: '🦊 Fox', email: `fox${count}@example.com` }
    expect((await ask('/invitations/hand-over', { token: link, ...other })).statusCode).toBe(400)
    expect((await sign(link)).json()).toMatchObject({ state: 'done' })
  })
})

describe('a corrected recipient', () => {
  const correct = (id: string, person: object) =>
    inject(headers, { method: 'PUT', url: `/api/esign/envelopes/${id}/recipients/asha`, payload: person })
  const meera = () => ({ name: 'Meera Iyer', email: `meera.refusals${count}@example.com`, phone: null })

  test('takes over nothing that the former one has saved or agreed to', async () => {
    const id = await sent(withField('text', { label: 'Trade', required: false }))
    const former = await token()
    await ask('/esign-links/save', { token: former, values: { more: 'Mine alone' } })
    expect((await correct(id, meera())).statusCode).toBe(200)
    const link = await tokenFor(meera().email)
    expect((await read(link)).body).not.toContain('Mine alone')
    await consent(link)
    expect((await correct(id, { ...meera(), name: 'Somebody' })).statusCode).toBe(409)
  })

  test('is not named for what happened before', async () => {
    const id = await sent()
    await correct(id, meera())
    const found = await envelope(id)
    const { recipients } = presentEnvelope(found, await aboutEnvelopes(ctx, [found]), { inClear: true })
    const trail = await readTrail(ctx, ctx.db, found)
    const parts = {
      envelope: found,
      signings: [],
      recipients,
      trail,
      digest: '',
      sender: '',
      brand: '',
      stamp: null,
      at: new Date(),
    }
    const drawn = JSON.stringify(certificateOf(parts, 'en').content)
    // The heading of the person, the correction, and being asked: not the former one's invitation.
    const asked = trail.filter(({ kind }) => kind === 'asked')
    expect(asked).toHaveLength(2)
    expect(drawn.match(/[^"]*: Meera Iyer/g)?.filter(title => /ask/i.test(title))).toHaveLength(1)
  })
})

describe('the digest of the trail', () => {
  test('covers all that stands in the document: also names, days, places, and what was given beforehand', async () => {
    const id = await sent(withField('text', { label: 'Rent', value: '25000', readOnly: true }))
    await sign(await token())
    const signed = await envelope(id)
    const [first] = signed.recipients
    const field = signed.draft.fields[1]
    if (!first || !field) throw new Error('Nobody has signed.')
    const others = [
      { ...signed, recipients: [{ ...first, name: 'Asha Roy' }] },
      { ...signed, recipients: [{ ...first, ended_at: '2026-01-01T00:00:00.000Z' }] },
      ...[{ value: '52000' }, { x: field.x + 1 }].map(change => {
        const fields = [...signed.draft.fields.slice(0, 1), { ...field, ...change }]
        return { ...signed, draft: { ...signed.draft, fields } }
      }),
    ]
    expect(new Set([signed, ...others].map(digestOf)).size).toBe(5)
    const { digest } = (await readTrail(ctx, ctx.db, signed)).findLast(({ kind }) => kind === 'signed') ?? {}
    expect(digest).toBe(digestOf(signed))
  })
})
