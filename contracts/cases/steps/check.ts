import { z } from 'zod'
import { type ProductId, productIds } from '../../products/index.ts'
import { factPath } from '../condition.ts'
import { choice, defineStep, text } from './define.ts'

/** Where an input of the check comes from: a fact of the case, or a value that is the same in every case. */
const source = z.union([
  z.strictObject({ fact: z.string().regex(factPath, 'Name a fact as step.fact.') }),
  z.strictObject({ value: z.string().max(500) }),
])

export type CheckInput = z.output<typeof source>

/** Any product of the catalogue. Its outcome is the product's, in three words; its own outcome is a fact. */
export const checkStep = defineStep({
  kind: 'check',
  label: text('Check', 'जाँच'),
  summary: text('A product checks what the case knows.', 'केस में मिली जानकारी की प्रोडक्ट से जाँच।'),
  icon: 'person-check',
  actor: 'platform',
  settings: z.strictObject({
    product: z.enum(productIds as [ProductId, ...ProductId[]]),
    input: z.record(z.string().max(40), source),
  }),
  settingsFields: [],
  answer: z.object({}),
  answerFields: [],
  outcomes: {
    passed: choice('Passed', 'सही', 'success'),
    review: choice('To be checked', 'जाँचना होगा', 'warning'),
    mismatch: choice('Does not match', 'मेल नहीं', 'danger'),
    notFound: choice('Not found', 'नहीं मिला', 'danger'),
  },
  facts: [],
  example: {
    settings: { product: 'pan-check', input: { pan: { fact: 'details.pan' }, name: { fact: 'subject.name' } } },
    answer: null,
  },
})
