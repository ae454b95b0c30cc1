import { z } from 'zod'
import { holderTypes } from '../identifiers.ts'
import { paths } from '../paths.ts'
import { choice, defineProduct, identifier, identifierField, outcomeField, personName, text } from './define.ts'

export const panCheck = defineProduct({
  id: 'pan-check',
  label: text('PAN check', 'पैन जाँच'),
  title: text('Bulk PAN', 'बल्क पैन'),
  summary: text(
    'Is this PAN real, whose is it, and does the name match?',
    'क्या यह पैन असली है, किसका है, और क्या नाम मेल खाता है?',
  ),
  icon: 'id-card',
  group: 'identity',
  pricePaise: 150,
  sourceLabel: text('PAN source', 'पैन स्रोत'),
  gate: 'kyc',
  paths: { verify: paths.bulkPan, list: paths.bulkPanResponses, detail: paths.bulkPanDetail },
  input: z.object({ pan: identifier('pan'), name: personName.nullish() }),
  result: z.object({
    status: z.enum(['valid', 'inactive', 'name_differs']),
    name: z.string(),
    nameMatch: z.number().int().min(0).max(100).nullable(),
    /** The fourth letter: P person, C company, H Hindu undivided family … */
    holderType: z.enum(['P', 'C', 'H', 'F', 'A', 'B', 'T', 'L', 'J', 'G']),
    aadhaarSeeding: z.enum(['linked', 'not_linked', 'not_applicable']),
    updatedOn: z.iso.date().nullable(),
  }),
  keys: { subject: 'pan', outcome: 'status', holder: 'name' },
  inputFields: [
    identifierField('pan', text('PAN', 'पैन'), ['pan number', 'pan no', 'permanent account number']),
    {
      source: 'name',
      label: text('Name', 'नाम'),
      optional: true,
      hint: text('We compare it with the name on record.', 'हम इसे रिकॉर्ड के नाम से मिलाते हैं।'),
      headers: ['full name', 'holder name', 'name on card'],
    },
  ],
  resultFields: [
    outcomeField('status', text('Result', 'परिणाम'), {
      valid: choice('Valid', 'मान्य', 'success'),
      inactive: choice('Inactive', 'निष्क्रिय', 'warning'),
      name_differs: choice('Name differs', 'नाम अलग है', 'warning'),
    }),
    { source: 'name', label: text('Name on record', 'रिकॉर्ड में नाम'), list: true },
    { source: 'nameMatch', label: text('Name match', 'नाम मिलान'), kind: 'percent', list: true },
    {
      source: 'holderType',
      label: text('Holder type', 'धारक का प्रकार'),
      kind: 'choice',
      choices: Object.fromEntries([...holderTypes].map(([letter, label]) => [letter, { label }])),
    },
    {
      source: 'aadhaarSeeding',
      label: text('Aadhaar seeding', 'आधार लिंक'),
      kind: 'choice',
      choices: {
        linked: choice('Linked', 'जुड़ा हुआ', 'success'),
        not_linked: choice('Not linked', 'जुड़ा नहीं', 'warning'),
        not_applicable: choice('Not for this holder', 'इस धारक पर लागू नहीं'),
      },
    },
    { source: 'updatedOn', label: text('Record updated', 'रिकॉर्ड अद्यतन'), kind: 'date' },
  ],
  example: { pan: 'AAACZ1000A', name: 'Zenith Components Private Limited' },
  bulk: true,
})
