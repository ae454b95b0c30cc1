import { Constructed, fromBER, Sequence } from 'asn1js'
import { Attribute, ContentInfo } from 'pkijs'
import { beforeAll, describe, expect, test } from 'vitest'
import type { SignatureReport } from '../../../../contracts/ocr/pdfSignatures.ts'
import { addDocumentTimestamp } from '../../../../server/engines/pdfSignatures/addDocumentTimestamp.ts'
import { addValidationData, type RevocationData } from '../../../../server/engines/pdfSignatures/addValidationData.ts'
import { PdfDocument } from '../../../../server/engines/pdfSignatures/pdf/document.ts'
import { latin1 } from '../../../../server/engines/pdfSignatures/pdf/values.ts'
import { writeStream } from '../../../../server/engines/pdfSignatures/sign/look.ts'
import { Update } from '../../../../server/engines/pdfSignatures/sign/update.ts'
import { changed, dictOf } from '../../../../server/engines/pdfSignatures/sign/writer.ts'
import { type Signer, signPdf } from '../../../../server/engines/pdfSignatures/signPdf.ts'
import { type Cms, oids, parseCms } from '../../../../server/engines/pdfSignatures/verify/cms.ts'
import { derOf, hex } from '../../../../server/engines/pdfSignatures/verify/names.ts'
import { verifyPdf } from '../../../../server/engines/pdfSignatures/verifyPdf.ts'
import { plainCms, signedElsewhere } from '../../../support/pdfs/otherSignatures.ts'
import { answerAbout, issue, listOf, type Party } from '../../../support/pdfs/pki.ts'
import { plainPdf, replaceText } from '../../../support/pdfs/plainPdf.ts'

/* A root, an authority below it, a signer, a responder and a time authority, each with its own lists and answers. */

const day = 24 * 60 * 60_000
const time = new Date('2026-03-01T06:30:00Z')
const after = (days: number) => new Date(time.getTime() + days * day)
/** The signer's certificate has ended, and so have all lists and answers. */
const years = after(2000)

let root: Party
let authority: Party
let signer: Party
let responder: Party
let clock: Party
let stranger: Party
/** A responder whose key somebody has stolen, as a list of some earlier time says. */
let withdrawn: Party
let earlier: Uint8Array

beforeAll(async () => {
  root = await issue('authority', 'Test root', null, { until: new Date('2049-06-01') })
  authority = await issue('authority', 'Test authority', root, { until: new Date('2049-01-01') })
  signer = await issue('signer', 'Asha Rao', authority, { until: after(100) })
  responder = await issue('responder', 'Test responder', authority)
  withdrawn = await issue('responder', 'Stolen responder', authority)
  earlier = await listOf(authority, {
    at: after(-20),
    revoked: [{ certificate: withdrawn.certificate, since: after(-21) }],
  })
  clock = await issue('timestamps', 'Test clock', root, { until: new Date('2045-01-01') })
  stranger = await issue('authority', 'Test authority', await issue('authority', 'Test root', null))
})

/** What the issuers of a file's certificates say, by the certificate's name; all of them are good unless a test says otherwise. */
type Says = Partial<Record<'signer' | 'authority' | 'clock', () => Promise<RevocationData>>>

async function sign({
  says = {},
  by = signer,
  stamp = clock,
}: {
  says?: Says
  by?: Signer
  stamp?: Signer | null
} = {}) {
  const pdf = await signPdf(plainPdf(), {
    signer: by,
    authority: stamp ?? undefined,
    time,
    field: 'Signature1',
    name: 'Test',
  })
  return keep(pdf, says)
}

async function keep(pdf: Uint8Array, says: Says = {}, at = after(1)): Promise<Uint8Array> {
  const good: Required<Says> = {
    signer: async () => ({ ocsp: await answerAbout(signer, { at, signedBy: responder }) }),
    authority: async () => ({ crl: await listOf(root, { at }) }),
    clock: async () => ({ crl: await listOf(root, { at }) }),
  }
  const kept = await addValidationData(pdf, {
    time: at,
    certificates: [],
    fetchRevocation: async certificate => {
      const names = { 'Asha Rao': 'signer', 'Test authority': 'authority', 'Test clock': 'clock' } as const
      const name = String(certificate.subject.typesAndValues[0]?.value.valueBlock.value) as keyof typeof names
      return (says[names[name]] ?? good[names[name]])()
    },
  })
  return kept.pdf
}

