import { z } from 'zod'
import { productPaths } from '../platform/paths.ts'
import { choice, defineProduct, identifier, identifierField, outcomeField, text } from './define.ts'

export const udyamCheck = defineProduct({
  id: 'udyam-check',
  label: text('Udyam check', 'उद्यम जाँच'),
  summary: text(
    'Is this small business registered, whose is it, and how large?',
    'क्या यह छोटा कारोबार रजिस्टर्ड है, किसका है, और कितना बड़ा?',
  ),
  icon: 'factory',
  group: 'business',
  pricePaise: 250,
  sourceLabel: text('Udyam source', 'उद्यम सोर्स'),
  gate: 'kyc',
  paths: productPaths('udyam-check'),
  input: z.object({ udyam: identifier('udyam') }),
  result: z.object({
    status: z.enum(['active', 'cancelled']),
    name: z.string().min(1).max(300),
    size: z.enum(['micro', 'small', 'medium']),
    activity: z.enum(['manufacturing', 'services', 'trading']),
    organisation: z.string().max(100).nullable(),
    registeredOn: z.iso.date(),
    startedOn: z.iso.date().nullable(),
    state: z.string().max(100),
    district: z.string().max(100).nullable(),
    address: z.string().max(500).nullable(),
    phone: z.string().max(20).nullable(),
    email: z.string().max(254).nullable(),
    lines: z.array(z.object({ nic: z.string().max(10), activity: z.string().max(300) })).max(200),
  }),
  keys: { subject: 'udyam', outcome: 'status', holder: 'name' },
  inputFields: [
    identifierField('udyam', text('Udyam number', 'उद्यम नंबर'), [
      'udyam registration number',
      'udyam no',
      'msme number',
    ]),
  ],
  resultFields: [
    outcomeField('status', text('Registration', 'रजिस्ट्रेशन'), {
      active: choice('Active', 'एक्टिव', 'success'),
      cancelled: choice('Cancelled', 'रद्द', 'danger'),
    }),
    { source: 'name', label: text('Enterprise', 'उद्यम का नाम'), list: true },
    {
      source: 'size',
      label: text('Size', 'आकार'),
      kind: 'choice',
      list: true,
      choices: { micro: choice('Micro', 'सूक्ष्म'), small: choice('Small', 'लघु'), medium: choice('Medium', 'मध्यम') },
    },
    {
      source: 'activity',
      label: text('Main activity', 'मुख्य काम'),
      kind: 'choice',
      choices: {
        manufacturing: choice('Manufacturing', 'निर्माण'),
        services: choice('Services', 'सेवाएँ'),
        trading: choice('Trading', 'व्यापार'),
      },
    },
    { source: 'organisation', label: text('Type of organisation', 'संस्था का प्रकार') },
    { source: 'registeredOn', label: text('Registered on', 'कब रजिस्टर हुआ'), kind: 'date' },
    { source: 'startedOn', label: text('In business since', 'कब से कारोबार'), kind: 'date' },
    { source: 'state', label: text('State', 'राज्य'), kind: 'state' },
    { source: 'district', label: text('District', 'ज़िला') },
    { source: 'address', label: text('Address', 'पता'), mask: 'tail' },
    { source: 'phone', label: text('Phone', 'फ़ोन'), mask: 'phone' },
    { source: 'email', label: text('E-mail', 'ईमेल'), mask: 'email' },
    {
      source: 'lines',
      label: text('Lines of business', 'कारोबार'),
      kind: 'table',
      columns: [
        { source: 'nic', label: text('NIC code', 'NIC कोड') },
        { source: 'activity', label: text('Activity', 'काम') },
      ],
    },
  ],
  example: { udyam: 'UDYAM-MH-26-0012000' },
  sandbox: {
    success: 'UDYAM-MH-26-0012000',
    notFound: 'UDYAM-MH-26-0012404',
    down: 'UDYAM-MH-26-0012503',
    slow: 'UDYAM-MH-26-0012202',
    mismatch: 'UDYAM-MH-26-0012409',
    balance: 'UDYAM-MH-26-0012402',
  },
  bulk: true,
  reusable: true,
})
