import type { ResultOf } from '../../../contracts/products/index.ts'
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

type Field = ResultOf<'ocr-document'>['fields'][number]

const field = (
  name: Field['name'],
  value: string,
  y: number,
  { check, reason }: Pick<Field, 'check' | 'reason'>,
): Field => ({
  name,
  value,
  script: 'latin',
  confidence: 0.98,
  sure: true,
  picture: 0,
  box: { x: 64, y, width: 420, height: 36 },
  check,
  reason,
})

/** `server/ocr` reads the files; its answer is the result. */
export const ocrDocument = defineOwnRunner(product, {
  sample(random) {
    const specimen = pick(random())
    const kind = random() < LEFT_TO_THE_READER ? 'detect' : specimen.kind
    return { files: [specimen.file], kind }
  },
  example: {
    kind: 'pan',
    number: 'AAAPZ1000A',
    name: 'ROHAN ZAVERI',
    birthDate: '1986-04-12',
    expiryDate: null,
    toCheck: 0,
    missing: [],
    hintCount: 0,
    sides: 'front',
    fields: [
      field('name', 'ROHAN ZAVERI', 180, { check: 'notChecked', reason: 'noRule' }),
      field('fatherName', 'SURESH ZAVERI', 250, { check: 'notChecked', reason: 'noRule' }),
      field('birthDate', '1986-04-12', 320, { check: 'ok', reason: 'dateOk' }),
      field('number', 'AAAPZ1000A', 400, { check: 'ok', reason: 'formatOk' }),
    ],
    mrz: [],
    quality: [],
    hints: [],
    seenBefore: [],
    pictures: [
      {
        page: 0,
        width: 1012,
        height: 638,
        rotation: 0,
        skew: 0,
        hash: 'c3d1e0f0b8783c1e',
        readFrom: 'picture',
        file: 'fil_019a9e2f6c3d7b0e8f1a2b3c4d5e6f70',
      },
    ],
  },
})