async function check(pdf: Uint8Array, now = years): Promise<SignatureReport & { whole: string }> {
  const found = await verifyPdf(pdf, { anchors: { ours: [], known: [root.certificate] }, now })
  return { ...(found.signatures[0] as SignatureReport), whole: found.verdict }
}

test('a signature with all statements is B-LT, and stays valid when its certificate has ended', async () => {
  const pdf = await sign()
  for (const now of [after(2), years])
    expect(await check(pdf, now)).toMatchObject({
      whole: 'valid',
      profile: 'PAdES B-LT',
      revocation: { status: 'good', time: after(1).toISOString() },
    })
})

test('a signature without them stays B-T, and what is withdrawn is not known', async () => {
  const pdf = await signPdf(plainPdf(), { signer, authority: clock, time, field: 'Signature1', name: 'Test' })
  expect(await check(pdf)).toMatchObject({ profile: 'PAdES B-T', revocation: { status: 'unknown', time: null } })
})

test('what is missing is named, and the level not claimed', async () => {
  const pdf = await signPdf(plainPdf(), { signer, authority: clock, time, field: 'Signature1', name: 'Test' })
  const kept = await addValidationData(pdf, { time: after(1), certificates: [], fetchRevocation: async () => ({}) })
  expect(kept.missing.toSorted()).toEqual(['Asha Rao', 'Test authority', 'Test clock'])
  expect(await check(kept.pdf)).toMatchObject({
    whole: 'valid',
    profile: 'PAdES B-T',
    revocation: { status: 'unknown' },
  })
})

test('an issuer that is not in the file is got from where the certificate says, if its key fits', async () => {
  const bare = { ...signer, chain: [] }
  const pdf = await signPdf(plainPdf(), { signer: bare, authority: clock, time, field: 'Signature1', name: 'Test' })
  const asked: string[][] = []
  const complete = (issuer: Party) =>
    addValidationData(pdf, {
      time: after(1),
      certificates: [root.certificate],
      fetchRevocation: async ({ subject }) =>
        subject.isEqual(signer.certificate.subject)
          ? { crl: await listOf(authority, { at: after(1) }) }
          : { crl: await listOf(root, { at: after(1) }) },
      fetchIssuer: async (_certificate, { issuers }) => {
        asked.push(issuers)
        return derOf(issuer.certificate)
      },
    })
  const kept = await complete(authority)
  expect(asked).toEqual([['http://pki.example/issuer.cer']])
  expect(kept.missing).toEqual([])
  expect(await check(kept.pdf)).toMatchObject({ profile: 'PAdES B-LT' })
  expect((await complete(stranger)).missing).toContain('Asha Rao')
})

test('the same data are not added twice', async () => {
  const pdf = await sign()
  expect(await keep(pdf)).toHaveLength(pdf.length)
})

