import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Signer } from '../../../server/engines/pdfSignatures/signPdf.ts'
import { verifyPdf } from '../../../server/engines/pdfSignatures/verifyPdf.ts'
import { sealEnvelope } from '../../../server/esign/seal.ts'
import { readCertificates } from '../../../server/reports/signing/givenSigner.ts'
import { testApp } from '../../support/app.ts'
import { cmsOver, digitalSignerOf } from '../../support/esign/certificates.ts'
import { heavyInline } from '../../support/esign/heavyInline.ts'
import { draftOf, esignOf, fieldOf, signerNamed } from '../../support/esign/signers.ts'
import { type Customer, makeCustomer, signedIn } from '../../support/factories.ts'
import { issue, listOf } from '../../support/pdfs/pki.ts'
import { type Authority, makeAuthority, makeSigner, rsa } from '../../support/pdfs/signers.ts'

const { app, ctx } = await testApp({}, { heavy: heavyInline })
const calls = esignOf({ app, ctx })
const { uploadDocument, makeDraft, send, show, tokenFor, sign, inject, ask } = calls
const { begin, complete, signWith } = digitalSignerOf(calls)

let authority: Authority
let customer: Customer
let headers: Record<string, string>
let count = 0
beforeAll(async () => {
  authority = await makeAuthority('Test CA')
})
beforeEach(async () => {
  customer = await makeCustomer(ctx.db)
  headers = await signedIn(ctx, customer)
  count += 1
})

type Person = ReturnType<typeof signerNamed>
const person = (id: string, name: string, more: Partial<Person> = {}) =>
  signerNamed(id, name, { email: `${id}.digital${count}@example.com`, ...more })
const digital = (id: string, name: string, more: Partial<Person> = {}) =>
  person(id, name, { method: 'certificate', ...more })
const linkOf = ({ email }: Person) => tokenFor(email ?? '')

async function sent(people: Person[], fields: Parameters<typeof draftOf>[2] = []): Promise<string> {
  const { id: file } = await uploadDocument(headers)
  const id = await makeDraft(headers, draftOf(file, people, fields))
  const reply = await send(headers, id)
  expect(reply.json(), reply.payload).toMatchObject({ state: 'sent' })
  return id
}

async function documentOf(id: string, kind = 'signed') {
  const reply = await inject(headers, { url: `/api/esign/envelopes/${id}/document?kind=${kind}` })
  return new Uint8Array(reply.rawPayload)
}

async function verified(pdf: Uint8Array) {
  const roots = await app.inject({ url: '/public/signing-root.pem' })
  return verifyPdf(pdf, { anchors: { ours: readCertificates(roots.payload), known: [authority.root] } })
}

type Begun = { state: string; signing: string; digest: string }
async function begun(token: string, signer: Signer): Promise<Begun> {
  const reply = await begin(token, signer)
  expect(reply.json(), reply.payload).toMatchObject({ state: 'prepared' })
  return reply.json<Begun>()
}

const finish = async (token: string, signer: Signer, { signing, digest }: Begun) =>
  complete(token, signing, await cmsOver(signer, digest))

const signedBy = async (id: string) =>
  (await show(headers, id)).trail.flatMap(({ kind, certificate }) =>
    kind === 'signed' ? [certificate?.subject ?? null] : [],
  )

const stateOf = async (signing: string) => {
  const { state, failure, entered_sealed } = await ctx.db
    .selectFrom('envelope_signings')
    .select(['state', 'failure', 'entered_sealed'])
    .where('id', '=', signing)
    .executeTakeFirstOrThrow()
  return { state, failure, isForgotten: entered_sealed === null }
}

