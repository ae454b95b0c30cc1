import { expect, test } from 'vitest'
import { completeSignature, prepareSignature } from '../../../../server/engines/pdfSignatures/prepareSignature.ts'
import { signCms } from '../../../../server/engines/pdfSignatures/sign/cmsSignature.ts'
import { NoSignerProblem, signerOfP12 } from '../../../../server/engines/pdfSignatures/sign/p12Signer.ts'
import { oids } from '../../../../server/engines/pdfSignatures/verify/cms.ts'
import { describeCertificate } from '../../../../server/engines/pdfSignatures/verify/names.ts'
import { verifyPdf } from '../../../../server/engines/pdfSignatures/verifyPdf.ts'
import { plainPdf } from '../../../support/pdfs/plainPdf.ts'
import { makeCertificate, makeKeys, makeP12 } from '../../../support/signingFiles.ts'

const keys = makeKeys()
const others = makeKeys()
const bytesOf = (file: Buffer) => new Uint8Array(file)
const good = bytesOf(makeP12(keys, makeCertificate(keys), 'right'))

test('a file with an old encryption signs as PAdES wants it', async () => {
  const signer = await signerOfP12(good, 'right')
  expect(await describeCertificate(signer.certificate)).toMatchObject({ subject: 'Tests', issuer: 'Tests' })
  const time = new Date()
  const prepared = await prepareSignature(plainPdf(), { time, field: 'Own', name: 'Tests', reserved: 8_000 })
  const cms = await signCms(signer, { type: oids.data, digest: prepared.digest.buffer })
  const signed = await completeSignature(prepared, cms, { time })
  const { signatures } = await verifyPdf(signed, { anchors: { ours: [], known: [signer.certificate] } })
  expect(signatures).toMatchObject([{ verdict: 'valid', profile: 'PAdES B-B', trust: 'known' }])
})

test('a wrong password, another file, and a key without its certificate are told apart', async () => {
  const codeOf = (file: Uint8Array, password: string) =>
    signerOfP12(file, password).catch((error: unknown) => (error as { code?: string }).code ?? error)
  expect(await codeOf(good, 'wrong')).toBe('password')
  expect(await codeOf(new TextEncoder().encode('no such file'), 'right')).toBe('notP12')
  const mixed = bytesOf(makeP12(keys, makeCertificate(others), 'right'))
  expect(await codeOf(mixed, 'right')).toBeInstanceOf(NoSignerProblem)
})