describe('a timestamp over the document', () => {
  test('makes it B-LTA, also on a document that permits no change', async () => {
    const signed = await signPdf(plainPdf(), {
      signer,
      authority: clock,
      time,
      field: 'Signature1',
      name: 'Test',
      certify: 1,
    })
    const archived = await addDocumentTimestamp(await keep(signed), { time: after(2), authority: clock })
    expect(await check(archived)).toMatchObject({ whole: 'valid', profile: 'PAdES B-LTA' })
  })

  test('before the data archives nothing', async () => {
    const signed = await signPdf(plainPdf(), { signer, authority: clock, time, field: 'Signature1', name: 'Test' })
    const stamped = await addDocumentTimestamp(signed, { time: after(1), authority: clock })
    expect(await check(await keep(stamped, {}, after(2)))).toMatchObject({ profile: 'PAdES B-LT' })
  })

  test('is renewed by a later one, after whose authority alone it still proves the time', async () => {
    const first = await issue('timestamps', 'Test clock', root, { until: after(400) })
    const signed = await sign({ stamp: first })
    const seen = after(3000)
    expect(await check(signed, seen)).toMatchObject({ verdict: 'indeterminate', reasons: ['certificateEnded'] })
    const late = await addDocumentTimestamp(signed, { time: after(500), authority: clock })
    expect(await check(late, seen)).toMatchObject({ verdict: 'indeterminate', reasons: ['certificateEnded'] })
    const archived = await addDocumentTimestamp(signed, { time: after(300), authority: clock })
    expect(await check(archived, seen)).toMatchObject({ whole: 'valid', profile: 'PAdES B-LTA' })
  })

  test('of an unknown authority archives nothing', async () => {
    const other = await issue('timestamps', 'Another clock', stranger.issuer)
    const archived = await addDocumentTimestamp(await sign(), { time: after(2), authority: other })
    expect(await check(archived)).toMatchObject({ profile: 'PAdES B-LT' })
  })
})

describe('a withdrawn certificate', () => {
  const revoked = (of: Party, by: Party, since: Date) => async () => ({
    crl: await listOf(by, { at: after(1), revoked: [{ certificate: of.certificate, since }] }),
  })

  test('makes a signature invalid that was made afterwards, whoever says it', async () => {
    const byList = await sign({ says: { signer: revoked(signer, authority, after(-1)) } })
    const answered = async () => ({
      ocsp: await answerAbout(signer, { at: after(1), since: after(-1), signedBy: responder }),
    })
    for (const pdf of [byList, await sign({ says: { signer: answered } })])
      expect(await check(pdf)).toMatchObject({
        whole: 'invalid',
        reasons: ['certificateRevoked'],
        revocation: { status: 'revoked', time: after(-1).toISOString() },
      })
  })

  test('leaves one valid that was made before, as a timestamp proves', async () => {
    const pdf = await sign({ says: { signer: revoked(signer, authority, after(0.5)) } })
    expect(await check(pdf)).toMatchObject({
      whole: 'valid',
      profile: 'PAdES B-LT',
      revocation: { status: 'revokedLater', time: after(0.5).toISOString() },
    })
  })

  test('leaves one unconfirmed whose time nobody proves', async () => {
    const pdf = await sign({ says: { signer: revoked(signer, authority, after(0.5)) }, stamp: null })
    expect(await check(pdf, after(2))).toMatchObject({ whole: 'indeterminate', reasons: ['certificateRevokedSince'] })
    const claimed = await sign({ says: { signer: revoked(signer, authority, after(-1)) }, stamp: null })
    expect(await check(claimed, after(2))).toMatchObject({ whole: 'invalid', reasons: ['certificateRevoked'] })
    const archived = await addDocumentTimestamp(pdf, { time: after(2), authority: clock })
    expect(await check(archived)).toMatchObject({ whole: 'indeterminate', reasons: ['certificateRevokedSince'] })
  })

  test('of the authority above it does the same', async () => {
    const pdf = await sign({ says: { authority: revoked(authority, root, after(-1)) } })
    expect(await check(pdf)).toMatchObject({ whole: 'invalid', reasons: ['certificateRevoked'] })
  })

  test('of the time authority leaves no time proven', async () => {
    // One list of the root speaks about both.
    const both = (says: () => Promise<RevocationData>) => sign({ says: { authority: says, clock: says } })
    const before = await both(revoked(clock, root, after(-1)))
    expect(await check(before)).toMatchObject({
      whole: 'invalid',
      reasons: expect.arrayContaining(['timestampRevoked']),
    })
    const later = await both(revoked(clock, root, after(0.5)))
    expect(await check(later)).toMatchObject({ whole: 'indeterminate', reasons: ['certificateEnded'] })
  })

  test('counts from when its key was not to be trusted, by the earliest word', async () => {
    const list = await listOf(authority, {
      at: after(3),
      revoked: [{ certificate: signer.certificate, since: after(-1) }],
    })
    // A later list says otherwise; the document keeps both.
    const pdf = await append(await sign({ says: { signer: revoked(signer, authority, after(0.5)) } }), 'CRLs', list)
    expect(await check(pdf)).toMatchObject({ whole: 'invalid', reasons: ['certificateRevoked'] })
  })
})

