import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { invitationKinds } from '../../../server/app/invitationKinds.ts'
import { verifyPdf } from '../../../server/engines/pdfSignatures/verifyPdf.ts'
import { sealEnvelope } from '../../../server/esign/seal.ts'
import { expireInvitations } from '../../../server/invitations/sweep.ts'
import { verifyLedger } from '../../../server/money/wallets/verifyLedger.ts'
import { walletOf } from '../../../server/money/wallets/walletOf.ts'
import { listMessages } from '../../../server/sandbox/messages.ts'
import { testApp } from '../../support/app.ts'
import { heavyInline } from '../../support/esign/heavyInline.ts'
import { draftOf, drawnSignature, esignOf, fieldOf, signerNamed } from '../../support/esign/signers.ts'
import { type Customer, makeCustomer, signedIn } from '../../support/factories.ts'

const { app, ctx } = await testApp({}, { heavy: heavyInline })
const { uploadDocument, makeDraft, send, show, tokenFor, ask, read, consent, sign, inject } = esignOf({ app, ctx })

type Headers = Record<string, string>

let customer: Customer
let headers: Headers
let count = 0
/** Addresses of their own, so that no test reads another one's messages. */
let asha: ReturnType<typeof signerNamed>
let ravi: ReturnType<typeof signerNamed>
beforeEach(async () => {
  customer = await makeCustomer(ctx.db)
  headers = await signedIn(ctx, customer)
  count += 1
  asha = signerNamed('asha', 'Asha Rao', { email: `asha${count}@example.com` })
  ravi = signerNamed('ravi', 'रवि कुमार', { email: `ravi${count}@example.com`, order: 2 })
})

const emailOf = ({ email }: { email: string | null }) => email ?? ''
const tokenOf = (who: { email: string | null }) => tokenFor(emailOf(who))

async function sent(people = [asha, ravi], fields: Parameters<typeof draftOf>[2] = []): Promise<string> {
  const { id: file } = await uploadDocument(headers)
  const id = await makeDraft(headers, draftOf(file, people, fields))
  const reply = await send(headers, id)
  expect(reply.json()).toMatchObject({ state: 'sent' })
  return id
}

const wallet = () => walletOf(ctx.db, customer.userId, 'product')
const statesOf = async (id: string) =>
  Object.fromEntries((await show(headers, id)).recipients.map(one => [one.id, one.state]))

