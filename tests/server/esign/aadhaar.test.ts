import { beforeEach, describe, expect, test } from 'vitest'
import type { SandboxEsignOutcome } from '../../../contracts/esign/sandboxEsign.ts'
import { verifyPdf } from '../../../server/engines/pdfSignatures/verifyPdf.ts'
import { recoverAnswers } from '../../../server/esign/aadhaar/recover.ts'
import { sealEnvelope } from '../../../server/esign/seal.ts'
import { walletOf } from '../../../server/money/wallets/walletOf.ts'
import { readCertificates } from '../../../server/reports/signing/givenSigner.ts'
import { sandboxRoots } from '../../../server/reports/signing/sandboxAuthority.ts'
import { testApp } from '../../support/app.ts'
import { aadhaarSignerOf, BORN, type Form } from '../../support/esign/aadhaar.ts'
import { heavyInline } from '../../support/esign/heavyInline.ts'
import { draftOf, esignOf, fieldOf, signerNamed } from '../../support/esign/signers.ts'
import { type Customer, makeCustomer, signedIn } from '../../support/factories.ts'

const { app, ctx } = await testApp({}, { heavy: heavyInline })
const calls = esignOf({ app, ctx })
const { uploadDocument, makeDraft, send, show, tokenFor, sign, ask, inject } = calls
const { begin, enter, prove, post, state, signWith } = aadhaarSignerOf({ app }, calls)

let customer: Customer
let headers: Record<string, string>
let count = 0
beforeEach(async () => {
  customer = await makeCustomer(ctx.db)
  headers = await signedIn(ctx, customer)
  count += 1
})

type Person = ReturnType<typeof signerNamed>
const person = (id: string, name: string, more: Partial<Person> = {}) =>
  signerNamed(id, name, { email: `${id}.aadhaar${count}@example.com`, method: 'aadhaar', ...more })
const linkOf = ({ email }: Person) => tokenFor(email ?? '')

async function sent(people: Person[], fields: Parameters<typeof draftOf>[2] = []): Promise<string> {
  const { id: file } = await uploadDocument(headers)
  const id = await makeDraft(headers, draftOf(file, people, fields))
  const reply = await send(headers, id)
  expect(reply.json(), reply.payload).toMatchObject({ state: 'sent' })
  return id
}

async function signedFile(id: string) {
  const reply = await inject(headers, { url: `/api/esign/envelopes/${id}/document?kind=signed` })
  return new Uint8Array(reply.rawPayload)
}

async function verified(pdf: Uint8Array) {
  const roots = await app.inject({ url: '/public/signing-root.pem' })
  return verifyPdf(pdf, { anchors: { ours: readCertificates(roots.payload), known: await sandboxRoots(ctx) } })
}

const inASecond = () => new Date(Date.now() + 30_000)

const signingsOf = (id: string) =>
  ctx.db.selectFrom('envelope_signings').selectAll().where('envelope_id', '=', id).orderBy('id').execute()

const kindsOf = async (id: string) => (await show(headers, id)).trail.map(({ kind }) => kind)

test('two people sign by Aadhaar and one draws, and the sealed file verifies to the roots', async () => {
  const asha = person('asha', 'Asha Rao')
  const ravi = person('ravi', 'Ravi Kumar', { order: 2, method: 'picture' })
  const meera = person('meera', 'मीरा अय्यर', { order: 3, locale: 'hi' })
  const id = await sent([asha, ravi, meera], [fieldOf('rent', 'number', 'ravi', { y: 720, label: 'Rent' })])
  const { heldPaise } = await walletOf(ctx.db, customer.userId, 'product')
  // The envelope and two signatures.
  expect(heldPaise).toBe(2500 + 2 * 1500)
  const reply = await signWith(await linkOf(asha), { name: 'ASHA RAO' })
  expect([reply?.statusCode, reply?.headers.location]).toEqual([303, '/aadhaar-esign/back'])
  expect(await state(await linkOf(asha))).toMatchObject({ state: 'ended', end: 'answered' })
  await sign(await linkOf(ravi), { values: { rent: '25000' } })
  await signWith(await linkOf(meera), { name: 'Meera Iyer' })
  await sealEnvelope(ctx, id)
  const shown = await show(headers, id)
  expect([shown.state, shown.chargedPaise]).toEqual(['completed', 5500])
  const report = await verified(await signedFile(id))
  expect(report.verdict).toBe('valid')
  expect(report.signatures.map(({ signer, trust, profile }) => [signer?.subject, trust, profile]).slice(0, 2)).toEqual([
    ['ASHA RAO', 'known', 'CMS'],
    ['Meera Iyer', 'known', 'CMS'],
  ])
  expect(report.signatures.slice(0, 2).map(({ revocation }) => revocation?.status)).toEqual(['good', 'good'])
})

