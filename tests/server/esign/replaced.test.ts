import { PDFDocument } from '@cantoo/pdf-lib'
import { beforeEach, describe, expect, test } from 'vitest'
import { certificateOf } from '../../../server/esign/certificate.ts'
import { aboutEnvelopes, presentEnvelope, readTrail } from '../../../server/esign/present.ts'
import { readEnvelope } from '../../../server/esign/rows.ts'
import { sealEnvelope } from '../../../server/esign/seal.ts'
import { listMessages } from '../../../server/sandbox/messages.ts'
import { testApp } from '../../support/app.ts'
import { heavyInline } from '../../support/esign/heavyInline.ts'
import { draftOf, esignOf, fieldOf, signerNamed } from '../../support/esign/signers.ts'
import { makeCustomer, signedIn } from '../../support/factories.ts'

const { app, ctx } = await testApp({}, { heavy: heavyInline })
const { uploadDocument, makeDraft, send, show, tokenFor, ask, sign, inject } = esignOf({ app, ctx })

type Person = ReturnType<typeof signerNamed>

let headers: Record<string, string>
let count = 0
let asha: Person
let ravi: Person
beforeEach(async () => {
  headers = await signedIn(ctx, await makeCustomer(ctx.db))
  count += 1
  asha = signerNamed('asha', 'Asha Rao', { email: `asha.replaced${count}@example.com` })
  ravi = signerNamed('ravi', 'Ravi Kumar', { email: `ravi.replaced${count}@example.com`, order: 2 })
})

const emailOf = ({ email }: Pick<Person, 'email'>) => email ?? ''

async function sent(people: Person[], fields: Parameters<typeof draftOf>[2] = []): Promise<string> {
  const { id: file } = await uploadDocument(headers)
  const id = await makeDraft(headers, draftOf(file, people, fields))
  expect((await send(headers, id)).statusCode).toBe(200)
  return id
}

const correct = (id: string, recipient: string, person: object) =>
  inject(headers, {
    method: 'PUT',
    url: `/api/esign/envelopes/${id}/recipients/${recipient}`,
    payload: { phone: null, ...person },
  })

const toldOf = async (to: string) =>
  (await listMessages(ctx, to)).filter(({ text }) => text.startsWith('You were replaced as recipient of'))

async function certificate(id: string): Promise<string> {
  const envelope = await readEnvelope(ctx, ctx.db, id)
  if (!envelope) throw new Error('The envelope is gone.')
  const { recipients } = presentEnvelope(envelope, await aboutEnvelopes(ctx, [envelope]), { inClear: true })
  const trail = await readTrail(ctx, ctx.db, envelope)
  const words = { digest: '', sender: '', brand: '', at: new Date() }
  return JSON.stringify(
    certificateOf({ envelope, recipients, trail, signings: [], stamp: null, ...words }, 'en').content,
  )
}

