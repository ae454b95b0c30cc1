import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDocumentTimestamp } from '../../../../server/engines/pdfSignatures/addDocumentTimestamp.ts'
import { addValidationData } from '../../../../server/engines/pdfSignatures/addValidationData.ts'
import { signPdf } from '../../../../server/engines/pdfSignatures/signPdf.ts'
import { verifyPdf } from '../../../../server/engines/pdfSignatures/verifyPdf.ts'
import { fetchIssuer, fetchRevocation, signingEgress } from '../../../../server/reports/signing/fetchRevocation.ts'
import type { Party } from '../../../support/pdfs/pki.ts'
import { type PkiServer, startPki } from '../../../support/pdfs/pkiServer.ts'
import { hybridPdf, linearizedPdf, plainPdf } from '../../../support/pdfs/plainPdf.ts'
import { fill, prepared, signingBy } from '../../../support/pdfs/preparedPdf.ts'

/* Files that are signed with certificates of authorities which answer by HTTP: a root, an authority below it, signers whose certificates live minutes, a clock. */

const minute = 60_000
const inYears = new Date(Date.now() + 10 * 365 * 24 * 60 * minute)
let pki: PkiServer
let root: Party
let authority: Party
let seal: Party
let asha: Party
let ravi: Party
let clock: Party

beforeAll(async () => {
  pki = await startPki()
  root = await pki.issue('authority', 'Test root', null, { until: new Date('2049-06-01') })
  authority = await pki.issue('authority', 'Test authority', root, { until: new Date('2049-01-01') })
  const soon = { from: new Date(Date.now() - minute), until: new Date(Date.now() + 30 * minute) }
  seal = await pki.issue('signer', 'Satyapan', authority)
  asha = await pki.issue('signer', 'Asha Rao', authority, soon)
  ravi = await pki.issue('signer', 'Ravi Iyer', authority, soon)
  clock = await pki.issue('timestamps', 'Test clock', root, { until: new Date('2045-01-01') })
})

afterAll(() => pki.stop())

/** As the platform does it with its egress. Issuers are not in the signatures, and are got as well. */
async function keep(pdf: Uint8Array) {
  const egress = signingEgress({ production: false, PORT: 1 })
  const time = new Date()
  return addValidationData(pdf, {
    time,
    certificates: [],
    fetchRevocation: (certificate, issuer, from) => fetchRevocation(egress, { certificate, issuer, from, time }),
    fetchIssuer: (_certificate, from) => fetchIssuer(egress, from),
  })
}

const bare = (party: Party): Party => ({ ...party, chain: [] })

const sealed = (pdf: Uint8Array, certify?: 1 | 2) =>
  signPdf(pdf, { signer: bare(seal), authority: clock, time: new Date(), field: 'Seal', name: 'Seal', certify })

/** Signed by two people, each in a prepared field, and sealed. */
async function signedByTwo(platform = bare(seal)): Promise<Uint8Array> {
  const by = signingBy({ platform, asha: bare(asha), ravi: bare(ravi), mallory: bare(ravi), clock, time: new Date() })
  const first = await by.asha(await fill(await by.certify(await prepared()), 'Asha', 'आशा राव'))
  return by.seal(await by.ravi(await fill(first, 'Ravi', 'Ravi')))
}

const files: { name: string; make: () => Promise<Uint8Array> }[] = [
  { name: 'a plain file', make: () => sealed(plainPdf()) },
  { name: 'a file that permits no change', make: () => sealed(plainPdf(), 1) },
  { name: 'a linearized file', make: () => sealed(linearizedPdf(), 2) },
  { name: 'a hybrid file', make: () => sealed(hybridPdf(), 2) },
  { name: 'a document that two people have filled and signed', make: () => signedByTwo() },
]

describe.each(files)('$name', ({ make }) => {
  test('is B-LT in all of its signatures, and valid when their certificates have ended', async () => {
    const kept = await keep(await make())
    expect(kept.missing).toEqual([])
    const anchors = { ours: [], known: [root.certificate] }
    for (const now of [new Date(), inYears]) {
      const { verdict, signatures } = await verifyPdf(kept.pdf, { anchors, now })
      expect(verdict).toBe('valid')
      for (const one of signatures)
        expect(one).toMatchObject({
          verdict: 'valid',
          profile: 'PAdES B-LT',
          trust: 'known',
          revocation: { status: 'good' },
          timestamp: { isValid: true, trust: 'known' },
        })
    }
    const archived = await addDocumentTimestamp(kept.pdf, { time: new Date(), authority: clock })
    const { verdict, signatures } = await verifyPdf(archived, { anchors, now: inYears })
    expect(verdict).toBe('valid')
    expect(new Set(signatures.map(({ profile }) => profile))).toEqual(new Set(['PAdES B-LTA', 'RFC 3161']))
  })
})

test('responders, lists and issuers were asked', () => {
  const kinds = new Set(pki.asked.map(url => url.split('/')[2]))
  expect(kinds).toEqual(new Set(['ocsp', 'list.crl', 'issuer.cer']))
})

test('who has a certificate of the same authority as the platform is known, and not the platform', async () => {
  const anchors = { ours: [seal.certificate], known: [authority.certificate, root.certificate] }
  const { pdf } = await keep(await signedByTwo(seal))
  const { verdict, signatures } = await verifyPdf(pdf, { anchors, now: inYears })
  expect(verdict).toBe('valid')
  expect(Object.fromEntries(signatures.map(({ field, trust }) => [field, trust]))).toEqual({
    'Asha signs': 'known',
    'Ravi signs': 'known',
    Platform: 'ours',
    Seal: 'ours',
  })
})