/** Anybody can append what he likes to the data that a document keeps. */
async function append(pdf: Uint8Array, key: 'CRLs' | 'OCSPs', der: Uint8Array): Promise<Uint8Array> {
  const update = new Update(await PdfDocument.open(pdf))
  const { doc } = update
  const dss = doc.dict(doc.root().get('DSS')) ?? dictOf({})
  const stream = update.add(writeStream(dictOf({}), der))
  update.change(update.rootNum, { DSS: changed(dss, { [key]: [...(doc.array(dss.get(key)) ?? []), stream] }) })
  return update.append()
}

describe('forged data prove nothing', () => {
  /** The same name, and the serial number of the true one. */
  const forger = (of: Party): Party => ({ ...stranger, certificate: of.certificate })

  /** `isSeen`: whether its issuer's key, or its form, shows that it is none of the issuer's. */
  const forgeries: { name: string; key: 'CRLs' | 'OCSPs'; isSeen?: boolean; make: () => Promise<Uint8Array> }[] = [
    {
      name: 'a list that its issuer has not signed',
      key: 'CRLs',
      isSeen: true,
      make: () => listOf(forger(authority), { at: after(1) }),
    },
    {
      name: 'a list that was changed',
      key: 'CRLs',
      isSeen: true,
      make: async () => {
        const list = await listOf(authority, {
          at: after(1),
          revoked: [{ certificate: signer.certificate, since: after(-1) }],
        })
        const text = latin1(list)
        const at = text.indexOf(latin1(signer.certificate.serialNumber.valueBlock.valueHexView))
        return Uint8Array.from(list, (byte, place) => (place === at + 3 ? byte ^ 1 : byte))
      },
    },
    { name: 'a list of another issuer', key: 'CRLs', make: () => listOf(root, { at: after(1) }) },
    {
      name: 'a list of another authority of the same name',
      key: 'CRLs',
      make: () => listOf(stranger, { at: after(1) }),
    },
    {
      name: 'a list that ended before',
      key: 'CRLs',
      make: () => listOf(authority, { at: after(-9), until: after(-2) }),
    },
    {
      name: 'a list from after the end of the certificate',
      key: 'CRLs',
      make: () => listOf(authority, { at: after(101) }),
    },
    { name: 'a list from the future', key: 'CRLs', make: () => listOf(authority, { at: after(5) }) },
    {
      name: 'an answer about another certificate',
      key: 'OCSPs',
      make: async () =>
        answerAbout(await issue('signer', 'Asha Rao', authority), { at: after(1), signedBy: responder }),
    },
    {
      name: 'an answer about the same number of another issuer',
      key: 'OCSPs',
      make: () => answerAbout({ ...signer, issuer: stranger }, { at: after(1), signedBy: responder }),
    },
    {
      name: 'an answer of a responder of somebody else',
      key: 'OCSPs',
      isSeen: true,
      make: async () =>
        answerAbout(signer, { at: after(1), signedBy: await issue('responder', 'Test responder', stranger) }),
    },
    {
      name: 'an answer of a signer who is no responder',
      key: 'OCSPs',
      make: async () => answerAbout(signer, { at: after(1), signedBy: signer }),
    },
    {
      name: 'an answer of a responder that a list calls withdrawn',
      key: 'OCSPs',
      make: async () => answerAbout(signer, { at: after(1), signedBy: withdrawn }),
    },
    {
      name: 'an answer of a responder whose certificate had ended',
      key: 'OCSPs',
      make: async () =>
        answerAbout(signer, {
          at: after(1),
          signedBy: await issue('responder', 'Test responder', authority, { until: after(-1) }),
        }),
    },
    {
      name: 'an answer that ended before',
      key: 'OCSPs',
      make: () => answerAbout(signer, { at: after(-9), until: after(-2) }),
    },
    {
      name: 'noise',
      key: 'CRLs',
      isSeen: true,
      make: async () => Uint8Array.of(0x30, 0x84, 0xff, 0xff, 0xff, 0xff, 1),
    },
    { name: 'a list in the place of an answer', key: 'OCSPs', make: () => listOf(authority, { at: after(1) }) },
  ]

  test.each(forgeries)('$name', async ({ key, make, isSeen = false }) => {
    const without = await sign({ says: { signer: async () => ({}) } })
    const pdf = await append(await append(without, 'CRLs', earlier), key, await make())
    expect(await check(pdf, after(4))).toMatchObject({
      verdict: 'valid',
      whole: isSeen ? 'indeterminate' : 'valid',
      profile: 'PAdES B-T',
      revocation: { status: 'unknown', time: null },
    })
  })

  test('and take nothing away from what is true', async () => {
    const revoked = async () => ({
      crl: await listOf(authority, { at: after(1), revoked: [{ certificate: signer.certificate, since: after(-1) }] }),
    })
    for (const { key, make } of forgeries) {
      const pdf = await append(await sign({ says: { signer: revoked } }), key, await make())
      expect(await check(pdf, after(4))).toMatchObject({ whole: 'invalid', reasons: ['certificateRevoked'] })
    }
  })

  test('the true one of each kind is believed', async () => {
    const without = await sign({ says: { signer: async () => ({}) } })
    const list = await append(without, 'CRLs', await listOf(authority, { at: after(1) }))
    const answer = await append(without, 'OCSPs', await answerAbout(signer, { at: after(1) }))
    const current = await append(without, 'CRLs', await listOf(authority, { at: after(-1) }))
    for (const pdf of [list, answer, current])
      expect(await check(pdf, after(4))).toMatchObject({ profile: 'PAdES B-LT', revocation: { status: 'good' } })
  })

  test('what a forger sends is not even kept', async () => {
    const pdf = await signPdf(plainPdf(), { signer, authority: clock, time, field: 'Signature1', name: 'Test' })
    const crl = await listOf(forger(authority), { at: after(1) })
    const kept = await addValidationData(pdf, {
      time: after(1),
      certificates: [],
      fetchRevocation: async () => ({ crl }),
    })
    expect(kept.missing).toContain('Asha Rao')
    expect(latin1(kept.pdf)).not.toContain(latin1(crl))
  })
})

