import { describe, expect, test } from 'vitest'
import { documentVerification as en } from '../../contracts/messages/en/documentVerification.ts'
import { documentVerification as hi } from '../../contracts/messages/hi/documentVerification.ts'
import { translate } from '../../contracts/messages/translate.ts'
import type { ChainTrust, ChangeKind, PdfVerification, SignatureReport } from '../../contracts/ocr/pdfSignatures.ts'
import { describeVerification } from '../../contracts/words/pdfSignatureWords.ts'

const signature = (kind: SignatureReport['kind'], trust: ChainTrust): SignatureReport => ({
  field: 'Signature1',
  kind,
  verdict: 'valid',
  reasons: [],
  signer: null,
  trust,
  isSelfSigned: false,
  chain: [],
  claimedTime: null,
  timestamp: null,
  revocation: null,
  reason: null,
  location: null,
  profile: null,
  digest: null,
  coveredBytes: 1,
  coversWholeFile: true,
  changes: [],
})

const found = (...signatures: SignatureReport[]): PdfVerification => ({
  verdict: 'valid',
  reasons: [],
  size: 1,
  fingerprint: '',
  signatures,
  emptyFields: 0,
  contentDigest: null,
})

describe.each([
  { language: 'English', texts: en },
  { language: 'Hindi', texts: hi },
])('in $language', ({ texts }) => {
  const describeIn = (verification: PdfVerification) =>
    describeVerification(verification, {
      text: (key, values) => translate<typeof en>(texts, key, values),
      time: iso => iso,
    })

  test('a document that is only stamped is not called signed', () => {
    expect(describeIn(found(signature('timestamp', 'known')))).toMatchObject({
      tone: 'good',
      headline: texts.onlyStamped.headline,
      detail: texts.onlyStamped.detail,
    })
    expect(describeIn(found(signature('timestamp', 'unknown')))).toMatchObject({
      tone: 'unsure',
      detail: texts.onlyStamped.unknown,
    })
  })

  test('a timestamp of somebody unknown makes no signer unknown', () => {
    expect(describeIn(found(signature('approval', 'ours'), signature('timestamp', 'unknown')))).toMatchObject({
      tone: 'good',
      headline: texts.verdicts.valid,
    })
  })

  test('an unknown signer is never shown as sure, whatever the timestamp', () => {
    expect(describeIn(found(signature('approval', 'unknown'), signature('timestamp', 'ours')))).toMatchObject({
      tone: 'unsure',
      detail: texts.unknownSigner,
    })
  })

  test('what was withdrawn, and for how long that can be shown, is said in words', () => {
    const of = (report: Partial<SignatureReport>) => {
      const words = describeIn(found({ ...signature('approval', 'known'), ...report })).signatures[0]
      return Object.fromEntries(words?.facts.map(({ label, value }) => [label, value]) ?? [])
    }
    const time = '2026-03-01T00:00:00.000Z'
    const archived = of({ profile: 'PAdES B-LTA', revocation: { status: 'good', time } })
    expect(archived[texts.withdrawn]).toBe(texts.withdrawal.good.replace('%{time}', time))
    expect(archived[texts.proof]).toBe(texts.proofs.LTA)
    expect(of({ profile: 'PAdES B-T', revocation: { status: 'unknown', time: null } })).toMatchObject({
      [texts.withdrawn]: texts.withdrawal.unknown,
      [texts.proof]: texts.proofs.T,
    })
    const broken = of({ verdict: 'invalid', profile: 'PAdES B-LT', revocation: { status: 'good', time } })
    expect([broken[texts.withdrawn], broken[texts.proof]]).toEqual([undefined, undefined])
    const revoked = of({ verdict: 'invalid', profile: 'PAdES B-LT', revocation: { status: 'revoked', time } })
    expect(revoked[texts.withdrawn]).toBe(texts.withdrawal.revoked.replace('%{time}', time))
  })

  test('several signatures and nothing else are named so, and never shown as sure', () => {
    const changed = (kind: ChangeKind) => {
      const report = signature('certification', 'known')
      const changes = [
        { kind, revision: 1, page: null, name: 'Second', isAllowed: true, isPrepared: false, signedBy: null },
      ]
      return describeIn({ ...found({ ...report, verdict: 'validButChanged', changes }), verdict: 'validButChanged' })
    }
    expect(changed('signatureAddedVisibly')).toMatchObject({ tone: 'unsure', headline: texts.severalSigned.headline })
    expect(changed('fieldFilled')).toMatchObject({ tone: 'unsure', headline: texts.verdicts.validButChanged })
  })

  test('what was filled in as prepared is sure only if the signers are known, and says who signed it', () => {
    const filledBy = (trust: ChainTrust) => {
      const change = { revision: 1, page: 2, name: 'Rent', isAllowed: true, isPrepared: true, signedBy: 'Ravi Iyer' }
      return describeIn(
        found(
          { ...signature('certification', 'ours'), changes: [{ kind: 'fieldFilled', ...change }] },
          signature('approval', trust),
        ),
      )
    }
    expect(filledBy('known')).toMatchObject({
      tone: 'good',
      headline: texts.filledIn.headline,
      detail: texts.filledIn.detail,
      signatures: [{ result: texts.results.filledIn }, { result: texts.results.valid }],
    })
    expect(filledBy('known').signatures[0]?.changes[0]?.text).toContain(
      texts.signedLaterBy.replace('%{name}', 'Ravi Iyer'),
    )
    expect(filledBy('unknown')).toMatchObject({ tone: 'unsure', detail: texts.filledIn.unknown })
  })
})
