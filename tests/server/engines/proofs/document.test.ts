import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Signer, signPdf } from '../../../../server/engines/pdfSignatures/signPdf.ts'
import { isNameOf } from '../../../../server/engines/proofs/document/issuerName.ts'
import proveDocumentTask, { type SignedDocument } from '../../../../server/engines/proofs/document/proveDocumentTask.ts'
import { readNumbers } from '../../../../server/engines/proofs/document/readNumbers.ts'
import { parts, plainObjects, plainPdf, replaceText, revise, writePdf } from '../../../support/pdfs/plainPdf.ts'
import { type Authority, makeAuthority, makeSigner } from '../../../support/pdfs/signers.ts'

const time = new Date('2026-03-01T06:30:00Z')
const now = new Date('2026-03-02T06:30:00Z')
/** What `makeSigner` writes as the organisation of everybody below an authority. */
const ORGANISATION = 'Signers Ltd'

let root: Authority
let issuer: Signer
let stranger: Signer
let clock: Signer
let strangersClock: Signer

beforeAll(async () => {
  root = await makeAuthority('Licensed authority')
  issuer = await makeSigner('Registry', root)
  clock = await makeSigner('Clock', root, { role: 'timestamps' })
  const other = await makeAuthority('Somebody’s own authority')
  stranger = await makeSigner('Registry', other)
  strangersClock = await makeSigner('Clock', other, { role: 'timestamps' })
})

const certificate = (text = 'PAN AAACZ1000A'): Uint8Array => {
  const content = `BT /F1 24 Tf 72 720 Td (${text}) Tj ET`
  return writePdf({ ...plainObjects, [parts.content]: `<</Length ${content.length}>>\nstream\n${content}\nendstream` })
}

const signed = (pdf: Uint8Array, by = issuer, field = 'Issuer', authority: Signer | undefined = clock) =>
  signPdf(pdf, { signer: by, authority, time, field, name: field })

const base64 = ({ root: one }: Authority) => Buffer.from(one.toSchema().toBER(false)).toString('base64')

const prove = async (file: Uint8Array, more: Partial<SignedDocument> = {}) => {
  const output = await proveDocumentTask({ file, trust: { ours: [], known: [base64(root)] }, now, ...more })
  if ('problem' in output) return output
  const { proof, read, verification } = output
  return {
    verdict: proof.verdict,
    by: proof.issuer?.signer?.subject ?? null,
    checks: Object.fromEntries(proof.checks.map(({ check, outcome }) => [check, outcome])),
    open: proof.open,
    pan: read?.pan ?? null,
    signers: verification.signatures.length,
  }
}

const good = { signature: 'passed', unchanged: 'passed', issuer: 'passed', time: 'passed', keyPeriod: 'passed' }