describe('a sender who puts their own address in the place of a signer', () => {
  test('is named in the trail and the certificate with both addresses, and the signer is told', async () => {
    const id = await sent([asha])
    const own = `mine.replaced${count}@sender.example.in`
    expect((await correct(id, 'asha', { name: 'Asha Rao', email: own })).statusCode).toBe(200)
    const [message, ...more] = await toldOf(emailOf(asha))
    expect(more).toEqual([])
    expect(message?.text).toMatch(/^You were replaced as recipient of “Lease of a shop”\n/)
    expect(message?.text).not.toMatch(/mine\.|sender\.example/)
    await sign(await tokenFor(own))

    const { trail } = await show(headers, id)
    const masked = { from: /^a•+@example\.com$/, to: /^m•+@sender\.example\.in$/ }
    const entry = trail.find(({ kind }) => kind === 'corrected')
    expect(entry?.correction).toEqual({
      from: { name: 'Asha Rao', email: expect.stringMatching(masked.from), phone: null },
      to: { name: 'Asha Rao', email: expect.stringMatching(masked.to), phone: null },
    })
    expect(trail.filter(({ correction }) => correction !== null)).toHaveLength(1)
    const drawn = await certificate(id)
    // Once with the person, once among the events.
    expect(drawn.match(/Asha Rao, a•+@example\.com was replaced by Asha Rao, m•+@sender\.example\.in/g)).toHaveLength(2)
    expect(drawn).toContain(`Recipient corrected by the sender: ${entry?.by}`)
    expect(drawn).not.toContain(own)
  })

  test('is not hidden by a mask that shows the same of both addresses', async () => {
    const id = await sent([asha])
    await correct(id, 'asha', { name: 'Asha Rao', email: emailOf(asha).replace('asha', 'anna') })
    expect(await certificate(id)).toMatch(/replaced by Asha Rao, a•+@example\.com \(another address/)
  })

  test('keeps who it was sealed', async () => {
    const id = await sent([asha])
    await correct(id, 'asha', { name: 'Meera Iyer', email: `meera.replaced${count}@example.com` })
    const rows = await ctx.db.selectFrom('envelope_events').selectAll().where('envelope_id', '=', id).execute()
    expect(rows.filter(({ correction_sealed: sealed }) => sealed !== null)).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toMatch(/Asha|Meera|@example/)
  })
})

test('a former recipient is told only if a link of theirs has ended and the new one goes elsewhere', async () => {
  const id = await sent([asha, ravi])
  await correct(id, 'asha', { name: 'Asha R. Rao', email: emailOf(asha).toUpperCase() })
  expect(await toldOf(emailOf(asha))).toEqual([])
  // Ravi has not been asked yet.
  await correct(id, 'ravi', { name: 'Ravi Kumar', email: `other.replaced${count}@example.com` })
  expect(await listMessages(ctx, emailOf(ravi))).toEqual([])
  const { trail } = await show(headers, id)
  expect(trail.filter(({ correction }) => correction !== null)).toHaveLength(2)
})

describe('a link', () => {
  const handOver = async (from: Person, to: Pick<Person, 'name' | 'email'>, token?: string) =>
    ask('/invitations/hand-over', { token: token ?? (await tokenFor(emailOf(from))), name: to.name, email: to.email })

  test('is not handed over to somebody who acts already, whoever that is', async () => {
    const view = signerNamed('view', 'Meera Iyer', { role: 'view', email: `view.replaced${count}@example.com` })
    const copy = signerNamed('copy', 'Dev Shah', { role: 'copy', email: `copy.replaced${count}@example.com` })
    await sent([{ ...asha, canDelegate: true }, ravi, view, copy])
    for (const other of [ravi, { ...ravi, email: emailOf(ravi).toUpperCase() }, view]) {
      const reply = await handOver(asha, other)
      expect([reply.statusCode, reply.json()]).toMatchObject([400, { error: { fields: [{ field: 'email' }] } }])
    }
    expect(await listMessages(ctx, emailOf(ravi))).toEqual([])
    // Who only gets a copy does not act yet.
    expect((await handOver(asha, copy)).statusCode).toBe(200)
  })

  test('can come back to whoever has handed it over', async () => {
    const id = await sent([{ ...asha, canDelegate: true }])
    const kavya = { name: 'Kavya Nair', email: `kavya.replaced${count}@example.com` }
    expect((await handOver(asha, kavya)).statusCode).toBe(200)
    expect((await handOver(asha, asha, await tokenFor(kavya.email))).statusCode).toBe(200)
    expect((await sign(await tokenFor(emailOf(asha)))).json()).toMatchObject({ state: 'done' })
    expect((await show(headers, id)).recipients.map(({ state }) => state)).toEqual(['handedOver', 'handedOver', 'done'])
  })

  test('of two who hand over to the same person at the same moment, only one does', async () => {
    await sent([
      { ...asha, canDelegate: true },
      { ...ravi, order: 1, canDelegate: true },
    ])
    const kavya = { name: 'Kavya Nair', email: `kavya.replaced${count}@example.com` }
    const replies = await Promise.all([handOver(asha, kavya), handOver(ravi, kavya)])
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 400])
    expect(await listMessages(ctx, kavya.email)).toHaveLength(1)
  })
})

test.each([
  [['hi', 'hi'], /^साइन का सर्टिफ़िकेट/],
  [['hi', 'en'], /^Certificate of signatures/],
] as const)('a certificate for recipients in %s is in their language', async ([first, second], title) => {
  const id = await sent([
    { ...asha, locale: first },
    { ...ravi, locale: second, role: 'copy' },
  ])
  await sign(await tokenFor(emailOf(asha)))
  await sealEnvelope(ctx, id)
  const { rawPayload } = await inject(headers, { url: `/api/esign/envelopes/${id}/document?kind=certificate` })
  expect((await PDFDocument.load(rawPayload)).getTitle()).toMatch(title)
})

test('a number in Devanagari digits is kept in Latin ones', async () => {
  const rent = fieldOf('rent', 'number', 'asha', { y: 500, height: 20, label: 'Rent', least: 1_000, most: 9_000 })
  const id = await sent([asha], [rent])
  const token = await tokenFor(emailOf(asha))
  expect((await sign(token, { values: { rent: '९५००' } })).statusCode).toBe(400)
  expect((await sign(token, { values: { rent: '२५००.५०' } })).json()).toMatchObject({ state: 'done' })
  const envelope = await readEnvelope(ctx, ctx.db, id)
  expect(JSON.parse(envelope?.recipients[0]?.values_sealed ?? '')).toEqual({ rent: '2500.50' })
})
