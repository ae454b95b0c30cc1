import { z } from 'zod'
import { productPaths } from '../platform/paths.ts'
import { choice, defineProduct, identifier, identifierField, outcomeField, text } from './define.ts'
import { gender, genders } from './persons.ts'

const line = z.string().nullable()
const day = z.iso.date().nullable()

/** What an identity number is of; its number is masked where the law asks for it (Aadhaar). */
const documentTypes = ['pan', 'aadhaar', 'voter', 'passport', 'driving_licence'] as const

export const mobileProfile = defineProduct({
  id: 'mobile-profile',
  label: text('Mobile profile', 'मोबाइल प्रोफ़ाइल'),
  summary: text(
    'Everything on record for a phone number: person, addresses, identity numbers, vehicles.',
    'फ़ोन नंबर के रिकॉर्ड में जो कुछ है: व्यक्ति, पते, पहचान नंबर, गाड़ियाँ।',
  ),
  icon: 'smartphone',
  group: 'contact',
  pricePaise: 600,
  sourceLabel: text('Contact records source', 'संपर्क रिकॉर्ड सोर्स'),
  gate: 'kyc',
  paths: productPaths('mobile-profile'),
  input: z.object({ phone: identifier('phone') }),
  result: z.object({
    status: z.enum(['identified', 'partial']),
    name: line,
    gender: gender.nullable(),
    dob: day,
    occupation: line,
    /** Whether the number is the one that an Aadhaar is linked to; null if nobody knows. */
    aadhaarLinked: z.boolean().nullable(),
    uan: line,
    vehicles: z.array(z.object({ rc: z.string() })),
    /** Where parcels were delivered to this number, the latest first. */
    deliveries: z.array(z.object({ address: z.string(), pin: line, lastOn: day })),
    addresses: z.array(z.object({ address: z.string(), state: line, pin: line, kind: line, reportedOn: day })),
    phones: z.array(z.object({ number: z.string(), kind: line, reportedOn: day })),
    emails: z.array(z.object({ email: z.string(), reportedOn: day })),
    documents: z.array(z.object({ type: z.enum(documentTypes), number: z.string() })),
  }),
  keys: { subject: 'phone', outcome: 'status', holder: 'name' },
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
    outcomeField('status', text('Holder', 'धारक'), {
      identified: choice('Identified', 'पहचान हुई', 'success'),
      partial: choice('Partly known', 'अधूरी जानकारी', 'warning'),
    }),
    { source: 'name', label: text('Name', 'नाम'), list: true, mask: 'name' },
    { source: 'gender', label: text('Gender', 'लिंग'), kind: 'choice', choices: genders },
    { source: 'dob', label: text('Born on', 'जन्म तिथि'), kind: 'date' },
    { source: 'occupation', label: text('Occupation', 'काम') },
    { source: 'aadhaarLinked', label: text('Linked to Aadhaar', 'आधार से लिंक'), kind: 'yesNo' },
    { source: 'uan', label: text('UAN', 'UAN'), mask: 'uan' },
    {
      source: 'vehicles',
      label: text('Vehicles', 'गाड़ियाँ'),
      kind: 'table',
      columns: [{ source: 'rc', label: text('Vehicle number', 'गाड़ी नंबर'), mask: 'rc' }],
    },
    {
      source: 'deliveries',
      label: text('Delivery addresses', 'डिलीवरी के पते'),
      kind: 'table',
      columns: [
        { source: 'address', label: text('Address', 'पता'), mask: 'tail' },
        { source: 'pin', label: text('PIN code', 'पिन कोड') },
        { source: 'lastOn', label: text('Last delivery', 'आखिरी डिलीवरी'), kind: 'date' },
      ],
    },
    {
      source: 'addresses',
      label: text('Addresses', 'पते'),
      kind: 'table',
      columns: [
        { source: 'address', label: text('Address', 'पता'), mask: 'tail' },
        { source: 'state', label: text('State', 'राज्य'), kind: 'state' },
        { source: 'pin', label: text('PIN code', 'पिन कोड') },
        { source: 'kind', label: text('Kind', 'प्रकार') },
        { source: 'reportedOn', label: text('Reported on', 'कब मिला'), kind: 'date' },
      ],
    },
    {
      source: 'phones',
      label: text('Phone numbers', 'फ़ोन नंबर'),
      kind: 'table',
      columns: [
        { source: 'number', label: text('Number', 'नंबर'), mask: 'phone' },
        { source: 'kind', label: text('Kind', 'प्रकार') },
        { source: 'reportedOn', label: text('Reported on', 'कब मिला'), kind: 'date' },
      ],
    },
    {
      source: 'emails',
      label: text('E-mail addresses', 'ईमेल पते'),
      kind: 'table',
      columns: [
        { source: 'email', label: text('E-mail', 'ईमेल'), mask: 'email' },
        { source: 'reportedOn', label: text('Reported on', 'कब मिला'), kind: 'date' },
      ],
    },
    {
      source: 'documents',
      label: text('Identity numbers', 'पहचान नंबर'),
      kind: 'table',
      columns: [
        {
          source: 'type',
          label: text('Document', 'दस्तावेज़'),
          kind: 'choice',
          choices: {
            pan: choice('PAN', 'PAN'),
            aadhaar: choice('Aadhaar', 'आधार'),
            voter: choice('Voter card', 'वोटर कार्ड'),
            passport: choice('Passport', 'पासपोर्ट'),
            driving_licence: choice('Driving licence', 'ड्राइविंग लाइसेंस'),
          },
        },
        { source: 'number', label: text('Number', 'नंबर'), mask: 'tail' },
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
