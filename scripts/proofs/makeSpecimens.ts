/*
 * Makes the sandbox's signed specimens anew: `node scripts/proofs/makeSpecimens.ts`. Their keys are made for this one run and thrown away, so that nobody, not even this
 * project, can sign anything else that the sandbox would prove.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { asha, codeOf, contentOf, digitsOf } from '../../tests/support/proofs/aadhaarCodes.ts'
import { makeAuthority } from '../../tests/support/proofs/authority.ts'
import { eInvoiceOf, part } from '../../tests/support/proofs/eInvoices.ts'
import { offlineXml, offlineZip, signXml } from '../../tests/support/proofs/offlineFiles.ts'
import { makeSignedDocument } from './makeSignedDocument.ts'

const ISSUER = 'Sandbox issuer (made up)'
const uidai = makeAuthority(ISSUER, { from: 2020, to: 2049 })
const portal = makeAuthority(ISSUER, { from: 2020, to: 2049 })

const holder = {
  ...asha,
  referenceId: '000820250314103045123',
  name: 'Rohan Zaveri',
  gender: 'M',
  careOf: 'S/O: Suresh Zaveri',
}
const forgedHolder = { ...holder, name: 'Rahul Zaveri' }
const content = contentOf(holder)

const invoice = {
  SellerGstin: '27AAACZ1000A1Z4',
  BuyerGstin: '24AAACZ2000B1Z1',
  DocNo: 'ZC/2025/0114',
  DocTyp: 'INV',
  DocDt: '14/03/2025',
  TotInvVal: 118_000.5,
  ItemCnt: 3,
  MainHsnCode: '850440',
  Irn: 'd34b7c01'.repeat(8),
  IrnDt: '2025-03-14 19:58:21',
}
const eInvoice = eInvoiceOf(portal, { data: invoice, kid: 'SANDBOX' })
const [header, , signature] = eInvoice.split('.')

const specimens = {
  aadhaarQr: codeOf(uidai, holder),
  forgedAadhaarQr: digitsOf(Buffer.concat([contentOf(forgedHolder), uidai.sign(content)])),
  eInvoice,
  forgedEInvoice: `${header}.${part({ data: JSON.stringify({ ...invoice, TotInvVal: 918_000.5 }), iss: 'NIC' })}.${signature}`,
}

const photo = readFileSync('server/files/samples/face-document.jpg')
const xml = signXml(
  uidai,
  offlineXml({
    name: holder.name,
    gender: holder.gender,
    careOf: holder.careOf,
    referenceId: holder.referenceId,
    mobile: '9876500008',
    email: 'rohan@example.test',
    photo,
  }),
)
writeFileSync('server/files/samples/aadhaar-offline.zip', offlineZip(xml))
const signed = await makeSignedDocument()
writeFileSync('server/files/samples/signed-document.pdf', signed.pdf)
writeFileSync(
  'contracts/proofs/specimens.ts',
  `/** Signed for the sandbox, and altered after that; by \`scripts/proofs/makeSpecimens.ts\`. No key that exists signs another one. */
export const proofSpecimens = ${JSON.stringify(specimens, null, 2)} as const

/** The share code of \`sample_aadhaar_offline\`. */
export const SAMPLE_SHARE_CODE = '4821'
`,
)
writeFileSync(
  'server/proofs/sandboxIssuer.ts',
  `import { type IssuerKey, readIssuerKey } from '../engines/proofs/issuerKey.ts'

const NAME = '${ISSUER}'

const certificates = {
  aadhaar: \`${uidai.certificate.trim().replaceAll('\r', '')}\`,
  einvoice: \`${portal.certificate.trim().replaceAll('\r', '')}\`,
  documents: \`${signed.root}\`,
} as const

const kids = { aadhaar: undefined, einvoice: 'SANDBOX', documents: undefined } as const

/** The made-up issuer of the sandbox's specimens, by \`scripts/proofs/makeSpecimens.ts\`. Its private keys exist no more; production never trusts it for a live check. */
export const sandboxKeys: readonly IssuerKey[] = (['aadhaar', 'einvoice', 'documents'] as const).map(purpose => ({
  ...readIssuerKey(Buffer.from(certificates[purpose]), { issuer: NAME, purpose, kid: kids[purpose] }),
  isSandbox: true,
}))
`,
)