test('a digital signer, a drawn signature and another digital signer end in one file that verifies', async () => {
  const asha = digital('asha', 'Asha Rao')
  const ravi = person('ravi', 'Ravi Kumar', { order: 2 })
  const meera = digital('meera', 'मीरा अय्यर', { order: 3, locale: 'hi' })
  const id = await sent(
    [asha, ravi, meera],
    [
      fieldOf('name', 'name', 'asha', { y: 600 }),
      fieldOf('day', 'date', 'meera', { y: 660 }),
      fieldOf('rent', 'number', 'ravi', { y: 720, label: 'Rent' }),
    ],
  )
  const first = await signWith(await linkOf(asha), await makeSigner('Asha Rao', authority))
  expect(first.json()).toEqual({ state: 'done', isLast: false })
  expect((await sign(await linkOf(ravi), { values: { rent: '25000' } })).json()).toMatchObject({ state: 'done' })
  const last = await signWith(await linkOf(meera), await makeSigner('Meera Iyer', authority, { algorithm: rsa }))
  expect(last.json()).toEqual({ state: 'done', isLast: true })
  await sealEnvelope(ctx, id)
  const { state, signedSha256 } = await show(headers, id)
  expect(state).toBe('completed')
  const report = await verified(await documentOf(id))
  expect([report.verdict, report.fingerprint, report.emptyFields]).toEqual(['valid', signedSha256, 0])
  expect(report.signatures.map(({ field, kind, signer, profile }) => [field, kind, signer?.subject, profile])).toEqual([
    ['Satyapan-sign-asha', 'approval', 'Asha Rao', 'PAdES B-T'],
    ['Satyapan-sign-meera', 'approval', 'Meera Iyer', 'PAdES B-T'],
    ['SatyapanSeal', 'approval', expect.stringContaining('documents'), 'PAdES B-LT'],
    ['SatyapanCertification', 'certification', expect.stringContaining('documents'), 'PAdES B-LT'],
  ])
  expect(await signedBy(id)).toEqual(['Meera Iyer', null, 'Asha Rao'])
  // Its certificate is a document of its own, for those who get copies too.
  expect(await verified(await documentOf(id, 'certificate'))).toMatchObject({ verdict: 'valid' })
  const token = await linkOf(asha)
  expect((await ask('/esign-copies/read', { token })).json()).toMatchObject({ state: 'open', hasCertificate: true })
})

describe('what does not fit', () => {
  test('is refused, and the right signature is taken afterwards, once', async () => {
    const asha = digital('asha', 'Asha Rao')
    const id = await sent([asha])
    const token = await linkOf(asha)
    const own = await makeSigner('Asha Rao', authority)
    const prepared = await begun(token, own)
    expect((await finish(token, own, { ...prepared, digest: 'ab'.repeat(32) })).statusCode).toBe(400)
    expect((await complete(token, prepared.signing, 'AAAA')).statusCode).toBe(400)
    const both = await Promise.all([1, 2].map(() => finish(token, own, prepared)))
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await signedBy(id)).toEqual(['Asha Rao'])
    expect((await finish(token, own, prepared)).json()).toMatchObject({ state: 'ended', end: 'answered' })
  })

  test('is a certificate that has ended, begins later, or is not for signing', async () => {
    const asha = digital('asha', 'Asha Rao')
    await sent([asha])
    const token = await linkOf(asha)
    const wrong = [
      await makeSigner('Asha Rao', authority, { until: new Date(Date.now() - 86_400_000) }),
      await makeSigner('Asha Rao', authority, { from: new Date(Date.now() + 86_400_000) }),
      await makeSigner('Asha Rao', authority, { role: 'timestamps' }),
    ]
    for (const signer of wrong) {
      const reply = await begin(token, signer)
      expect(reply.statusCode).toBe(400)
      expect(reply.json()).toMatchObject({ error: { fields: [{ field: 'certificate' }] } })
    }
    expect((await begin(token, wrong[0] as Signer, { certificates: ['AAAA'] })).statusCode).toBe(400)
  })

  test('is another certificate than the one with which it was begun', async () => {
    const asha = digital('asha', 'Asha Rao')
    const id = await sent([asha])
    const token = await linkOf(asha)
    const [own, other] = [await makeSigner('Asha Rao', authority), await makeSigner('Ravi Kumar', authority)]
    const prepared = await begun(token, own)
    expect((await finish(token, other, prepared)).statusCode).toBe(400)
    expect(await stateOf(prepared.signing)).toMatchObject({ state: 'failed', failure: 'refused' })
    expect(await signedBy(id)).toEqual([])
  })

  test('is a certificate with which somebody else has signed', async () => {
    const [asha, ravi] = [digital('asha', 'Asha Rao'), digital('ravi', 'Asha Rao', { order: 2 })]
    await sent([asha, ravi])
    const own = await makeSigner('Asha Rao', authority)
    await signWith(await linkOf(asha), own)
    const reply = await begin(await linkOf(ravi), own)
    expect([reply.statusCode, reply.payload]).toEqual([400, expect.stringContaining('same certificate')])
  })

  test('is another name, unless the signer says that it is theirs, which the record tells', async () => {
    const asha = digital('asha', 'Asha Rao')
    const id = await sent([asha])
    const token = await linkOf(asha)
    const other = await makeSigner('Imran Qureshi', null)
    expect((await begin(token, other)).json()).toEqual({ state: 'nameDiffers', name: 'Imran Qureshi' })
    expect((await signWith(token, other, { isOwnName: true })).json()).toMatchObject({ state: 'done' })
    const { trail } = await show(headers, id)
    const certificate = trail.find(({ kind }) => kind === 'signed')?.certificate
    expect(certificate).toMatchObject({ nameDiffers: true, trust: 'unknown', subject: 'Imran Qureshi' })
  })

  test('is somebody who signs in another way, and a signature of another link', async () => {
    const [asha, ravi] = [digital('asha', 'Asha Rao'), person('ravi', 'Ravi Kumar')]
    await sent([asha, ravi])
    const own = await makeSigner('Asha Rao', authority)
    expect((await sign(await linkOf(asha))).statusCode).toBe(409)
    expect((await begin(await linkOf(ravi), own, { isOwnName: true })).statusCode).toBe(409)
    const prepared = await begun(await linkOf(asha), own)
    expect((await finish(await linkOf(ravi), own, prepared)).statusCode).toBe(404)
    expect((await complete(await linkOf(asha), 'esg_none', 'AAAA')).statusCode).toBe(404)
  })
})

