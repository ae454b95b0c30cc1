import { z } from 'zod'
import { type IdentifierKind, identifierKinds } from '../../identifiers/index.ts'
import { factPath } from '../condition.ts'
import { choice, defineStep, text } from './define.ts'

const MAX_FIELDS = 40
const words = z.string().trim().min(1).max(200)

/** What a form can ask for. An `identifier` is checked while it is typed, and stored sealed like every answer. */
export const formFieldKinds = ['text', 'textarea', 'number', 'date', 'select', 'identifier'] as const

const field = z.strictObject({
  source: z.string().regex(/^[a-z][A-Za-z0-9]{0,39}$/, 'Begin with a small letter; use letters and digits.'),
  label: z.strictObject({ en: words, hi: words }),
  kind: z.enum(formFieldKinds).default('text'),
  identifier: z.enum(identifierKinds as [IdentifierKind, ...IdentifierKind[]]).optional(),
  options: z.array(words).min(2).max(50).optional(),
  optional: z.boolean().default(false),
  /** A fact that is filled in, such as `card.number`: the person may change it. */
  prefill: z.string().regex(factPath, 'Name a fact as step.fact.').optional(),
})

export type FormField = z.output<typeof field>

export const formStep = defineStep({
  kind: 'form',
  label: text('Form', 'फ़ॉर्म'),
  summary: text('The person fills in fields of your choice.', 'व्यक्ति आपके चुने फ़ील्ड भरता है।'),
  icon: 'receipt-text',
  actor: 'subject',
  settings: z.strictObject({
    fields: z
      .array(field)
      .min(1)
      .max(MAX_FIELDS)
      .refine(fields => new Set(fields.map(({ source }) => source)).size === fields.length, 'A name is there twice.')
      .refine(
        fields => fields.every(one => one.kind !== 'select' || one.options !== undefined),
        'A field with a choice needs its options.',
      )
      .refine(
        fields => fields.every(one => one.kind !== 'identifier' || one.identifier !== undefined),
        'Say which number is asked for.',
      ),
  }),
  settingsFields: [],
  answer: z.object({ values: z.record(z.string().max(40), z.string().max(2000)) }),
  answerFields: [],
  outcomes: { answered: choice('Answered', 'जवाब मिला', 'success') },
  facts: [],
  example: {
    settings: {
      fields: [
        { source: 'pan', label: { en: 'PAN', hi: 'PAN' }, kind: 'identifier', identifier: 'pan' },
        { source: 'city', label: { en: 'City', hi: 'शहर' } },
      ],
    },
    answer: { values: { pan: 'AAAPZ1234C', city: 'Pune' } },
  },
})
