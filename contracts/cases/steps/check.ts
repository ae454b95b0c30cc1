import { z } from 'zod'
import { type ProductId, productIds } from '../../products/index.ts'
import { source } from '../source.ts'
import { choice, defineStep, text } from './define.ts'

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
    /** The stated name with which the holder is compared; null for none. Another or no name keeps the outcome from `passed`. */
    holder: source.nullish(),
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
