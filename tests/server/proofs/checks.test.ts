import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { proofSpecimens, SAMPLE_SHARE_CODE } from '../../../contracts/proofs/specimens.ts'
import { makeSignedDocument } from '../../../scripts/proofs/makeSignedDocument.ts'
import { readIssuerKey } from '../../../server/engines/proofs/issuerKey.ts'
import { addIssuerKey } from '../../../server/proofs/issuerKeys.ts'
import { testApp } from '../../support/app.ts'
import { endOfCheck } from '../../support/endOfCheck.ts'
import { makeCustomer } from '../../support/factories.ts'
import { makeKey } from '../../support/keys.ts'
import { asha, codeOf } from '../../support/proofs/aadhaarCodes.ts'
import { makeAuthority } from '../../support/proofs/authority.ts'
import { eInvoiceOf, invoice } from '../../support/proofs/eInvoices.ts'
import { endTrust } from '../../support/proofs/endTrust.ts'
import { offlineXml, offlineZip, SHARE_CODE, signXml, zipOf } from '../../support/proofs/offlineFiles.ts'
import { upload } from '../../support/uploads.ts'

const { app, ctx } = await testApp({}, {}, { work: true })

const caller = async (mode: 'live' | 'test' = 'live') => {
  const { userId } = await makeCustomer(ctx.db)
  return { userId, ...(await makeKey(ctx, userId, mode)) }
}
const one = await caller()
const other = await caller()
const tester = await caller('test')

const uidai = makeAuthority('UIDAI')
const nic = makeAuthority('NIC')
const stranger = makeAuthority('Somebody')
await addIssuerKey(ctx.db, uidai.imported())
await addIssuerKey(ctx.db, nic.imported('einvoice', 'KEY1'))

const check = async (product: string, input: object, { headers } = one) =>
  endOfCheck(
    app,
    headers,
    await app.inject({
      method: 'POST',
      url: `/v1/${product}`,
      headers,
      payload: { ...input, consent: true, purpose: 'customer_onboarding' },
    }),
  )

interface Reply {
  id: string
  status: string
  charge: { paise: number }
  result: Record<string, unknown>
}

const resultOf = async (product: string, input: object, as = one) => {
  const reply = (await check(product, input, as)).json<Reply>()
  expect(reply).toMatchObject({ status: 'completed', charge: { paise: 0 } })
  return reply.result
}