describe('a signed PDF', () => {
  test('is proven only for the signer who is expected', async () => {
    const pdf = await signed(certificate())
    const open = ['bearer', 'revocation', 'currentData', 'readFields']
    expect(await prove(pdf, { expected: ORGANISATION })).toEqual({
      verdict: 'proven',
      by: 'Registry',
      checks: good,
      open,
      pan: 'AAACZ1000A',
      signers: 1,
    })
    expect(await prove(pdf)).toMatchObject({ verdict: 'doubtful', checks: { ...good, issuer: 'open' } })
    // Anybody can have a certificate of a licensed authority, and write what they like.
    const other = { expected: 'Unique Identification Authority of India' }
    expect(await prove(pdf, other)).toMatchObject({ verdict: 'doubtful', checks: { ...good, issuer: 'differs' } })
  })

  test('of a chain that nobody imported names no issuer and is not read', async () => {
    const pdf = await signed(certificate(), stranger, 'Issuer', strangersClock)
    expect(await prove(pdf, { expected: ORGANISATION })).toMatchObject({
      verdict: 'unknown_key',
      checks: { signature: 'open' },
      by: null,
      pan: null,
      open: [],
    })
  })

  test('without a signature is unsigned, and not read', async () => {
    expect(await prove(certificate())).toMatchObject({ verdict: 'unsigned', by: null, checks: {}, pan: null })
  })

  test('that was changed inside the signature is not proven, and not read', async () => {
    const pdf = replaceText(await signed(certificate()), 'AAACZ1000A', 'AAACZ2000B')
    expect(await prove(pdf, { expected: ORGANISATION })).toMatchObject({
      verdict: 'not_proven',
      by: null,
      checks: { signature: 'failed' },
      pan: null,
    })
  })

  test('whose page shows something else since is not proven, and not read', async () => {
    const content = 'BT /F1 24 Tf 72 720 Td (PAN AAACZ2000B) Tj ET'
    const pdf = await revise(await signed(certificate()), {
      [parts.content]: `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
    })
    expect(await prove(pdf, { expected: ORGANISATION })).toMatchObject({ verdict: 'not_proven', pan: null })
  })

  test('whose form somebody filled in after signing is doubtful, and not read', async () => {
    const body = (plainObjects[parts.field] as string).replace('/V ()', '/V (PAN AAACZ2000B)')
    const pdf = await revise(await signed(certificate()), { [parts.field]: body })
    expect(await prove(pdf, { expected: ORGANISATION })).toMatchObject({ verdict: 'doubtful', pan: null })
  })

  test('that a stranger signed as well stays the issuer’s, and names both', async () => {
    const pdf = await signed(await signed(certificate()), stranger, 'Stranger', strangersClock)
    expect(await prove(pdf, { expected: ORGANISATION })).toMatchObject({
      verdict: 'proven',
      by: 'Registry',
      pan: 'AAACZ1000A',
      signers: 2,
    })
  })

  test('dated in the future, which no timestamp contradicts, is doubtful', async () => {
    const pdf = await signPdf(certificate(), { signer: issuer, time, field: 'Issuer', name: 'Issuer' })
    const before = new Date('2026-02-20T00:00:00Z')
    expect(await prove(pdf, { expected: ORGANISATION, now: before })).toMatchObject({
      verdict: 'doubtful',
      checks: { time: 'failed' },
    })
  })

  test.each([
    ['no PDF', () => Buffer.from('GIF89a'), 'notAPdf'],
    ['nothing', () => Buffer.alloc(0), 'notAPdf'],
    ['a part of one', () => plainPdf().slice(0, 60), 'damaged'],
  ])('which is %s is refused', async (_, file, problem) => {
    expect(await prove(file())).toEqual({ problem })
  })
})

test('the sandbox’s specimen is the made-up registry’s', async () => {
  const { sandboxKeys } = await import('../../../../server/proofs/sandboxIssuer.ts')
  const pem = sandboxKeys.find(({ purpose }) => purpose === 'documents')?.pem ?? ''
  const trust = { ours: [], known: [pem.replaceAll(/-----[A-Z ]+-----|\s/g, '')] }
  const file = readFileSync('server/files/samples/signed-document.pdf')
  expect(await prove(file, { trust, expected: 'Sandbox Registry (made up)' })).toMatchObject({
    verdict: 'proven',
    by: 'Sandbox Registry',
    checks: good,
    pan: 'AAACZ1000A',
  })
})

describe('the name of a signer', () => {
  const named = (organisation: string | null, subject = 'DS Unique Identification Authority of India 05') => ({
    subject,
    organisation,
    issuer: '',
    notBefore: '',
    notAfter: '',
    serial: '',
    fingerprint: '',
  })

  test.each([
    ['Unique Identification Authority of India', 'UNIQUE IDENTIFICATION AUTHORITY OF INDIA', true],
    ['Protean e-Gov Technologies Ltd.', 'Protean eGov Technologies Ltd', false],
    ['Protean e-Gov Technologies Ltd.', 'PROTEAN E GOV TECHNOLOGIES LTD', true],
    ['A & B Bank', 'A and B Bank', true],
    ['Income Tax Department', 'Income Tax Department Services', false],
    ['UTI', 'UTIITSL', false],
    // Letters of another script that look alike.
    ['HDFC Bank', 'НDFC Bank', false],
    // The dotless letter has the same capital as the dotted one.
    ['Union Bank of India', 'Unıon Bank of Indıa', false],
    ['State Bank', 'State Bank of India', false],
    ['', 'UIDAI', false],
    ['—', 'UIDAI', false],
    ['भारतीय रिज़र्व बैंक', 'भारतीय रिज़र्व बैंक', true],
  ])('%s is that of %s: %s', (expected, organisation, isSame) => {
    expect(isNameOf(expected, named(organisation))).toBe(isSame)
  })

  test('is never the common name, which is a person’s where there is no organisation', () => {
    expect(isNameOf('UIDAI', named('Personal', 'UIDAI'))).toBe(false)
    expect(isNameOf('UIDAI', named(null, 'UIDAI'))).toBe(false)
    expect(isNameOf('UIDAI', null)).toBe(false)
  })
})

describe('numbers in a text', () => {
  const none = { pan: null, gstin: null, cin: null, udyam: null }

  test('are read where they stand alone', () => {
    expect(
      readNumbers('PAN: AAACZ1000A, GSTIN 27AAACZ1000A1Z7.\nCIN U28110MH2012PTC234000 UDYAM-MH-26-0012345'),
    ).toEqual({
      pan: 'AAACZ1000A',
      gstin: '27AAACZ1000A1Z7',
      cin: 'U28110MH2012PTC234000',
      udyam: 'UDYAMMH260012345',
    })
  })

  test.each([
    ['two of a kind', 'AAACZ1000A and AAACZ2000B', none],
    ['one twice', 'AAACZ1000A, again AAACZ1000A', { ...none, pan: 'AAACZ1000A' }],
    ['a part of a longer word', 'XAAACZ1000A AAACZ1000AB कAAACZ1000A', none],
    ['a wrong check character', '27AAACZ1000A1Z8', none],
    ['a form that no PAN has', 'AAADZ1000A', none],
  ])('%s', (_, text, numbers) => {
    expect(readNumbers(text)).toEqual(numbers)
  })
})
