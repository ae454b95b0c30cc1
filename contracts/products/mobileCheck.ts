import { z } from 'zod'
import { productPaths } from '../platform/paths.ts'
import { choice, defineProduct, identifier, identifierField, outcomeField, text } from './define.ts'

const line = z.string().max(200)

export const mobileCheck = defineProduct({
  id: 'mobile-check',
  label: text('Mobile check', 'मोबाइल जाँच'),
  summary: text(
    'Is this number in service, with which operator and circle, and was it ported?',
    'क्या यह नंबर चालू है, किस ऑपरेटर और सर्कल का है, और क्या पोर्ट हुआ है?',
  ),
  icon: 'smartphone',
  group: 'contact',
  pricePaise: 100,
  sourceLabel: text('Telecom source', 'टेलीकॉम सोर्स'),
  gate: 'kyc',
  paths: productPaths('mobile-check'),
  input: z.object({ phone: identifier('phone') }),
  result: z.object({
    status: z.enum(['active', 'switched_off', 'inactive']),
    operator: line.nullable(),
    circle: line.nullable(),
    ported: z.boolean().nullable(),
    /** The operator that the number was first given out by. */
    firstOperator: line.nullable(),
    connection: z.enum(['prepaid', 'postpaid']).nullable(),
    roaming: z.boolean().nullable(),
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
    outcomeField('status', text('Number', 'नंबर'), {
      active: choice('In service', 'चालू', 'success'),
      switched_off: choice('Switched off', 'स्विच ऑफ़', 'warning'),
      inactive: choice('Not in service', 'बंद', 'danger'),
    }),
    { source: 'operator', label: text('Operator', 'ऑपरेटर'), list: true },
    { source: 'circle', label: text('Circle', 'सर्कल'), list: true },
    { source: 'ported', label: text('Ported', 'पोर्ट हुआ'), kind: 'yesNo' },
    { source: 'firstOperator', label: text('First operator', 'पहला ऑपरेटर') },
    {
      source: 'connection',
      label: text('Connection', 'कनेक्शन'),
      kind: 'choice',
      choices: { prepaid: choice('Prepaid', 'प्रीपेड'), postpaid: choice('Postpaid', 'पोस्टपेड') },
    },
    { source: 'roaming', label: text('Roaming', 'रोमिंग'), kind: 'yesNo' },
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
