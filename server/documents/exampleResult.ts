import type { ResultOf } from '../../contracts/products/index.ts'

type Result = ResultOf<'ocr-document'>
type Field = Result['fields'][number]

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

/** What the documentation prints as the answer to the product's example. */
export const exampleResult: Result = {
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
}
