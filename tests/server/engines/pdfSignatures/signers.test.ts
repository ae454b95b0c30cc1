import { beforeAll, describe, expect, test } from 'vitest'
import type { SignatureReason } from '../../../../contracts/ocr/pdfSignatures.ts'
import { timestampToken } from '../../../../server/engines/pdfSignatures/sign/timestampToken.ts'
import type { Signer } from '../../../../server/engines/pdfSignatures/signPdf.ts'
import { signPdf } from '../../../../server/engines/pdfSignatures/signPdf.ts'
import { type TrustAnchors, verifyPdf } from '../../../../server/engines/pdfSignatures/verifyPdf.ts'
import { plainCms, signedElsewhere } from '../../../support/pdfs/otherSignatures.ts'
import { plainPdf } from '../../../support/pdfs/plainPdf.ts'
import { type Authority, makeAuthority, makeSigner, rsa } from '../../../support/pdfs/signers.ts'

const time = new Date('2026-03-01T06:30:00Z')
const day = 24 * 60 * 60_000
let ours: Authority
let foreign: Authority
let clock: Signer
let anchors: TrustAnchors

const sign = (signer: Signer, options: { authority?: Signer; time?: Date } = {}) =>
  signPdf(plainPdf(), { signer, time, field: 'Signature1', name: 'Test', ...options })

const verify = (pdf: Uint8Array, now = time) => verifyPdf(pdf, { anchors, now })

beforeAll(async () => {
  ours = await makeAuthority('Satyapan root', 'Satyapan')
  foreign = await makeAuthority('Elsewhere root')
  clock = await makeSigner('Our clock', ours, { role: 'timestamps' })
  anchors = { ours: [ours.root], known: [] }
})

describe('the chain', () => {
  test('is ours, known or unknown', async () => {
    const pdf = await sign(await makeSigner('Asha Rao', foreign))
    expect(await verify(pdf)).toMatchObject({
      verdict: 'valid',
      signatures: [{ trust: 'unknown', isSelfSigned: false }],
    })
    const known = { ours: [ours.root], known: [foreign.root] }
    expect(await verifyPdf(pdf, { anchors: known, now: time })).toMatchObject({ signatures: [{ trust: 'known' }] })
    const own = await sign(await makeSigner('Asha Rao', null))
    expect(await verify(own)).toMatchObject({ signatures: [{ trust: 'unknown', isSelfSigned: true }] })
  })

  test('keeps its trust with RSA and with elliptic keys', async () => {
    for (const signer of [await makeSigner('One', ours, { algorithm: rsa }), await makeSigner('Two', ours)])
      expect(await verify(await sign(signer))).toMatchObject({
        verdict: 'valid',
        signatures: [{ trust: 'ours', profile: 'PAdES B-B' }],
      })
  })

  const badSigners: { name: string; make: () => Promise<Signer>; reason: SignatureReason }[] = [
    {
      name: 'expired',
      make: () => makeSigner('Old', ours, { until: new Date(time.getTime() - day) }),
      reason: 'certificateExpired',
    },
    {
      name: 'not yet valid',
      make: () => makeSigner('New', ours, { from: new Date(time.getTime() + day) }),
      reason: 'certificateNotYetValid',
    },
    {
      name: 'of a root that signs documents itself',
      make: () => makeSigner('Root', ours, { role: 'root' }),
      reason: 'wrongKeyUsage',
    },
    {
      name: 'of a time authority that signs documents',
      make: () => makeSigner('Clock', ours, { role: 'timestamps' }),
      reason: 'wrongKeyUsage',
    },
    { name: 'self-issued with our name', make: () => makeSigner('SATYAPAN  Root', null), reason: 'impostor' },
    {
      name: 'of a root with our name',
      make: async () => makeSigner('Asha', await makeAuthority('Satyapan root', 'Satyapan')),
      reason: 'impostor',
    },
    {
      name: 'self-issued with a well-known name',
      make: () => makeSigner('eMudhra Sub CA for Class 3', null),
      reason: 'impostor',
    },
    {
      name: 'self-issued with our name in letters that look alike',
      make: () => makeSigner('S\u0430ty\u0430p\u0430n r\u043e\u043et', null),
      reason: 'impostor',
    },
    { name: 'issued by one that may not issue', make: issuedByLeaf, reason: 'brokenChain' },
  ]
  async function issuedByLeaf() {
    const leaf = await makeSigner('A leaf', ours)
    const made = await makeSigner('Below a leaf', { root: leaf.certificate, key: leaf.key })
    return { ...made, chain: [leaf.certificate, ours.root] }
  }
  test.each(badSigners)('$name is invalid: $reason', async ({ make, reason }) => {
    const { verdict, signatures } = await verify(await sign(await make()))
    expect(verdict).toBe('invalid')
    expect(signatures[0]?.reasons).toContain(reason)
  })
})

