import { ocrDocument as product } from '../../../contracts/products/ocrDocument.ts'
import { defineOwnRunner } from './define.ts'

/** Specimens, each asked for by its kind or left to the reader. */
const specimens = [
  { kind: 'pan', file: 'sample_pan' },
  { kind: 'aadhaar', file: 'sample_aadhaar' },
  { kind: 'drivingLicence', file: 'sample_driving_licence' },
  { kind: 'voterCard', file: 'sample_voter_card' },
  { kind: 'passport', file: 'sample_passport' },
  { kind: 'cheque', file: 'sample_cheque' },
] as const

/** The share of checks that leave the kind to the reader. */
const LEFT_TO_THE_READER = 0.5

/** Any of them, by a number from 0 to below 1. */
const pick = (share: number) => specimens[Math.floor(share * specimens.length)] ?? specimens[0]

/** `server/documents` reads the files; its answer is the result. */
export const ocrDocument = defineOwnRunner('ocr-document', {
  record: product.result,
  sample(random) {
    const specimen = pick(random())
    const kind = random() < LEFT_TO_THE_READER ? 'detect' : specimen.kind
    return { files: [specimen.file], kind }
  },
  result: (_input, record) => record,
})
