import { z } from 'zod'
import { productPaths } from '../platform/paths.ts'
import { choice, defineProduct, identifier, identifierField, outcomeField, text } from './define.ts'

export const tanCheck = defineProduct({
  id: 'tan-check',
  label: text('TAN check', 'TAN जाँच'),
  summary: text('Who deducts tax under this TAN?', 'इस TAN पर टैक्स कौन काटता है?'),
  icon: 'badge-check',
  group: 'business',
  pricePaise: 150,
  sourceLabel: text('TAN source', 'TAN सोर्स'),
  gate: 'kyc',
  paths: productPaths('tan-check'),
  input: z.object({ tan: identifier('tan') }),
  result: z.object({
    status: z.enum(['active', 'inactive', 'surrendered']),
    name: z.string().min(1).max(300),
    category: z.string().max(100).nullable(),
    allottedOn: z.iso.date().nullable(),
    office: z.string().max(200).nullable(),
    state: z.string().max(100).nullable(),
    address: z.string().max(500).nullable(),
    phone: z.string().max(20).nullable(),
    email: z.string().max(254).nullable(),
  }),
  keys: { subject: 'tan', outcome: 'status', holder: 'name' },
  inputFields: [identifierField('tan', text('TAN', 'TAN'), ['tan number', 'tan no', 'tax deduction account number'])],
  resultFields: [
    outcomeField('status', text('TAN status', 'TAN की स्थिति'), {
      active: choice('Active', 'एक्टिव', 'success'),
      inactive: choice('Inactive', 'निष्क्रिय', 'warning'),
      surrendered: choice('Surrendered', 'लौटाया गया', 'danger'),
    }),
    { source: 'name', label: text('Deductor', 'टैक्स काटने वाला'), list: true },
    { source: 'category', label: text('Category', 'श्रेणी') },
    { source: 'allottedOn', label: text('Allotted on', 'कब मिला'), kind: 'date' },
    { source: 'office', label: text('Assessing office', 'आयकर कार्यालय') },
    { source: 'state', label: text('State', 'राज्य'), kind: 'state', list: true },
    { source: 'address', label: text('Address', 'पता'), mask: 'tail' },
    { source: 'phone', label: text('Phone', 'फ़ोन'), mask: 'phone' },
    { source: 'email', label: text('E-mail', 'ईमेल'), mask: 'email' },
  ],
  example: { tan: 'MUMZ01000B' },
  sandbox: {
    success: 'MUMZ01000B',
    notFound: 'MUMZ01404B',
    down: 'MUMZ01503B',
    slow: 'MUMZ01202B',
    mismatch: 'MUMZ01409B',
    balance: 'MUMZ01402B',
  },
  bulk: true,
})