describe('an answer', () => {
  test('that comes twice signs once', async () => {
    const asha = person('asha', 'Asha Rao')
    const id = await sent([asha])
    await signWith(await linkOf(asha), { name: 'Asha Rao', outcome: 'twice' })
    expect((await kindsOf(id)).filter(kind => kind === 'signed')).toHaveLength(1)
    expect((await signingsOf(id)).map(one => one.state)).toEqual(['completed'])
  })

  test('that is lost is asked for within a minute', async () => {
    const asha = person('asha', 'Asha Rao')
    const id = await sent([asha])
    const token = await linkOf(asha)
    expect(await signWith(token, { name: 'Asha Rao', outcome: 'lost' })).toBeNull()
    expect(await state(token)).toMatchObject({ state: 'begun' })
    expect(await recoverAnswers(ctx, inASecond())).toBe(1)
    expect(await state(token)).toMatchObject({ state: 'ended', end: 'answered' })
    expect((await kindsOf(id)).filter(kind => kind === 'signed')).toHaveLength(1)
    expect(await recoverAnswers(ctx, new Date(Date.now() + 60_000))).toBe(0)
  })

  test('that comes after its time is taken if the document is the same', async () => {
    const asha = person('asha', 'Asha Rao')
    const id = await sent([asha])
    const token = await linkOf(asha)
    const transaction = await enter((await begin(token)).json<Form>())
    await recoverAnswers(ctx, new Date(Date.now() + 16 * 60_000))
    expect(await state(token)).toMatchObject({ state: 'failed' })
    const answered = (await prove(transaction, { name: 'Asha Rao' })).json<Form>()
    await post(answered)
    expect((await kindsOf(id)).filter(kind => kind === 'signed')).toHaveLength(1)
  })

  test.each<[SandboxEsignOutcome, string]>([
    ['cancelled', 'cancelled'],
    ['failed', 'could not be checked'],
    ['otherDocument', 'does not match'],
  ])('%s signs nothing, says why, and another one is taken', async (outcome, said) => {
    const asha = person('asha', 'Asha Rao')
    const id = await sent([asha])
    const token = await linkOf(asha)
    await signWith(token, { name: 'Asha Rao', outcome })
    const failed = await state(token)
    expect(failed).toMatchObject({ state: 'failed' })
    expect(failed.message).toContain(said)
    expect(await kindsOf(id)).not.toContain('signed')
    await signWith(token, { name: 'Asha Rao' })
    expect(await state(token)).toMatchObject({ end: 'answered' })
  })

  test.each<SandboxEsignOutcome>(['otherTransaction', 'badSignature'])('%s changes nothing', async outcome => {
    const asha = person('asha', 'Asha Rao')
    const id = await sent([asha])
    const token = await linkOf(asha)
    await signWith(token, { name: 'Asha Rao', outcome })
    expect(await state(token)).toMatchObject({ state: 'begun' })
    expect(await recoverAnswers(ctx, inASecond())).toBe(0)
    expect(await kindsOf(id)).not.toContain('signed')
  })

  test.each([
    ['name', { name: 'Meera Iyer' }],
    ['name that is near', { name: 'Usha Rao' }],
    ['year of birth', { name: 'Asha Rao', birthYear: 1961 }],
  ])('of another %s is refused, and the trail says so', async (_what, proof) => {
    const asha = person('asha', 'Asha Rao')
    const id = await sent([asha])
    const token = await linkOf(asha)
    await signWith(token, { ...proof, outcome: 'twice' })
    const refused = await state(token)
    expect(refused.state).toBe('failed')
    expect(refused.message).toContain('Aadhaar is not that of the person')
    expect((await kindsOf(id)).filter(kind => kind === 'otherPerson')).toHaveLength(1)
    expect(await kindsOf(id)).not.toContain('signed')
    // Nothing of it is taken later either.
    expect(await recoverAnswers(ctx, inASecond())).toBe(0)
    await signWith(token, { name: 'Asha Rao' })
    expect(await state(token)).toMatchObject({ end: 'answered' })
  })

  test('to an envelope that was voided meanwhile signs nothing', async () => {
    const asha = person('asha', 'Asha Rao')
    const id = await sent([asha])
    const transaction = await enter((await begin(await linkOf(asha))).json<Form>())
    await inject(headers, { method: 'POST', url: `/api/esign/envelopes/${id}/void`, payload: { reason: 'Wrong' } })
    await post((await prove(transaction, { name: 'Asha Rao' })).json<Form>())
    expect((await show(headers, id)).state).toBe('voided')
    expect(await kindsOf(id)).not.toContain('signed')
    expect((await signingsOf(id)).map(one => one.state)).toEqual(['failed'])
  })

  test.each([
    ['empty', ''],
    ['no form', '{}'],
    ['no XML', 'msg=hello'],
    ['without a signature', `msg=${encodeURIComponent('<EsignResp status="1" txn="X"/>')}`],
  ])('%s is left alone, and the browser goes on', async (_what, payload) => {
    const reply = await app.inject({
      method: 'POST',
      url: '/public/aadhaar-esign/answer',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload,
    })
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/aadhaar-esign/back'])
  })
})

