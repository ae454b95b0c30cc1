import { z } from 'zod'
import { productPaths } from '../platform/paths.ts'
import { choice, defineProduct, identifier, identifierField, outcomeField, text } from './define.ts'
import { gender, genders } from './persons.ts'

/** Answers what UIDAI's public verification answers: no name, and no number that could be kept. */
export const aadhaarCheck = defineProduct({
  id: 'aadhaar-check',
  label: text('Aadhaar check', 'आधार जाँच'),
  summary: text(
    'Does this Aadhaar exist, and whose could it be: age band, gender, state, last digits of the phone.',
    'क्या यह आधार है, और किसका हो सकता है: उम्र का दायरा, लिंग, राज्य, फ़ोन के आखिरी अंक।',
  ),
  icon: 'fingerprint',
  group: 'identity',
  pricePaise: 200,
  sourceLabel: text('Aadhaar source', 'आधार सोर्स'),
  gate: 'kyc',
  paths: productPaths('aadhaar-check'),
  input: z.object({ aadhaar: identifier('aadhaar') }),
  result: z.object({
    status: z.enum(['exists', 'deactivated']),
    maskedAadhaar: z.string(),
    ageBand: z.string().nullable(),
    gender: gender.nullable(),
    state: z.string().nullable(),
    /** The last three digits of the registered phone; null without one. */
    phoneEnds: z.string().nullable(),
  }),
  keys: { subject: 'aadhaar', outcome: 'status' },
  inputFields: [
    identifierField('aadhaar', text('Aadhaar number', 'आधार नंबर'), ['aadhar', 'aadhaar no', 'uid', 'आधार']),
  ],
  resultFields: [
    outcomeField('status', text('Aadhaar', 'आधार'), {
      exists: choice('Exists', 'मौजूद है', 'success'),
      deactivated: choice('Deactivated', 'बंद है', 'danger'),
    }),
    { source: 'maskedAadhaar', label: text('Number', 'नंबर') },
    { source: 'ageBand', label: text('Age', 'उम्र'), list: true },
    { source: 'gender', label: text('Gender', 'लिंग'), kind: 'choice', choices: genders },
    { source: 'state', label: text('State', 'राज्य'), kind: 'state', list: true },
    { source: 'phoneEnds', label: text('Phone ends in', 'फ़ोन के आखिरी अंक') },
  ],
  example: { aadhaar: '234123410008' },
  sandbox: {
    success: '234123410008',
    notFound: '234123414043',
    down: '234123415035',
    slow: '234123412028',
    mismatch: '234123414091',
    balance: '234123414027',
  },
  bulk: true,
})
