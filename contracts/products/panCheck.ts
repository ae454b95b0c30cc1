import { z } from 'zod'
import { holderTypes } from '../identifiers/index.ts'
import { paths } from '../platform/paths.ts'
import { choice, defineProduct, identifier, identifierField, outcomeField, personName, text } from './define.ts'
import { comparedName, nameMatchField } from './names.ts'
import { samplePan } from './samplePan.ts'

export const panCheck = defineProduct({
  id: 'pan-check',
  label: text('PAN check', 'PAN जाँच'),
  title: text('Bulk PAN', 'बल्क PAN'),
  summary: text(
    'Is this PAN real, whose is it, and does the name match?',
    'क्या यह PAN असली है, किसका है, और क्या नाम मेल खाता है?',
  ),
  icon: 'id-card',
  group: 'identity',
  pricePaise: 150,
  sourceLabel: text('PAN source', 'PAN सोर्स'),
  gate: 'kyc',
  paths: { verify: paths.bulkPan, list: paths.bulkPanResponses, detail: paths.bulkPanDetail },
  input: z.object({ pan: identifier('pan'), name: personName.nullish() }),
  result: z.object({
    status: z.enum(['valid', 'inactive', 'name_differs']),
    name: z.string(),
    nameMatch: z.number().int().min(0).max(100).nullable(),
    /** The fourth letter of the PAN: P person */
    holderType: z.enum(['P', 'C', 'H', 'F', 'A', 'B', 'T', 'L', 'J', 'G']),
    aadhaarSeeding: z.enum(['linked', 'not_linked', 'not_applicable', 'unknown']),
    updatedOn: z.iso.date().nullable(),
  }),
  keys: { subject: 'pan', outcome: 'status', holder: 'name' },
  inputFields: [
    identifierField('pan', text('PAN', 'PAN'), ['pan number', 'pan no', 'permanent account number', 'पैन', 'पैन नंबर']),
    comparedName,
  ],
  resultFields: [
    outcomeField('status', text('Result', 'रिज़ल्ट'), {
      valid: choice('Valid', 'सही', 'success'),
      inactive: choice('Inactive', 'निष्क्रिय', 'warning'),
      name_differs: choice('Name differs', 'नाम अलग है', 'warning'),
    }),
    { source: 'name', label: text('Name on record', 'रिकॉर्ड में नाम'), list: true },
    nameMatchField,
    {
      source: 'holderType',
      label: text('Holder type', 'होल्डर का प्रकार'),
      kind: 'choice',
      choices: Object.fromEntries([...holderTypes].map(([letter, label]) => [letter, { label }])),
    },
    {
      source: 'aadhaarSeeding',
      label: text('Aadhaar seeding', 'आधार लिंक'),
      kind: 'choice',
      choices: {
        linked: choice('Linked', 'लिंक है', 'success'),
        not_linked: choice('Not linked', 'लिंक नहीं', 'warning'),
        not_applicable: choice('Not applicable', 'इस होल्डर के लिए नहीं'),
        unknown: choice('Not known', 'पता नहीं'),
      },
    },
    { source: 'updatedOn', label: text('Record updated', 'कब अपडेट हुआ'), kind: 'date' },
  ],
  example: { pan: samplePan, name: 'Zenith Components Private Limited' },
  sandbox: {
    success: samplePan,
    notFound: 'AAACZ1404A',
    down: 'AAACZ1503A',
    slow: 'AAACZ1202A',
    mismatch: 'AAACZ1409A',
    balance: 'AAACZ1402A',
  },
  bulk: true,
  reusable: true,
})