describe('what is kept behind a signature', () => {
  const whole = (pdf: Uint8Array) => verifyPdf(pdf, { anchors: { ours: [], known: [root.certificate] }, now: after(2) })

  test('is called unusable if a byte of it was changed, and nothing else is said of the signature', async () => {
    const signed = await signPdf(plainPdf(), { signer, authority: clock, time, field: 'Signature1', name: 'Test' })
    const pdf = await keep(signed)
    const items = [...latin1(pdf).matchAll(/stream\n([^]*?)\nendstream/g)].filter(({ index }) => index > signed.length)
    expect(items.length).toBeGreaterThanOrEqual(6)
    for (const { index, 1: content = '' } of items)
      for (const part of [0.01, 0.3, 0.95]) {
        const changedByte = index + 'stream\n'.length + Math.floor(part * content.length)
        const found = await whole(Uint8Array.from(pdf, (byte, at) => (at === changedByte ? byte ^ 1 : byte)))
        expect(found).toMatchObject({
          verdict: 'indeterminate',
          reasons: ['validationDataUnusable'],
          signatures: [{ verdict: 'valid', reasons: [] }],
        })
      }
  })

  test('is called unusable if it is no longer there', async () => {
    const pdf = await sign()
    const gone = latin1(pdf).match(/\/OCSPs \[(\d+) 0 R\]/)?.[1] as string
    const found = await whole(replaceText(pdf, `/OCSPs [${gone} 0 R]`, `/OCSPs [${'9'.repeat(gone.length)} 0 R]`))
    expect(found).toMatchObject({ verdict: 'indeterminate', reasons: ['validationDataUnusable'] })
  })

  test('may be what other programs keep: a refusal, an answer without its envelope, data of others', async () => {
    const answer = await answerAbout(signer, { at: after(1), signedBy: responder })
    const bare = latin1(answer).indexOf('\u0004\u0082')
    const others = [
      Uint8Array.of(0x30, 0x03, 0x0a, 0x01, 0x06),
      answer.slice(bare + 4),
      await answerAbout({ ...signer, issuer: stranger }, { at: after(1), signedBy: stranger }),
    ]
    for (const other of others) {
      const pdf = await append(await append(await sign(), 'OCSPs', other), 'CRLs', await listOf(stranger, { at: time }))
      expect(await whole(pdf)).toMatchObject({ verdict: 'valid', reasons: [] })
    }
  })
})

