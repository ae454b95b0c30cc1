import { z } from 'zod'
import { documentLimits } from '../../ocr/documents.ts'
import { documentFamilies, families } from '../../ocr/families.ts'
import { fileIds } from '../../products/inputs.ts'
import { kindChoices } from '../../products/ocrDocument.ts'
import { source } from '../source.ts'
import { choice, defineStep, text } from './define.ts'

/** The document is read by `ocr-document`, which charges it. */
export const documentStep = defineStep({
  kind: 'document',
  label: text('Document', 'दस्तावेज़'),
  summary: text(
    'The person uploads a document, which is read and checked.',
    'व्यक्ति दस्तावेज़ अपलोड करता है, जो पढ़ा और जाँचा जाता है।',
  ),
  icon: 'scan-text',
  actor: 'subject',
  settings: z.strictObject({
    kind: z.enum(documentFamilies).default('detect'),
    /** The stated name with which the document's is compared; null for none. Another or no name keeps the outcome from `passed`. */
    holder: source.nullish(),
  }),
  settingsFields: [
    {
      source: 'kind',
      label: text('Kind of document', 'दस्तावेज़ का प्रकार'),
      kind: 'select',
      options: documentFamilies.map(family => ({ value: family, label: families[family].label })),
    },
  ],
  answer: z.object({ files: fileIds(documentLimits.files) }),
  answerFields: [
    {
      source: 'files',
      label: text('Pages of the document', 'दस्तावेज़ के पन्ने'),
      kind: 'file',
      types: ['pdf', 'jpeg', 'png', 'webp'],
      most: documentLimits.files,
    },
  ],
  outcomes: {
    passed: choice('Read', 'पढ़ा गया', 'success'),
    review: choice('To be checked', 'जाँचना होगा', 'warning'),
    refused: choice('Not readable', 'पढ़ा नहीं गया', 'danger'),
  },
  repeats: ['refused'],
  facts: [
    { source: 'kind', label: text('Kind', 'प्रकार'), kind: 'choice', choices: kindChoices },
    { source: 'number', label: text('Number', 'नंबर'), mask: 'tail' },
    { source: 'name', label: text('Name', 'नाम'), mask: 'name' },
    { source: 'birthDate', label: text('Date of birth', 'जन्म तिथि'), kind: 'date' },
    { source: 'address', label: text('Address', 'पता'), mask: 'tail', optional: true },
    { source: 'toCheck', label: text('Fields to check', 'जाँचने वाले फ़ील्ड'), kind: 'count' },
    { source: 'hintCount', label: text('Hints of forgery', 'जालसाज़ी के संकेत'), kind: 'count' },
  ],
  example: { settings: { kind: 'pan' }, answer: { files: ['sample_pan'] } },
})
