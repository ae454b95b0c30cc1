import { z } from 'zod'
import { productPaths } from '../platform/paths.ts'
import { choice, defineProduct, identifier, identifierField, outcomeField, text } from './define.ts'

export const iecCheck = defineProduct({
  id: 'iec-check',
  label: text('IEC check', 'IEC जाँच'),
  summary: text(
    'May this firm import and export, and is its code up to date?',
    'क्या यह फ़र्म इम्पोर्ट-एक्सपोर्ट कर सकती है, और क्या कोड अपडेट है?',
  ),
  icon: 'ship',
  group: 'business',
  pricePaise: 200,
  sourceLabel: text('IEC source', 'IEC सोर्स'),
  gate: 'kyc',
  paths: productPaths('iec-check'),
  input: z.object({ iec: identifier('iec') }),
  result: z.object({
    status: z.enum(['active', 'deactivated', 'suspended', 'cancelled']),
    name: z.string().min(1).max(300),
    pan: z.string().max(20).nullable(),
    firmType: z.string().max(100).nullable(),
    issuedOn: z.iso.date().nullable(),
    updatedOn: z.iso.date().nullable(),
    onDeniedList: z.boolean(),
    address: z.string().max(500).nullable(),
    phone: z.string().max(20).nullable(),
    email: z.string().max(254).nullable(),
    branches: z.array(z.object({ code: z.string().max(20), address: z.string().max(500) })).max(500),
  }),
  keys: { subject: 'iec', outcome: 'status', holder: 'name' },
  inputFields: [
    identifierField('iec', text('IEC', 'IEC'), [
      'iec code',
      'iec number',
      'import export code',
      'importer exporter code',
    ]),
  ],
  resultFields: [
    outcomeField('status', text('IEC status', 'IEC की स्थिति'), {
      active: choice('Active', 'एक्टिव', 'success'),
      deactivated: choice('Deactivated, not updated', 'बंद, अपडेट नहीं हुआ', 'warning'),
      suspended: choice('Suspended', 'सस्पेंड', 'danger'),
      cancelled: choice('Cancelled', 'रद्द', 'danger'),
    }),
    { source: 'name', label: text('Firm', 'फ़र्म'), list: true },
    { source: 'pan', label: text('PAN', 'PAN'), mask: 'pan' },
    { source: 'firmType', label: text('Type of firm', 'फ़र्म का प्रकार') },
    { source: 'issuedOn', label: text('Issued on', 'कब जारी हुआ'), kind: 'date' },
    { source: 'updatedOn', label: text('Last yearly update', 'आखिरी सालाना अपडेट'), kind: 'date', list: true },
    { source: 'onDeniedList', label: text('On the denied entity list', 'प्रतिबंधित सूची में'), kind: 'yesNo' },
    { source: 'address', label: text('Address', 'पता'), mask: 'tail' },
    { source: 'phone', label: text('Phone', 'फ़ोन'), mask: 'phone' },
    { source: 'email', label: text('E-mail', 'ईमेल'), mask: 'email' },
    {
      source: 'branches',
      label: text('Branches', 'शाखाएँ'),
      kind: 'table',
      columns: [
        { source: 'code', label: text('Branch', 'शाखा') },
        { source: 'address', label: text('Address', 'पता'), mask: 'tail' },
      ],
    },
  ],
  example: { iec: 'AAACZ1000A' },
  sandbox: {
    success: 'AAACZ1000A',
    notFound: 'AAACZ1404A',
    down: 'AAACZ1503A',
    slow: 'AAACZ1202A',
    mismatch: 'AAACZ1409A',
    balance: 'AAACZ1402A',
  },
  bulk: true,
  reusable: true,
})
