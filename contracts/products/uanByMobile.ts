import { z } from 'zod'
import { productPaths } from '../platform/paths.ts'
import { choice, defineProduct, identifier, identifierField, outcomeField, text } from './define.ts'

/** The numbers are answered masked: they lead to an employment history, which is a check of its own. */
export const uanByMobile = defineProduct({
  id: 'uan-by-mobile',
  label: text('UAN by phone', 'फ़ोन से UAN'),
  summary: text('Which UANs belong to this phone number?', 'इस फ़ोन नंबर के UAN कौन-से हैं?'),
  icon: 'briefcase',
  group: 'employment',
  pricePaise: 200,
  sourceLabel: text('Provident fund source', 'भविष्य निधि सोर्स'),
  gate: 'kyc',
  paths: productPaths('uan-by-mobile'),
  input: z.object({ phone: identifier('phone') }),
  result: z.object({
    status: z.enum(['one', 'several']),
    count: z.number().int(),
    uans: z.array(z.object({ maskedUan: z.string(), name: z.string().nullable() })),
  }),
  keys: { subject: 'phone', outcome: 'status' },
  inputFields: [
    identifierField('phone', text('Phone number', 'फ़ोन नंबर'), [
      'mobile',
      'mobile number',
      'mobile no',
      'मोबाइल',
      'मोबाइल नंबर',
    ]),
  ],
  resultFields: [
    outcomeField('status', text('UANs', 'UAN'), {
      one: choice('One UAN', 'एक UAN', 'success'),
      several: choice('Several UANs', 'एक से ज़्यादा UAN', 'warning'),
    }),
    { source: 'count', label: text('How many', 'कितने'), kind: 'count', list: true },
    {
      source: 'uans',
      label: text('UANs of this phone', 'इस फ़ोन के UAN'),
      kind: 'table',
      columns: [
        { source: 'maskedUan', label: text('UAN', 'UAN') },
        { source: 'name', label: text('Member', 'सदस्य'), mask: 'name' },
      ],
    },
  ],
  example: { phone: '9812345000' },
  sandbox: {
    success: '9812345000',
    notFound: '9812345404',
    down: '9812345503',
    slow: '9812345202',
    mismatch: '9812345409',
    balance: '9812345402',
  },
  bulk: true,
  reusable: true,
})