describe('an envelope', () => {
  test('goes from one recipient to the next, is sealed, charged once, and reaches all as a copy', async () => {
    const before = await wallet()
    const copy = signerNamed('copy', 'Meera Iyer', { role: 'copy', email: `meera${count}@example.com` })
    const id = await sent([asha, ravi, copy], [fieldOf('date', 'date', 'ravi', { y: 500, height: 20 })])
    const { pricePaise } = await show(headers, id)
    expect(pricePaise).toBeGreaterThan(0)
    expect((await wallet()).heldPaise).toBe(pricePaise)
    expect(await statesOf(id)).toEqual({ asha: 'asked', ravi: 'waiting', copy: 'waiting' })

    expect((await sign(await tokenOf(asha))).json()).toEqual({ state: 'done', isLast: false })
    expect(await statesOf(id)).toEqual({ asha: 'done', ravi: 'asked', copy: 'waiting' })
    expect((await sign(await tokenOf(ravi))).json()).toEqual({ state: 'done', isLast: true })
    await sealEnvelope(ctx, id)
    await sealEnvelope(ctx, id)

    const done = await show(headers, id)
    expect(done).toMatchObject({ state: 'completed', done: 2, acting: 2, chargedPaise: pricePaise })
    const { availablePaise, heldPaise } = await wallet()
    expect([before.availablePaise - availablePaise, heldPaise]).toEqual([pricePaise, 0])
    expect(await verifyLedger(ctx.db)).toMatchObject({ broken: null })

    const { rawPayload } = await inject(headers, { url: `/api/esign/envelopes/${id}/document` })
    expect(createHash('sha256').update(rawPayload).digest('hex')).toBe(done.signedSha256)
    const verification = await verifyPdf(rawPayload, { anchors: { ours: [], known: [] } })
    expect(verification).toMatchObject({ verdict: 'valid', signatures: [{ verdict: 'valid' }] })

    const token = await tokenOf(copy)
    const { sha256 } = (await ask('/esign-copies/read', { token })).json<{ sha256: string }>()
    expect(sha256).toBe(done.signedSha256)
    const copied = await inject(
      { 'x-link-token': token, 'x-client-token': ctx.config.CLIENT_TOKEN },
      { url: '/public/esign-copies/document' },
    )
    expect(copied.rawPayload.equals(rawPayload)).toBe(true)
  })

  test('names everything that keeps it from being sent, and charges nothing', async () => {
    const before = await wallet()
    const { id: file } = await uploadDocument(headers)
    const nobody = { ...asha, name: '', email: 'no address', code: 'sms' as const }
    const id = await makeDraft(headers, { ...draftOf(file, [nobody, { ...ravi, name: 'रवि 😀' }]), title: '' })
    const reply = await send(headers, id)
    expect(reply.statusCode).toBe(400)
    const fields = reply.json<{ error: { fields: { field: string }[] } }>().error.fields.map(({ field }) => field)
    expect(fields.toSorted()).toEqual([
      'recipients.0.email',
      'recipients.0.name',
      'recipients.0.phone',
      'recipients.1.name',
      'title',
    ])
    expect(await wallet()).toEqual(before)
    expect(await show(headers, id)).toMatchObject({ state: 'draft' })
  })

  test('is not sent without balance, and not twice', async () => {
    const { id: file } = await uploadDocument(headers)
    const id = await makeDraft(headers, draftOf(file, [asha]))
    const poor = await makeCustomer(ctx.db, { paise: 100 })
    const poorHeaders = await signedIn(ctx, poor)
    const { id: other } = await uploadDocument(poorHeaders)
    const unpaid = await makeDraft(poorHeaders, draftOf(other, [asha]))
    expect((await send(poorHeaders, unpaid)).statusCode).toBe(402)
    expect(await show(poorHeaders, unpaid)).toMatchObject({ state: 'draft' })
    const both = await Promise.all([send(headers, id), send(headers, id)])
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
    const asked = (await listMessages(ctx, emailOf(asha))).filter(({ text }) => text.includes('/accept-esign/'))
    expect(asked).toHaveLength(1)
  })

  test('tells the second editor of a draft, and overwrites nothing', async () => {
    const { id: file } = await uploadDocument(headers)
    const draft = draftOf(file, [asha])
    const id = await makeDraft(headers, draft)
    const save = (title: string) =>
      inject(headers, {
        method: 'PUT',
        url: `/api/esign/envelopes/${id}/draft`,
        payload: { revision: 1, draft: { ...draft, title } },
      })
    expect((await save('First')).statusCode).toBe(200)
    expect((await save('Second')).statusCode).toBe(409)
    expect(await show(headers, id)).toMatchObject({ title: 'First', revision: 2 })
  })

  test('is declined for everybody, with the reason, and nothing is charged', async () => {
    const before = await wallet()
    const id = await sent([asha, { ...ravi, order: 1 }])
    await sign(await tokenOf(asha))
    const ravisToken = await tokenOf(ravi)
    await ask('/invitations/decline', { token: ravisToken, reason: 'The rent is wrong.' })
    expect(await show(headers, id)).toMatchObject({ state: 'declined', reason: 'The rent is wrong.', chargedPaise: 0 })
    expect(await statesOf(id)).toEqual({ asha: 'done', ravi: 'declined' })
    expect((await listMessages(ctx, emailOf(asha)))[0]?.text).toContain('The rent is wrong.')
    expect(await wallet()).toEqual(before)
    expect(await verifyLedger(ctx.db)).toMatchObject({ broken: null })
  })

  test('is voided by its sender, after which no link opens', async () => {
    const id = await sent([asha])
    const token = await tokenOf(asha)
    const body = { reason: 'Wrong document' }
    await inject(headers, { method: 'POST', url: `/api/esign/envelopes/${id}/void`, payload: body })
    expect((await read(token)).json()).toMatchObject({ state: 'ended', end: 'withdrawn' })
    expect(await show(headers, id)).toMatchObject({ state: 'voided', reason: 'Wrong document' })
    const again = await inject(headers, { method: 'POST', url: `/api/esign/envelopes/${id}/void`, payload: body })
    expect(again.statusCode).toBe(409)
    expect((await wallet()).heldPaise).toBe(0)
  })

  test('expires with the links of those who have not signed', async () => {
    const id = await sent([asha])
    const late = new Date(Date.now() + 15 * 86_400_000)
    await expireInvitations(ctx, invitationKinds, late)
    expect(await show(headers, id)).toMatchObject({ state: 'expired' })
    expect((await wallet()).heldPaise).toBe(0)
  })
})

