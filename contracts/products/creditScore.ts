import { z } from 'zod'
import { productPaths } from '../platform/paths.ts'
import { choice, defineProduct, identifier, identifierField, outcomeField, text } from './define.ts'

/** Scores of Indian bureaus run from 300 to 900. A holder without credit has none. */
const score = z.number().int().min(300).max(900)

export const creditScore = defineProduct({
  id: 'credit-score',
  label: text('Credit score', 'क्रेडिट स्कोर'),
  summary: text(
    'The bureau’s score for a PAN, with open and overdue accounts.',
    'PAN का ब्यूरो स्कोर, चालू खाते और बकाया खाते।',
  ),
  icon: 'landmark',
  group: 'bank',
  pricePaise: 1500,
  sourceLabel: text('Credit bureau source', 'क्रेडिट ब्यूरो सोर्स'),
  gate: 'kyc',
  paths: productPaths('credit-score'),
  input: z.object({ pan: identifier('pan') }),
  result: z.object({
    status: z.enum(['good', 'fair', 'poor', 'no_history']),
    name: z.string().max(200).nullable(),
    credit_score: score.nullable(),
    bureau: z.string().min(1).max(100),
    reportedOn: z.iso.date().nullable(),
    openAccounts: z.number().int().min(0),
    overdueAccounts: z.number().int().min(0),
  }),
  keys: { subject: 'pan', outcome: 'status', holder: 'name' },
  inputFields: [
    identifierField('pan', text('PAN', 'PAN'), ['pan number', 'pan no', 'permanent account number', 'पैन', 'पैन नंबर']),
  ],
  resultFields: [
    outcomeField('status', text('Credit', 'क्रेडिट'), {
      good: choice('Good, 720 and up', 'अच्छा, 720 या ज़्यादा', 'success'),
      fair: choice('Fair, 600 to 719', 'ठीक-ठाक, 600 से 719', 'warning'),
      poor: choice('Poor, below 600', 'कमज़ोर, 600 से कम', 'danger'),
      no_history: choice('No credit history', 'कोई क्रेडिट रिकॉर्ड नहीं'),
    }),
    { source: 'name', label: text('Name on record', 'रिकॉर्ड में नाम'), mask: 'name' },
    { source: 'credit_score', label: text('Score', 'स्कोर'), kind: 'count', list: true },
    { source: 'bureau', label: text('Bureau', 'ब्यूरो') },
    { source: 'reportedOn', label: text('As of', 'किस दिन का'), kind: 'date' },
    { source: 'openAccounts', label: text('Open accounts', 'चालू खाते'), kind: 'count' },
    { source: 'overdueAccounts', label: text('Overdue accounts', 'बकाया खाते'), kind: 'count' },
  ],
  example: { pan: 'AAAPZ1000A' },
  sandbox: {
    success: 'AAAPZ1000A',
    notFound: 'AAAPZ1404A',
    down: 'AAAPZ1503A',
    slow: 'AAAPZ1202A',
    mismatch: 'AAAPZ1409A',
    balance: 'AAAPZ1402A',
  },
  bulk: true,
})
