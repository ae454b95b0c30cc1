import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Signer } from '../../../server/engines/pdfSignatures/signPdf.ts'
import { verifyPdf } from '../../../server/engines/pdfSignatures/verifyPdf.ts'
import { type BegunSigning, beginSigning } from '../../../server/esign/digital/begin.ts'
import { completeSigning } from '../../../server/esign/digital/complete.ts'
import type { OpenLink } from '../../../server/esign/person.ts'
import { readEnvelope } from '../../../server/esign/rows.ts'
import { sealEnvelope } from '../../../server/esign/seal.ts'
import { noteConsent, sign as signAs } from '../../../server/esign/signing.ts'
import { verifyLedger } from '../../../server/money/wallets/verifyLedger.ts'
import type { Context } from '../../../server/platform/context.ts'
import { readCertificates } from '../../../server/reports/signing/givenSigner.ts'
import { testApp } from '../../support/app.ts'
import { cmsOver, digitalSignerOf } from '../../support/esign/certificates.ts'
import { heavyInline } from '../../support/esign/heavyInline.ts'
import { draftOf, drawnSignature, esignOf, signerNamed } from '../../support/esign/signers.ts'
import { makeCustomer, signedIn } from '../../support/factories.ts'
import { type Authority, makeAuthority, makeSigner } from '../../support/pdfs/signers.ts'

/* Several who sign at the same time, signatures that come late, and processes that end. */

const { app, ctx } = await testApp({}, { heavy: heavyInline })
const calls = esignOf({ app, ctx })
const { uploadDocument, makeDraft, send, show, tokenFor, sign, inject } = calls
const { begin, complete, signWith } = digitalSignerOf(calls)

let authority: Authority
let ofAsha: Signer
let ofMeera: Signer
let headers: Record<string, string>
let count = 0
beforeAll(async () => {
  authority = await makeAuthority('Test CA')
  ofAsha = await makeSigner('Asha Rao', authority)
  ofMeera = await makeSigner('Meera Iyer', authority)
})
beforeEach(async () => {
  headers = await signedIn(ctx, await makeCustomer(ctx.db))
})

type Person = ReturnType<typeof signerNamed>
const person = (id: string, name: string, more: Partial<Person> = {}) =>
  signerNamed(id, name, { email: `${id}.race${count}@example.com`, ...more })

/** A document that waits for two with certificates and one who draws, all at once. */
async function sent() {
  count += 1
  const people = [
    person('asha', 'Asha Rao', { method: 'certificate' }),
    person('meera', 'Meera Iyer', { method: 'certificate' }),
    person('ravi', 'Ravi Kumar'),
  ]
  const { id: file } = await uploadDocument(headers)
  const id = await makeDraft(headers, draftOf(file, people))
  expect((await send(headers, id)).statusCode).toBe(200)
  const [asha = '', meera = '', ravi = ''] = await Promise.all(people.map(({ email }) => tokenFor(email ?? '')))
  return { id, asha, meera, ravi }
}

type Begun = { state: string; signing: string; digest: string; message: string }
const begun = async (token: string, signer: Signer) => (await begin(token, signer)).json<Begun>()
const finish = async (token: string, signer: Signer, { signing, digest }: Begun) =>
  complete(token, signing, await cmsOver(signer, digest))

const endTime = (signing: string) =>
  ctx.db
    .updateTable('envelope_signings')
    .set({ ends_at: new Date(Date.now() - 1000) })
    .where('id', '=', signing)
    .execute()
const failureOf = async (signing: string) =>
  (await ctx.db.selectFrom('envelope_signings').select('failure').where('id', '=', signing).executeTakeFirstOrThrow())
    .failure

async function signaturesIn(id: string) {
  await sealEnvelope(ctx, id)
  const reply = await inject(headers, { url: `/api/esign/envelopes/${id}/document?kind=signed` })
  const roots = await app.inject({ url: '/public/signing-root.pem' })
  const anchors = { ours: readCertificates(roots.payload), known: [authority.root] }
  const { verdict, signatures } = await verifyPdf(new Uint8Array(reply.rawPayload), { anchors })
  return { verdict, fields: signatures.map(({ field }) => field).toSorted((a, b) => a.localeCompare(b)) }
}