describe('a recipient', () => {
  test('agrees first, and signs once', async () => {
    await sent([asha])
    const token = await tokenOf(asha)
    const { sha256 } = (await read(token)).json<{ sha256: string }>()
    const body = {
      token,
      sha256,
      values: {},
      signature: { image: await drawnSignature(), source: 'drawn' },
      initials: null,
    }
    expect((await ask('/esign-links/sign', body)).statusCode).toBe(409)
    await consent(token)
    const both = await Promise.all([ask('/esign-links/sign', body), ask('/esign-links/sign', body)])
    const outcomes = both.map(reply => reply.json<{ state?: string }>().state ?? reply.statusCode)
    expect(outcomes).toContain('done')
    expect(outcomes.filter(one => one === 'done')).toHaveLength(1)
    expect((await read(token)).json()).toMatchObject({ state: 'ended', end: 'answered' })
  })

  test('is told which fields need another look', async () => {
    await sent(
      [asha],
      [
        fieldOf('rent', 'number', 'asha', { label: 'Rent', y: 400, height: 20 }),
        fieldOf('city', 'choice', 'asha', { label: 'City', y: 430, height: 20, options: ['Pune', 'Nashik'] }),
        fieldOf('note', 'text', 'asha', { label: 'Note', y: 460, height: 20, required: false }),
      ],
    )
    const token = await tokenOf(asha)
    const { sha256 } = (await consent(token)).json<{ sha256: string }>()
    const reply = await ask('/esign-links/sign', {
      token,
      sha256,
      values: { rent: 'a lot', city: 'Delhi', note: '龍' },
      signature: null,
      initials: null,
    })
    expect(reply.statusCode).toBe(400)
    const fields = reply.json<{ error: { fields: { field: string }[] } }>().error.fields.map(({ field }) => field)
    expect(fields.toSorted()).toEqual(['values.city', 'values.note', 'values.rent', 'values.sign-asha'])
  })

  test('keeps what was entered for another device', async () => {
    await sent([asha], [fieldOf('note', 'text', 'asha', { label: 'Note', y: 460, height: 20 })])
    const token = await tokenOf(asha)
    await consent(token)
    await ask('/esign-links/save', { token, values: { note: 'Third floor', other: 'ignored' } })
    const { fields } = (await read(token)).json<{ fields: { id: string; value: string | null }[] }>()
    expect(Object.fromEntries(fields.map(({ id, value }) => [id, value]))).toMatchObject({ note: 'Third floor' })
  })

  test('hands over only where that is allowed, and the other person signs in their place', async () => {
    const id = await sent([
      { ...asha, canDelegate: true },
      { ...ravi, order: 1 },
    ])
    const other = { name: 'Kavya Nair', email: `kavya${count}@example.com` }
    const refused = await ask('/invitations/hand-over', { token: await tokenOf(ravi), ...other })
    expect(refused.statusCode).toBe(409)
    await ask('/invitations/hand-over', { token: await tokenOf(asha), ...other })
    expect((await sign(await tokenFor(other.email))).json()).toMatchObject({ state: 'done' })
    await sign(await tokenOf(ravi))
    await sealEnvelope(ctx, id)
    const { state, recipients } = await show(headers, id)
    expect(state).toBe('completed')
    expect(recipients.map(({ name, state: is }) => [name, is])).toEqual([
      ['Asha Rao', 'handedOver'],
      ['रवि कुमार', 'done'],
      ['Kavya Nair', 'done'],
    ])
  })

  test('is corrected until they have opened the document', async () => {
    const id = await sent([asha])
    const old = await tokenOf(asha)
    const right = { name: 'Asha Rao', email: `right${count}@example.com`, phone: null }
    const correct = () =>
      inject(headers, { method: 'PUT', url: `/api/esign/envelopes/${id}/recipients/asha`, payload: right })
    expect((await correct()).statusCode).toBe(200)
    expect((await read(old)).json()).toMatchObject({ state: 'ended', end: 'withdrawn' })
    const token = await tokenFor(right.email)
    await ask('/invitations/open', { token })
    expect((await correct()).statusCode).toBe(409)
  })
})

describe('the sender', () => {
  test('never sees a link of a recipient', async () => {
    const id = await sent([asha])
    const token = await tokenOf(asha)
    expect(token).toHaveLength(22)
    const remind = await inject(headers, { method: 'POST', url: `/api/esign/envelopes/${id}/recipients/asha/remind` })
    const replies = [
      remind.body,
      JSON.stringify(await show(headers, id)),
      (await inject(headers, { url: '/api/resources/envelopes' })).body,
    ]
    const tokens = [token, await tokenOf(asha)]
    for (const secret of tokens) for (const reply of replies) expect(reply).not.toContain(secret)
  })

  test('cannot reach another account’s envelope', async () => {
    const id = await sent([asha])
    const stranger = await signedIn(ctx, await makeCustomer(ctx.db))
    const codes = await Promise.all([
      inject(stranger, { url: `/api/resources/envelopes/${id}` }),
      inject(stranger, { url: `/api/esign/envelopes/${id}/document?kind=original` }),
      inject(stranger, { method: 'POST', url: `/api/esign/envelopes/${id}/void`, payload: { reason: 'Not mine' } }),
      inject(stranger, { method: 'POST', url: '/api/esign/envelopes', payload: { from: id } }),
    ])
    expect(codes.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404])
  })
})