describe('a certificate whose issuer has withdrawn it', () => {
  let list: Uint8Array = new Uint8Array()
  const server = createServer((_request, reply) => reply.end(list)).listen(0, '127.0.0.1')
  afterAll(() => server.close())

  test('is refused, and one that holds is kept with what says so', async () => {
    const root = await issue('authority', 'Test root', null)
    const listAt = `http://127.0.0.1:${(server.address() as AddressInfo).port}/list.crl`
    const signer = await issue('signer', 'Asha Rao', root, { listAt })
    const at = new Date(Date.now() - 3_600_000)
    list = await listOf(root, { at, revoked: [{ certificate: signer.certificate, since: at }] })
    const asha = digital('asha', 'Asha Rao')
    const id = await sent([asha])
    const refused = await signWith(await linkOf(asha), signer)
    expect([refused.statusCode, refused.payload]).toEqual([400, expect.stringContaining('withdrawn')])
    expect(await signedBy(id)).toEqual([])
    list = await listOf(root, { at })
    expect((await signWith(await linkOf(asha), signer)).json()).toMatchObject({ state: 'done' })
    await sealEnvelope(ctx, id)
    const { signatures } = await verified(await documentOf(id))
    const own = signatures.find(({ field }) => field === 'Satyapan-sign-asha')
    expect(own).toMatchObject({ revocation: { status: 'good' }, profile: 'PAdES B-LT' })
  })
})

describe('a draft', () => {
  const problems = async (people: Person[], fields: Parameters<typeof draftOf>[2]) => {
    const { id: file } = await uploadDocument(headers)
    const reply = await send(headers, await makeDraft(headers, draftOf(file, people, fields)))
    return reply.json<{ error?: { fields: { field: string }[] } }>().error?.fields.map(({ field }) => field)
  }

  test('has one place for a digital signature, and no initials', async () => {
    const asha = digital('asha', 'Asha Rao')
    expect(await problems([asha], [fieldOf('again', 'signature', 'asha', { y: 600 })])).toEqual(['recipients.0'])
    expect(await problems([asha], [fieldOf('short', 'initials', 'asha', { y: 600 })])).toEqual(['fields.1'])
    const reader = digital('meera', 'Meera Iyer', { role: 'view' })
    expect(await problems([asha, reader], [])).toEqual(['recipients.1.method'])
  })
})

describe('an envelope that ends, or whose recipient changes, while somebody signs', () => {
  const given = { reason: 'It has a mistake' }
  const ends: Record<string, (id: string, token: string) => Promise<unknown>> = {
    voided: id => inject(headers, { method: 'POST', url: `/api/esign/envelopes/${id}/void`, payload: given }),
    declined: (_id, token) => ask('/invitations/decline', { token, ...given }),
    'handed over': (_id, token) =>
      ask('/invitations/hand-over', { token, name: 'Ravi Kumar', email: `heir${count}@example.com` }),
  }
  test.each(Object.keys(ends))('%s: the signature is not taken', async end => {
    const asha = digital('asha', 'Asha Rao', { canDelegate: true })
    const id = await sent([asha])
    const token = await linkOf(asha)
    const own = await makeSigner('Asha Rao', authority)
    const prepared = await begun(token, own)
    expect(await ends[end]?.(id, token)).toMatchObject({ statusCode: 200 })
    expect(await stateOf(prepared.signing)).toEqual({ state: 'failed', failure: 'ended', isForgotten: true })
    expect((await finish(token, own, prepared)).json()).toMatchObject({ state: 'ended' })
    expect(await signedBy(id)).toEqual([])
  })
})