test('a timestamp over another signature is refused, though all statements are there', async () => {
  const [mine, other] = [await sign(), await sign()]
  const cms = cmsIn(mine)
  cms.signer.unsignedAttrs = cmsIn(other).signer.unsignedAttrs
  const swapped = new ContentInfo({ contentType: oids.signedData, content: cms.data.toSchema(true) })
    .toSchema()
    .toBER(false)
  const found = latin1(mine).match(/\/Contents <([\da-f]+)>/)?.[1] as string
  const forged = replaceText(mine, found, hex(swapped).padEnd(found.length, '0'))
  expect(await check(forged)).toMatchObject({
    whole: 'invalid',
    reasons: expect.arrayContaining(['timestampOfOtherData']),
  })
})

function cmsIn(pdf: Uint8Array): Cms {
  const found = latin1(pdf).match(/\/Contents <([\da-f]+)>/)?.[1] as string
  return parseCms(Uint8Array.from(found.match(/../g) ?? [], byte => Number.parseInt(byte, 16))) as Cms
}

test('a part of a list does not speak for a certificate of another part', async () => {
  const part = await issue('signer', 'Asha Rao', authority, { listAt: 'http://pki.example/part-1.crl' })
  const without = await sign({ by: part, says: { signer: async () => ({}) } })
  const list = (listAt: string) => listOf(authority, { at: after(1), part: listAt })
  const other = await append(without, 'CRLs', await list('http://pki.example/part-2.crl'))
  expect(await check(other, after(4))).toMatchObject({ profile: 'PAdES B-T', revocation: { status: 'unknown' } })
  const own = await append(without, 'CRLs', await list('http://pki.example/part-1.crl'))
  expect(await check(own, after(4))).toMatchObject({ profile: 'PAdES B-LT', revocation: { status: 'good' } })
})

test('what a provider puts into the signature itself is believed like what the document keeps', async () => {
  const crl = async (options: Parameters<typeof listOf>[1], by = authority) => fromBER(await listOf(by, options)).result
  const withLists = async (...lists: Awaited<ReturnType<typeof crl>>[]) => {
    const tagged = new Constructed({ idBlock: { tagClass: 3, tagNumber: 0 }, value: [new Sequence({ value: lists })] })
    const further = [new Attribute({ type: '1.2.840.113583.1.1.8', values: [new Sequence({ value: [tagged] })] })]
    return signedElsewhere('adbe.pkcs7.detached', signer, covered =>
      plainCms(covered, { ...signer, certificates: [signer.certificate, ...signer.chain], further }),
    )
  }
  const at = after(-1)
  const revoked = [{ certificate: signer.certificate, since: after(-2) }]
  const ofRoot = await crl({ at }, root)
  expect(await check(await withLists(ofRoot, await crl({ at })), after(0.1))).toMatchObject({
    whole: 'valid',
    revocation: { status: 'good' },
  })
  expect(await check(await withLists(ofRoot, await crl({ at, revoked })), after(0.1))).toMatchObject({
    whole: 'invalid',
    reasons: ['certificateRevoked'],
  })
})
