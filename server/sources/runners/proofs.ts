import { aadhaarOffline as aadhaarOfflineProduct } from '../../../contracts/products/aadhaarOffline.ts'
import { aadhaarQr as aadhaarQrProduct } from '../../../contracts/products/aadhaarQr.ts'
import { gstEinvoice as gstEinvoiceProduct } from '../../../contracts/products/gstEinvoice.ts'
import { signedDocument as signedDocumentProduct } from '../../../contracts/products/signedDocument.ts'
import { proofSpecimens } from '../../../contracts/proofs/specimens.ts'
import type { ProofCheck } from '../../../contracts/proofs/verdicts.ts'
import { defineOwnRunner } from './define.ts'

const ISSUER = 'Sandbox issuer (made up)'

/** The share of demonstration checks that are of a forged code. */
const FORGED = 0.3

const passed = (...checks: readonly ProofCheck[]) => checks.map(check => ({ check, outcome: 'passed' as const }))

const holder = {
  maskedAadhaar: 'xxxx xxxx 0008',
  name: 'Rohan Zaveri',
  birthDate: '1986-04-12',
  birthYear: '1986',
  gender: 'male',
  careOf: 'S/O: Suresh Zaveri',
  address: '14, Paud Road, Near the well, Kothrud, Pune City, Kothrud, Haveli, Pune',
  state: 'Maharashtra',
  pinCode: '411038',
} as const

const signed = { status: 'proven', signedBy: ISSUER, signedOn: '2025-03-14' } as const

/** `server/proofs` answers it: the proof is the answer, so that the record is the result. */
export const aadhaarQr = defineOwnRunner(aadhaarQrProduct, {
  sample: random => ({ code: random() < FORGED ? proofSpecimens.forgedAadhaarQr : proofSpecimens.aadhaarQr }),
  example: {
    ...signed,
    version: 'V2',
    ...holder,
    hasPhoto: false,
    photo: null,
    checks: [...passed('signature', 'layout', 'time', 'keyPeriod'), { check: 'photo', outcome: 'absent' }],
    open: [{ question: 'bearer' }, { question: 'revocation' }, { question: 'currentData' }],
  },
})

/** `server/proofs` answers it, likewise. */
export const aadhaarOffline = defineOwnRunner(aadhaarOfflineProduct, {
  sample: () => aadhaarOfflineProduct.input.parse(aadhaarOfflineProduct.example),
  example: {
    ...signed,
    ageDays: 3,
    ...holder,
    address: '14, Paud Road, Kothrud, Pune City, Kothrud, Haveli, Pune',
    photo: null,
    checks: passed('signature', 'time', 'keyPeriod', 'photo'),
    open: [{ question: 'bearer' }, { question: 'revocation' }, { question: 'currentData' }, { question: 'sha1' }],
  },
})

/** `server/proofs` answers it, likewise. */
export const gstEinvoice = defineOwnRunner(gstEinvoiceProduct, {
  sample: random => ({ code: random() < FORGED ? proofSpecimens.forgedEInvoice : proofSpecimens.eInvoice }),
  example: {
    ...signed,
    irn: 'd34b7c01'.repeat(8),
    documentNumber: 'ZC/2025/0114',
    documentType: 'INV',
    documentDate: '2025-03-14',
    sellerGstin: '27AAACZ1000A1Z4',
    buyerGstin: '24AAACZ2000B1Z1',
    totalPaise: 11_800_050,
    itemCount: 3,
    mainHsnCode: '850440',
    portal: 'NIC',
    checks: passed('signature', 'time', 'keyPeriod'),
    open: [{ question: 'revocation' }, { question: 'currentData' }],
  },
})

/** `server/proofs` answers it, likewise. */
export const signedDocument = defineOwnRunner(signedDocumentProduct, {
  sample: () => signedDocumentProduct.input.parse(signedDocumentProduct.example),
  example: {
    status: 'proven',
    signedBy: 'Sandbox Registry',
    signedOn: '2025-03-14',
    organisation: 'Sandbox Registry (made up)',
    certifiedBy: 'Sandbox documents root (made up)',
    pan: 'AAACZ1000A',
    gstin: '27AAACZ1000A1Z7',
    cin: null,
    udyam: null,
    signers: [
      { name: 'Sandbox Registry', organisation: 'Sandbox Registry (made up)', trusted: true, verdict: 'valid' },
    ],
    checks: passed('signature', 'unchanged', 'issuer', 'time', 'keyPeriod'),
    open: [{ question: 'bearer' }, { question: 'revocation' }, { question: 'currentData' }, { question: 'readFields' }],
  },
})
