import { beforeAll, describe, expect, test } from 'vitest'
import { readSigningRevocations } from '../../../contracts/calls/signing.ts'
import { parseCrl } from '../../../server/engines/pdfSignatures/revocation/crl.ts'
import type { SigningProblem } from '../../../server/engines/pdfSignatures/sign/wanted.ts'
import { type Signer, signPdf } from '../../../server/engines/pdfSignatures/signPdf.ts'
import { derOf } from '../../../server/engines/pdfSignatures/verify/names.ts'
import { verifyPdf } from '../../../server/engines/pdfSignatures/verifyPdf.ts'
import { EgressError } from '../../../server/platform/egress/index.ts'
import { callUrl } from '../../../server/platform/http/serveCall.ts'
import type { SigningEgress } from '../../../server/reports/signing/fetchRevocation.ts'
import { timeAuthorityAt } from '../../../server/reports/signing/fetchRevocation.ts'
import { readCertificates } from '../../../server/reports/signing/givenSigner.ts'
import { archiveDocument, keepForLater } from '../../../server/reports/signing/longTerm.ts'
import { sealDocument, signDocument } from '../../../server/reports/signing/signDocument.ts'
import { testApp } from '../../support/app.ts'
import { answerAbout, answerRequest, issue, listOf, type Party } from '../../support/pdfs/pki.ts'
import { plainPdf } from '../../support/pdfs/plainPdf.ts'

const { app, ctx } = await testApp()
const day = 24 * 60 * 60_000
let root: Party
let authority: Party
let signer: Party
let clock: Party

beforeAll(async () => {
  root = await issue('authority', 'Test root', null)
  authority = await issue('authority', 'Test authority', root)
  signer = await issue('signer', 'Asha Rao', authority)
  clock = await issue('timestamps', 'Test clock', root)
})

/** Answers by the end of an address; what is not there is not reached. */
function network(replies: Record<string, (body: Uint8Array) => Promise<Uint8Array>>) {
  const asked: string[] = []
  const answer = async (url: URL, body: Uint8Array = new Uint8Array()) => {
    asked.push(url.href)
    const reply = replies[url.pathname]
    if (!reply) throw new EgressError('nobody there')
    return { status: 200, bytes: Buffer.from(await reply(body)) }
  }
  const egress: SigningEgress = {
    download: url => answer(url),
    exchange: (url, { body }) => answer(url, body),
  }
  return { egress, asked }
}

const ownAnchors = async () => {
  const roots = await app.inject({ url: '/public/signing-root.pem' })
  return { ours: readCertificates(roots.payload), known: [root.certificate] }
}

test('our own signature is B-LT with our own list, and asks nobody', async () => {
  const { egress, asked } = network({})
  const sealed = await sealDocument(ctx, plainPdf(), { time: new Date(), field: 'Seal' })
  const kept = await keepForLater(ctx, sealed, { egress })
  expect([kept.missing, asked]).toEqual([[], []])
  const archived = await archiveDocument(ctx, kept.pdf, { egress })
  const anchors = await ownAnchors()
  const now = new Date(Date.now() + 5 * 365 * day)
  const levels = []
  for (const pdf of [sealed, kept.pdf, archived]) {
    const { verdict, signatures } = await verifyPdf(pdf, { anchors, now })
    expect(verdict).toBe('valid')
    levels.push(signatures[0]?.profile)
  }
  expect(levels).toEqual(['PAdES B-T', 'PAdES B-LT', 'PAdES B-LTA'])
})

test('a report that permits no change becomes B-LT all the same', async () => {
  const { pdf } = await keepForLater(ctx, await signDocument(ctx, plainPdf()), { egress: network({}).egress })
  expect(await verifyPdf(pdf, { anchors: await ownAnchors() })).toMatchObject({
    verdict: 'valid',
    signatures: [{ kind: 'certification', profile: 'PAdES B-LT', revocation: { status: 'good' } }],
  })
})

describe('the certificate of somebody else', () => {
  const sign = (chain: Signer['chain']) =>
    signPdf(plainPdf(), {
      signer: { ...signer, chain },
      authority: clock,
      time: new Date(),
      field: 'One',
      name: 'Asha',
    })
  const at = () => new Date(Date.now() + 1000)
  const check = async (pdf: Uint8Array) =>
    (await verifyPdf(pdf, { anchors: await ownAnchors() })).signatures[0]?.profile

  test('is asked about where it says: the responder first, then the list, and the issuer', async () => {
    const { egress, asked } = network({
      '/ocsp': async () => answerAbout(signer, { at: at() }),
      '/issuer.cer': async () => derOf(authority.certificate),
      '/list.crl': () => listOf(root, { at: at() }),
    })
    const kept = await keepForLater(ctx, await sign([]), { egress })
    expect(kept.missing).toEqual([])
    expect(await check(kept.pdf)).toBe('PAdES B-LT')
    expect(asked).toContain('http://pki.example/issuer.cer')
    expect(asked.indexOf('http://pki.example/ocsp')).toBeLessThan(asked.indexOf('http://pki.example/list.crl'))
  })

  test('whose responder says nothing usable is asked about in the list', async () => {
    const { egress } = network({
      '/ocsp': async () => Uint8Array.of(0x30, 3, 0x0a, 1, 6),
      '/list.crl': async () => listOf(authority, { at: at() }),
    })
    const kept = await keepForLater(ctx, await sign([authority.certificate]), { egress })
    // The root's own list is not there.
    expect(kept.missing.toSorted()).toEqual(['Test authority', 'Test clock'])
    expect(await check(kept.pdf)).toBe('PAdES B-T')
  })

  test('that nobody answers for is named as missing', async () => {
    const kept = await keepForLater(ctx, await sign([authority.certificate]), { egress: network({}).egress })
    expect(kept.missing).toContain('Asha Rao')
  })
})

describe('a time authority elsewhere', () => {
  test('stamps, and is not believed if it refuses', async () => {
    const bytes = Uint8Array.of(1, 2, 3)
    const address = 'http://tsa.example/stamp'
    const good = network({ '/stamp': request => answerRequest(request, clock, { at: new Date() }) })
    expect((await timeAuthorityAt(good.egress, address).stamp(bytes)).length).toBeGreaterThan(500)
    const bad = network({ '/stamp': request => answerRequest(request, clock, { at: new Date(), status: 2 }) })
    const refused = await timeAuthorityAt(bad.egress, address)
      .stamp(bytes)
      .catch((error: SigningProblem) => error.code)
    expect(refused).toBe('timestampRefused')
  })

  test('that is away holds up no document, whose time our own authority then says', async () => {
    const away = { ...ctx, config: { ...ctx.config, SIGNING_TSA_URL: 'http://127.0.0.1:1/stamp' } }
    const anchors = await ownAnchors()
    for (const pdf of [
      await signDocument(away, plainPdf()),
      await sealDocument(away, plainPdf(), { time: new Date(), field: 'Seal' }),
    ])
      expect(await verifyPdf(pdf, { anchors })).toMatchObject({
        verdict: 'valid',
        signatures: [{ timestamp: { trust: 'ours' } }],
      })
  })
})

test('our list is published', async () => {
  const reply = await app.inject({ url: callUrl(readSigningRevocations) })
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/pkix-crl'])
  const [newest] = (await ownAnchors()).ours.slice(-1)
  const crl = parseCrl(new Uint8Array(reply.rawPayload))
  expect(newest && crl.issuer.isEqual(newest.subject)).toBe(true)
  expect(crl.entries).toBeNull()
})
