import { describe, expect, test } from 'vitest'
import { documentVerification as en } from '../../contracts/messages/en/documentVerification.ts'
import { documentVerification as hi } from '../../contracts/messages/hi/documentVerification.ts'
import { translate } from '../../contracts/messages/translate.ts'
import type { ChainTrust, PdfVerification, SignatureReport } from '../../contracts/ocr/pdfSignatures.ts'
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
})