describe('an Aadhaar code', () => {
  test('of an imported key is proven, free of charge, and says what it does not prove', async () => {
    expect(await resultOf('aadhaar-qr', { code: codeOf(uidai, asha) })).toMatchObject({
      status: 'proven',
      signedBy: 'UIDAI',
      signedOn: '2026-02-14',
      version: 'V2',
      maskedAadhaar: 'xxxx xxxx 3632',
      name: 'Asha Rao',
      birthDate: '1986-04-12',
      hasPhoto: false,
      open: [{ question: 'bearer' }, { question: 'revocation' }, { question: 'currentData' }],
    })
  })

  test('shows its photo only if it is signed', async () => {
    const photo = readFileSync('tests/support/proofs/photo.j2k')
    expect(await resultOf('aadhaar-qr', { code: codeOf(uidai, asha, [photo]) })).toMatchObject({
      status: 'proven',
      hasPhoto: true,
      photo: expect.stringMatching(/^data:image\/jpeg;base64,/),
    })
    expect(await resultOf('aadhaar-qr', { code: codeOf(stranger, asha, [photo]) })).toMatchObject({
      status: 'not_proven',
      hasPhoto: true,
      photo: null,
    })
  })

  test('of a stranger, and a changed one, is not proven', async () => {
    for (const code of [codeOf(stranger, asha), proofSpecimens.forgedAadhaarQr])
      expect(await resultOf('aadhaar-qr', { code })).toMatchObject({ status: 'not_proven', signedBy: null })
  })

  test('in XML is unsigned, and a number that is no code unreadable', async () => {
    const xml = '<PrintLetterBarcodeData uid="999988887777" name="Asha Rao" gender="F" yob="1986"/>'
    expect(await resultOf('aadhaar-qr', { code: xml })).toMatchObject({
      status: 'unsigned',
      version: 'XML',
      maskedAadhaar: 'xxxx xxxx 7777',
      birthYear: '1986',
    })
    expect(await resultOf('aadhaar-qr', { code: '7'.repeat(900) })).toMatchObject({ status: 'unreadable', name: null })
  })

  test('with another mobile number is doubtful', async () => {
    const result = await resultOf('aadhaar-qr', { code: codeOf(uidai, asha), mobile: '9811111111' })
    expect(result.status).toBe('doubtful')
    expect(result.checks).toContainEqual({ check: 'mobile', outcome: 'differs' })
  })

  test.each([
    ['a short number', '12'],
    ['more digits than a code holds', '9'.repeat(9_000)],
    ['a sentence', 'hello '.repeat(40)],
  ])('is refused without a charge where it cannot be one: %s', async (_, code) => {
    expect((await check('aadhaar-qr', { code })).statusCode).toBe(400)
  })

  test('is not proven any more once its key is removed', async () => {
    const gone = makeAuthority('UIDAI, withdrawn')
    await addIssuerKey(ctx.db, gone.imported())
    const code = codeOf(gone, asha)
    expect(await resultOf('aadhaar-qr', { code })).toMatchObject({ status: 'proven', signedBy: 'UIDAI, withdrawn' })
    expect(await endTrust(ctx.db, gone.imported().fingerprint)).toBe(1)
    expect(await resultOf('aadhaar-qr', { code })).toMatchObject({ status: 'not_proven' })
  })

  test('of one account is nothing to another', async () => {
    const { id } = (await check('aadhaar-qr', { code: codeOf(uidai, asha) })).json<Reply>()
    const url = `/v1/verifications/${id}`
    expect((await app.inject({ url, headers: one.headers })).statusCode).toBe(200)
    expect((await app.inject({ url, headers: other.headers })).statusCode).toBe(404)
  })
})

describe('an e-invoice', () => {
  test('of an imported key is proven', async () => {
    const code = eInvoiceOf(nic)
    expect(await resultOf('gst-einvoice', { code })).toMatchObject({
      status: 'proven',
      signedBy: 'NIC',
      documentNumber: invoice.DocNo,
      totalPaise: 11_800_050,
    })
  })

  test('under a name that nobody imported is of an unknown key, and a changed one is not proven', async () => {
    const unknown = eInvoiceOf(stranger, { kid: 'KEY9' })
    expect(await resultOf('gst-einvoice', { code: unknown })).toMatchObject({ status: 'unknown_key', signedBy: null })
    expect(await resultOf('gst-einvoice', { code: proofSpecimens.forgedEInvoice })).toMatchObject({
      status: 'not_proven',
    })
  })
})

describe('an offline e-KYC', () => {
  const uploaded = async (content: Buffer, { headers } = one) =>
    (await upload(app, headers, 'offline.zip', content, '/v1/files')).json<{ id: string }>().id
  const good = offlineZip(signXml(uidai, offlineXml()))

  test('of an imported key is proven with its photo, and its mobile number confirmed', async () => {
    const input = { file: await uploaded(good), shareCode: SHARE_CODE, mobile: '9800000002' }
    const result = await resultOf('aadhaar-offline', input)
    expect(result).toMatchObject({
      status: 'proven',
      name: 'Asha Rao',
      photo: expect.stringMatching(/^data:image\/jpeg/),
    })
    expect(result.checks).toContainEqual({ check: 'mobile', outcome: 'passed' })
  })

  test('older than allowed is doubtful', async () => {
    const input = { file: await uploaded(good), shareCode: SHARE_CODE, mostDays: 3 }
    expect(await resultOf('aadhaar-offline', input)).toMatchObject({ status: 'doubtful' })
  })

  test('signed anew by somebody else is of an unknown key', async () => {
    const forged = await uploaded(offlineZip(signXml(stranger, offlineXml({ name: 'Vikram Singh' }))))
    expect(await resultOf('aadhaar-offline', { file: forged, shareCode: SHARE_CODE })).toMatchObject({
      status: 'unknown_key',
      signedBy: null,
    })
  })

  test('with a wrong share code is refused free of charge, with the reason', async () => {
    const reply = await check('aadhaar-offline', { file: await uploaded(good), shareCode: '0000' })
    expect(reply.body).toContain('The share code is wrong')
  })

  test('of another account cannot be read', async () => {
    const file = await uploaded(good)
    expect((await check('aadhaar-offline', { file, shareCode: SHARE_CODE }, other)).statusCode).toBe(400)
  })

  test.each([
    [
      'an office document',
      zipOf([{ name: '[Content_Types].xml', content: Buffer.from('<a/>') }], { encryption: 'none' }),
    ],
    ['an archive without XML', zipOf([{ name: 'run.exe', content: Buffer.from('MZ') }])],
  ])('is no file that can be uploaded: %s', async (_, content) => {
    expect((await upload(app, one.headers, 'a.zip', content, '/v1/files')).statusCode).toBe(415)
  })
})

