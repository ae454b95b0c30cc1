import { z } from 'zod'
import { productPaths } from '../platform/paths.ts'
import { choice, defineProduct, identifier, identifierField, outcomeField, text } from './define.ts'

/** A person may hold one DIN only (section 155, Companies Act, 2013). */
export const dinByPan = defineProduct({
  id: 'din-by-pan',
  label: text('DIN by PAN', 'PAN से DIN'),
  summary: text(
    'Is the holder of this PAN a director, and under which DIN?',
    'क्या यह PAN वाला डायरेक्टर है, और किस DIN से?',
  ),
  icon: 'person-check',
  group: 'business',
  pricePaise: 200,
  sourceLabel: text('Director register source', 'डायरेक्टर रजिस्टर सोर्स'),
  gate: 'kyc',
  paths: productPaths('din-by-pan'),
  input: z.object({ pan: identifier('pan') }),
  result: z.object({
    status: z.enum(['one', 'several']),
    count: z.number().int().min(1),
    dins: z.array(z.object({ din: z.string(), name: z.string().nullable() })),
  }),
  keys: { subject: 'pan', outcome: 'status' },
  inputFields: [
    identifierField('pan', text('PAN', 'PAN'), ['pan number', 'pan no', 'permanent account number', 'पैन', 'पैन नंबर']),
  ],
  resultFields: [
    outcomeField('status', text('DINs', 'DIN'), {
      one: choice('One DIN', 'एक DIN', 'success'),
      several: choice('Several DINs', 'एक से ज़्यादा DIN', 'warning'),
    }),
    { source: 'count', label: text('How many', 'कितने'), kind: 'count', list: true },
    {
      source: 'dins',
      label: text('DINs of this PAN', 'इस PAN के DIN'),
      kind: 'table',
      columns: [
        { source: 'din', label: text('DIN', 'DIN'), mask: 'din' },
        { source: 'name', label: text('Name', 'नाम') },
      ],
    },
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
  reusable: true,
})
