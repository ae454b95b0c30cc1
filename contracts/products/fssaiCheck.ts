import { z } from 'zod'
import { productPaths } from '../platform/paths.ts'
import { choice, defineProduct, identifier, identifierField, outcomeField, text } from './define.ts'

export const fssaiCheck = defineProduct({
  id: 'fssai-check',
  label: text('FSSAI check', 'FSSAI जाँच'),
  summary: text('Is this food licence in force, and for what?', 'क्या यह फ़ूड लाइसेंस चालू है, और किसके लिए?'),
  icon: 'food',
  group: 'business',
  pricePaise: 200,
  sourceLabel: text('FSSAI source', 'FSSAI सोर्स'),
  gate: 'kyc',
  paths: productPaths('fssai-check'),
  input: z.object({ fssai: identifier('fssai') }),
  result: z.object({
    status: z.enum(['active', 'expired', 'suspended', 'cancelled']),
    name: z.string().min(1).max(300),
    licence: z.enum(['central', 'state', 'registration']),
    issuedOn: z.iso.date().nullable(),
    validUpto: z.iso.date().nullable(),
    state: z.string().max(100).nullable(),
    address: z.string().max(500).nullable(),
    activities: z.array(z.object({ kind: z.string().max(200), products: z.string().max(500).nullable() })).max(200),
  }),
  keys: { subject: 'fssai', outcome: 'status', holder: 'name' },
  inputFields: [
    identifierField('fssai', text('FSSAI number', 'FSSAI नंबर'), [
      'fssai licence',
      'fssai license number',
      'food licence',
    ]),
  ],
  resultFields: [
    outcomeField('status', text('Licence status', 'लाइसेंस की स्थिति'), {
      active: choice('In force', 'चालू', 'success'),
      expired: choice('Expired', 'एक्सपायर', 'warning'),
      suspended: choice('Suspended', 'सस्पेंड', 'danger'),
      cancelled: choice('Cancelled', 'रद्द', 'danger'),
    }),
    { source: 'name', label: text('Food business', 'फ़ूड कारोबार'), list: true },
    {
      source: 'licence',
      label: text('Kind', 'प्रकार'),
      kind: 'choice',
      choices: {
        central: choice('Central licence', 'केंद्रीय लाइसेंस'),
        state: choice('State licence', 'राज्य लाइसेंस'),
        registration: choice('Registration', 'रजिस्ट्रेशन'),
      },
    },
    { source: 'issuedOn', label: text('Issued on', 'कब जारी हुआ'), kind: 'date' },
    { source: 'validUpto', label: text('Valid until', 'कब तक मान्य'), kind: 'date', list: true },
    { source: 'state', label: text('State', 'राज्य'), kind: 'state' },
    { source: 'address', label: text('Premises', 'जगह का पता'), mask: 'tail' },
    {
      source: 'activities',
      label: text('Licensed for', 'किसके लिए लाइसेंस'),
      kind: 'table',
      columns: [
        { source: 'kind', label: text('Kind of business', 'कारोबार का प्रकार') },
        { source: 'products', label: text('Products', 'चीज़ें') },
      ],
    },
  ],
  example: { fssai: '11521034001000' },
  sandbox: {
    success: '11521034001000',
    notFound: '11521034001404',
    down: '11521034001503',
    slow: '11521034001202',
    mismatch: '11521034001409',
    balance: '11521034001402',
  },
  bulk: true,
  reusable: true,
})