const whole = {
  verdict: 'valid',
  fields: ['Satyapan-sign-asha', 'Satyapan-sign-meera', 'SatyapanCertification', 'SatyapanSeal'],
}

describe('one signature at a time', () => {
  test('another one waits until the first is made', async () => {
    const { id, asha, meera, ravi } = await sent()
    const first = await begun(asha, ofAsha)
    expect(await begun(meera, ofMeera)).toEqual({ state: 'busy', message: expect.stringContaining('Asha Rao') })
    // Drawn signatures need no turn.
    expect((await sign(ravi)).json()).toMatchObject({ state: 'done' })
    expect((await finish(asha, ofAsha, first)).json()).toMatchObject({ state: 'done' })
    expect((await signWith(meera, ofMeera)).json()).toEqual({ state: 'done', isLast: true })
    expect(await signaturesIn(id)).toEqual(whole)
  })

  test('one that is not made in time gives way, and is still taken if it comes first', async () => {
    const { asha, meera, ravi, id } = await sent()
    const late = await begun(asha, ofAsha)
    await endTime(late.signing)
    const next = await begun(meera, ofMeera)
    expect([next.state, await failureOf(late.signing)]).toEqual(['prepared', 'timeout'])
    expect((await finish(asha, ofAsha, late)).json()).toMatchObject({ state: 'done' })
    // It does not cover the one that came late.
    const overtaken = await finish(meera, ofMeera, next)
    expect([overtaken.statusCode, await failureOf(next.signing)]).toEqual([409, 'overtaken'])
    expect((await signWith(meera, ofMeera)).json()).toMatchObject({ state: 'done' })
    await sign(ravi)
    expect(await signaturesIn(id)).toEqual(whole)
  })

  test('one that comes after another was made is refused, and made anew', async () => {
    const { asha, meera } = await sent()
    const late = await begun(asha, ofAsha)
    await endTime(late.signing)
    await signWith(meera, ofMeera)
    expect((await finish(asha, ofAsha, late)).statusCode).toBe(409)
    expect((await signWith(asha, ofAsha)).json()).toMatchObject({ state: 'done' })
  })

  test('one begun twice by the same person is taken once, whichever comes', async () => {
    const { id, asha } = await sent()
    const [first, second] = [await begun(asha, ofAsha), await begun(asha, ofAsha)]
    expect(await failureOf(first.signing)).toBe('replaced')
    expect((await finish(asha, ofAsha, first)).json()).toMatchObject({ state: 'done' })
    expect((await finish(asha, ofAsha, second)).json()).toMatchObject({ state: 'ended' })
    expect((await show(headers, id)).trail.filter(({ kind }) => kind === 'signed')).toHaveLength(1)
  })
})

const visitor = {
  scope: { actor: { kind: 'system', name: 'visitor' }, ip: null, requestId: null, locale: 'en' } as const,
  agent: '',
}

/** As their link opens it once they have agreed, without its limits of requests. */
async function openedFor(id: string, recipient: string): Promise<OpenLink> {
  const found = await readEnvelope(ctx, ctx.db, id)
  const one = found?.recipients.find(each => each.id === recipient)
  if (!found || !one?.invitation_id) throw new Error('Nobody is asked.')
  const opened = { refused: null, envelope: found, recipient: one, invitationId: one.invitation_id }
  if (one.consented_at !== null) return opened
  await noteConsent(ctx, visitor, opened, found.row.document_sha256 ?? '')
  return openedFor(id, recipient)
}

async function beginAs(parts: Context, id: string, recipient: string) {
  const opened = await openedFor(id, recipient)
  const given = { sha256: opened.envelope.row.document_sha256 ?? '', values: {} }
  return beginSigning(parts, visitor, opened, given, { method: 'certificate', reserved: 8000, holdMs: 60_000 })
}