describe('the time', () => {
  test('of a trusted authority keeps a signature valid after its certificate has ended', async () => {
    const signer = await makeSigner('Short', ours, { until: new Date(time.getTime() + day) })
    const later = new Date(time.getTime() + 10 * day)
    expect((await verify(await sign(signer, { authority: clock }), later)).verdict).toBe('valid')
    expect(await verify(await sign(signer), later)).toMatchObject({
      verdict: 'indeterminate',
      signatures: [{ verdict: 'indeterminate', reasons: ['certificateEnded'] }],
    })
  })

  test('of a timestamp over the document does so too', async () => {
    const signer = await makeSigner('Short', ours, { until: new Date(time.getTime() + day) })
    const later = new Date(time.getTime() + 10 * day)
    const stamp = (pdf: Uint8Array, authority: Signer) =>
      signedElsewhere('ETSI.RFC3161', authority, covered => timestampToken(authority, covered, time), {
        pdf,
        field: 'Stamp',
      })
    const stamped = await stamp(await sign(signer), clock)
    expect((await verify(stamped, later)).verdict).toBe('valid')
    const stranger = await makeSigner('Any clock', foreign, { role: 'timestamps' })
    expect((await verify(await stamp(await sign(signer), stranger), later)).verdict).toBe('indeterminate')
  })

  test('of an unknown authority does not', async () => {
    const signer = await makeSigner('Short', ours, { until: new Date(time.getTime() - day) })
    const stranger = await makeSigner('Any clock', foreign, { role: 'timestamps' })
    const backdated = new Date(time.getTime() - 5 * day)
    const { signatures } = await verify(await sign(signer, { authority: stranger, time: backdated }))
    expect(signatures[0]).toMatchObject({ verdict: 'indeterminate', timestamp: { trust: 'unknown' } })
  })

  test('of a certificate that is none for timestamps is refused', async () => {
    const wrong = await makeSigner('No clock', ours)
    const { signatures } = await verify(await sign(await makeSigner('Asha', ours), { authority: wrong }))
    expect(signatures[0]?.reasons).toContain('timestampKeyUsage')
  })

  test('over other bytes is refused', async () => {
    const signer = await makeSigner('Asha', ours)
    const other = await timestampToken(clock, Uint8Array.of(1, 2, 3), time)
    const { signCms } = await import('../../../../server/engines/pdfSignatures/sign/cmsSignature.ts')
    const pdf = await signedElsewhere('ETSI.CAdES.detached', signer, async covered =>
      signCms(
        signer,
        { type: '1.2.840.113549.1.7.1', digest: await crypto.subtle.digest('SHA-256', covered) },
        async () => other,
      ),
    )
    const { verdict, signatures } = await verify(pdf)
    expect(verdict).toBe('invalid')
    expect(signatures[0]?.reasons).toContain('timestampOfOtherData')
  })
})

describe('other programs', () => {
  test('sign with plain CMS and their own time', async () => {
    const signer = await makeSigner('Asha', foreign)
    const pdf = await signedElsewhere('adbe.pkcs7.detached', signer, covered =>
      plainCms(covered, { ...signer, signingTime: time }),
    )
    expect(await verify(pdf)).toMatchObject({
      verdict: 'valid',
      signatures: [{ profile: 'CMS', claimedTime: time.toISOString() }],
    })
  })

  test('sign a SHA-1 digest, which proves nothing any more', async () => {
    const signer = await makeSigner('Asha', foreign)
    const pdf = await signedElsewhere('adbe.pkcs7.sha1', signer, async covered => {
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-1', covered))
      return plainCms(digest, { ...signer, isEnclosed: true })
    })
    expect(await verify(pdf)).toMatchObject({ verdict: 'invalid', signatures: [{ reasons: ['weakDigest'] }] })
    const weak = await signedElsewhere('adbe.pkcs7.detached', signer, covered =>
      plainCms(covered, { ...signer, hash: 'SHA-1' }),
    )
    expect(await verify(weak)).toMatchObject({ verdict: 'invalid', signatures: [{ reasons: ['weakDigest'] }] })
  })

  test('sign in the way of PDF 1.3, which is not checked here', async () => {
    const signer = await makeSigner('Asha', foreign)
    const pdf = await signedElsewhere('adbe.x509.rsa_sha1', signer, async () =>
      Uint8Array.of(4, 16, ...new Uint8Array(16)),
    )
    expect(await verify(pdf)).toMatchObject({
      verdict: 'indeterminate',
      signatures: [{ reasons: ['unsupportedFormat'] }],
    })
  })

  test('stamp the document with a time', async () => {
    const pdf = await signedElsewhere('ETSI.RFC3161', clock, covered => timestampToken(clock, covered, time))
    expect(await verify(pdf)).toMatchObject({
      verdict: 'valid',
      signatures: [{ kind: 'timestamp', trust: 'ours', timestamp: { isValid: true } }],
    })
  })

  test('leave the certificate out, or put another one in', async () => {
    const [signer, other] = [await makeSigner('Asha', foreign), await makeSigner('Asha', foreign)]
    const without = await signedElsewhere('adbe.pkcs7.detached', signer, covered =>
      plainCms(covered, { ...signer, certificates: [] }),
    )
    expect((await verify(without)).signatures[0]?.reasons).toContain('certificateMissing')
    const replaced = await signedElsewhere('adbe.pkcs7.detached', signer, covered =>
      plainCms(covered, { ...signer, certificate: other.certificate }),
    )
    expect((await verify(replaced)).signatures[0]?.reasons).toContain('signatureDiffers')
  })
})