describe('a signed PDF', async () => {
  const { pdf, root } = await makeSignedDocument('Made-up authority')
  const key = readIssuerKey(Buffer.from(root), { issuer: 'Made-up authority', purpose: 'documents' })
  const file = async (content: Uint8Array = pdf, name = 'certificate.pdf') =>
    (await upload(app, one.headers, name, Buffer.from(content), '/v1/files')).json<{ id: string }>().id
  const issuer = 'Sandbox Registry (made up)'

  test('is proven while its root is imported, and only for the issuer that is asked about', async () => {
    await addIssuerKey(ctx.db, key)
    const id = await file()
    expect(await resultOf('signed-document', { file: id, issuer })).toMatchObject({
      status: 'proven',
      signedBy: 'Sandbox Registry',
      signedOn: '2025-03-14',
      organisation: issuer,
      pan: 'AAACZ1000A',
      gstin: '27AAACZ1000A1Z7',
      signers: [{ organisation: issuer, trusted: true, verdict: 'valid' }],
    })
    expect(await resultOf('signed-document', { file: id })).toMatchObject({ status: 'doubtful', organisation: issuer })
    expect(await resultOf('signed-document', { file: id, issuer: 'UIDAI' })).toMatchObject({ status: 'doubtful' })
    expect(await endTrust(ctx.db, key.fingerprint)).toBe(1)
    expect(await resultOf('signed-document', { file: id, issuer })).toMatchObject({
      status: 'unknown_key',
      signedBy: null,
      pan: null,
    })
  })

  test('that was changed is not proven', async () => {
    const changed = Buffer.from(Buffer.from(pdf).toString('latin1').replace('/Type /Page', '/Type /pAge'), 'latin1')
    const result = await resultOf('signed-document', { file: await file(changed), issuer })
    expect(result).toMatchObject({ status: 'not_proven', pan: null })
  })

  test('of another account cannot be read', async () => {
    expect((await check('signed-document', { file: await file(), issuer }, other)).statusCode).toBe(400)
  })

  test('with an unknown field or too long a name is refused', async () => {
    const reply = await check('signed-document', { file: await file(), issuer: 'x'.repeat(201) })
    expect(reply.statusCode).toBe(400)
    expect(reply.body).toContain('issuer')
  })
})

test('a test key trusts the sandbox’s made-up issuer only, and production no made-up one for a live check', async () => {
  expect(await resultOf('aadhaar-qr', { code: proofSpecimens.aadhaarQr }, tester)).toMatchObject({
    status: 'proven',
    signedBy: 'Sandbox issuer (made up)',
  })
  expect(await resultOf('aadhaar-qr', { code: codeOf(uidai, asha) }, tester)).toMatchObject({ status: 'not_proven' })
  expect(await resultOf('gst-einvoice', { code: proofSpecimens.eInvoice }, tester)).toMatchObject({ status: 'proven' })
  const sample = { file: 'sample_aadhaar_offline', shareCode: SAMPLE_SHARE_CODE }
  expect(await resultOf('aadhaar-offline', sample, tester)).toMatchObject({ status: 'proven', name: 'Rohan Zaveri' })
  const certificate = { file: 'sample_signed_document', issuer: 'Sandbox Registry (made up)' }
  expect(await resultOf('signed-document', certificate, tester)).toMatchObject({ status: 'proven', pan: 'AAACZ1000A' })
})