const cmsOf = async (signer: Signer, { digest }: BegunSigning) =>
  Buffer.from(await cmsOver(signer, Buffer.from(digest).toString('hex')), 'base64')

async function drawAs(id: string, recipient: string) {
  const opened = await openedFor(id, recipient)
  const signature = { image: await drawnSignature(), source: 'drawn' as const }
  const sha256 = opened.envelope.row.document_sha256 ?? ''
  return signAs(ctx, visitor, opened, { sha256, values: {}, signature, initials: null })
}

test('of those who sign at the same moment nobody is lost or overwritten, again and again', async () => {
  const untilSigned = async (id: string, recipient: string, signer: Signer) => {
    for (let attempt = 0; attempt < 50; attempt++) {
      const prepared = await beginAs(ctx, id, recipient)
      if (prepared.state === 'prepared') return completeSigning(ctx, prepared.signingId, await cmsOf(signer, prepared))
      await sleep(50)
    }
    throw new Error('It is never their turn.')
  }
  for (let round = 0; round < 20; round++) {
    const { id } = await sent()
    const replies = await Promise.all([
      untilSigned(id, 'asha', ofAsha),
      untilSigned(id, 'meera', ofMeera),
      drawAs(id, 'ravi'),
    ])
    expect(replies.filter(({ isLast }) => isLast)).toHaveLength(1)
    expect(await signaturesIn(id)).toEqual(whole)
  }
}, 240_000)

describe('a process that ends', () => {
  const dies = async () => {
    throw new Error('killed')
  }
  /** A process that ends when it does this. */
  const dyingAt: Record<string, Partial<Context>> = {
    drawing: { heavy: { ...heavyInline, run: dies } },
    storing: { objects: { ...ctx.objects, put: dies } },
    telling: { jobs: { ...ctx.jobs, sendIn: dies } },
  }

  test.each(['drawing', 'storing'])(
    'while it prepares a signature, at %s, leaves nothing that others wait for',
    async at => {
      const { id, meera } = await sent()
      await expect(beginAs({ ...ctx, ...dyingAt[at] }, id, 'asha')).rejects.toThrow('killed')
      expect((await signWith(meera, ofMeera)).json()).toMatchObject({ state: 'done' })
    },
  )

  test.each(Object.keys(dyingAt))(
    'while it takes a signature, at %s, is followed by one that takes it once',
    async at => {
      const { id, meera, ravi } = await sent()
      await signWith(meera, ofMeera)
      await sign(ravi)
      const prepared = await beginAs(ctx, id, 'asha')
      if (prepared.state === 'busy') throw new Error(prepared.message)
      const { signingId } = prepared
      const cms = await cmsOf(ofAsha, prepared)
      await expect(completeSigning({ ...ctx, ...dyingAt[at] }, signingId, cms)).rejects.toThrow('killed')
      expect((await show(headers, id)).done).toBe(2)
      const replies = await Promise.all([1, 2].map(() => completeSigning(ctx, signingId, cms)))
      expect([...replies, await completeSigning(ctx, signingId, cms)]).toEqual([1, 2, 3].map(() => ({ isLast: true })))
      expect(await signaturesIn(id)).toEqual(whole)
      const { state, trail } = await show(headers, id)
      expect([state, trail.filter(({ kind }) => kind === 'signed').length]).toEqual(['completed', 3])
      expect(await verifyLedger(ctx.db)).toMatchObject({ broken: null })
    },
  )

  test.each(['drawing', 'storing'])(
    'while it seals what was signed, at %s, is followed by one that completes it',
    async at => {
      const { id, asha, meera, ravi } = await sent()
      await signWith(asha, ofAsha)
      await sign(ravi)
      await signWith(meera, ofMeera)
      await expect(sealEnvelope({ ...ctx, ...dyingAt[at] }, id)).rejects.toThrow('killed')
      expect(await signaturesIn(id)).toEqual(whole)
    },
  )
})