describe('two at once', () => {
  test('the second waits, and neither is lost or overwritten', async () => {
    const [asha, meera] = [person('asha', 'Asha Rao'), person('meera', 'Meera Iyer')]
    const id = await sent([asha, meera])
    const first = (await begin(await linkOf(asha))).json<Form & { state: string }>()
    const second = (await begin(await linkOf(meera))).json<{ state: string; message: string }>()
    expect([first.state, second.state]).toEqual(['begun', 'busy'])
    expect(second.message).toContain('Asha Rao')
    await post((await prove(await enter(first), { name: 'Asha Rao' })).json<Form>())
    await signWith(await linkOf(meera), { name: 'Meera Iyer' })
    await sealEnvelope(ctx, id)
    expect((await verified(await signedFile(id))).verdict).toBe('valid')
    expect((await kindsOf(id)).filter(kind => kind === 'signed')).toHaveLength(2)
  })

  test('whoever begins twice signs by the one that is answered, once', async () => {
    const asha = person('asha', 'Asha Rao')
    const id = await sent([asha])
    const token = await linkOf(asha)
    const [first, second] = [
      await enter((await begin(token)).json<Form>()),
      await enter((await begin(token)).json<Form>()),
    ]
    const answers = [
      (await prove(first, { name: 'Asha Rao' })).json<Form>(),
      (await prove(second, { name: 'Asha Rao' })).json<Form>(),
    ]
    await Promise.all(answers.map(answer => post(answer)))
    expect((await kindsOf(id)).filter(kind => kind === 'signed')).toHaveLength(1)
    expect((await signingsOf(id)).filter(one => one.state === 'completed')).toHaveLength(1)
  })
})

describe('beginning', () => {
  test('needs the consent about Aadhaar and a year', async () => {
    const asha = person('asha', 'Asha Rao')
    await sent([asha])
    const token = await linkOf(asha)
    expect((await begin(token, { agreed: false })).statusCode).toBe(400)
    expect((await begin(token, { birthYear: 19 })).statusCode).toBe(400)
  })

  test('names what is not filled in', async () => {
    const asha = person('asha', 'Asha Rao')
    await sent([asha], [fieldOf('rent', 'number', 'asha', { y: 720, label: 'Rent' })])
    const reply = await begin(await linkOf(asha))
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({ error: { fields: [{ field: 'values.rent' }] } })
  })

  test('is for those who sign by Aadhaar', async () => {
    const asha = person('asha', 'Asha Rao', { method: 'picture' })
    await sent([asha])
    expect((await begin(await linkOf(asha))).statusCode).toBe(409)
  })

  test('by a link that nobody has ends', async () => {
    const reply = await ask('/esign-links/aadhaar/begin', {
      token: 'a'.repeat(22),
      sha256: '',
      values: {},
      birthYear: BORN,
      agreed: true,
    })
    expect(reply.json()).toMatchObject({ state: 'ended' })
  })
})

describe("the provider's page", () => {
  test('asks again after a wrong code', async () => {
    const asha = person('asha', 'Asha Rao')
    await sent([asha])
    const transaction = await enter((await begin(await linkOf(asha))).json<Form>())
    const page = await app.inject({
      url: `/sandbox/aadhaar-esign?transaction=${transaction}`,
      headers: { host: 'localhost' },
    })
    expect(page.statusCode).toBe(200)
    expect((await prove(transaction, { name: 'Asha Rao', code: '000000' })).json()).toMatchObject({ state: 'refused' })
    expect((await prove(transaction, { name: 'Asha Rao' })).json()).toMatchObject({ state: 'answered' })
    expect((await prove(transaction, { name: 'Asha Rao' })).statusCode).toBe(409)
  })

  test('knows no transaction that was never asked for', async () => {
    expect((await prove('NOBODY', { name: 'Asha Rao' })).statusCode).toBe(404)
  })

  test('serves the list of what it has withdrawn', async () => {
    const reply = await app.inject({ url: '/sandbox/aadhaar-esign/withdrawn.crl', headers: { host: 'localhost' } })
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/pkix-crl'])
  })
})
