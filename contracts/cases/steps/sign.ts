import { z } from 'zod'
import { choice, defineStep, text } from './define.ts'

/** A document is made of a template of the account and sent; the envelope charges it when it is completed. */
export const signStep = defineStep({
  kind: 'sign',
  label: text('Signature', 'साइन'),
  summary: text(
    'The person signs a document that is made of one of your templates.',
    'व्यक्ति आपके टेम्पलेट से बना दस्तावेज़ साइन करता है।',
  ),
  icon: 'spell-check',
  actor: 'subject',
  settings: z.strictObject({
    /** The id of a template with exactly one role without a name, which is the person's. */
    template: z.string().trim().min(1, 'Choose a template.').max(64),
  }),
  settingsFields: [{ source: 'template', label: text('Template', 'टेम्पलेट') }],
  answer: z.object({}),
  answerFields: [],
  outcomes: {
    signed: choice('Signed', 'साइन हुआ', 'success'),
    refused: choice('Refused to sign', 'साइन से मना किया', 'danger'),
  },
  facts: [
    { source: 'document', label: text('Document', 'दस्तावेज़') },
    { source: 'envelope', label: text('ID of the document', 'दस्तावेज़ की ID') },
  ],
  example: { settings: { template: 'env_example' }, answer: null },
})
