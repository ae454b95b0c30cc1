import { z } from 'zod'
import { holderTypes } from '../identifiers/index.ts'
import { productPaths } from '../platform/paths.ts'
import { choice, defineProduct, identifier, identifierField, outcomeField, text } from './define.ts'
import { gender, genders } from './persons.ts'

/** The result's names are those of `panDetails` (specification §3). */
export const panProfile = defineProduct({
  id: 'pan-profile',
  label: text('PAN profile', 'PAN प्रोफ़ाइल'),
  summary: text(
    'Everything on record for a PAN: name, birth, contact, address and Aadhaar link.',
    'PAN के रिकॉर्ड में जो कुछ है: नाम, जन्म, संपर्क, पता और आधार लिंक।',
  ),
  icon: 'id-card',
  group: 'identity',
  pricePaise: 400,
  sourceLabel: text('PAN source', 'PAN सोर्स'),
  gate: 'kyc',
  paths: productPaths('pan-profile'),
  input: z.object({ pan: identifier('pan') }),
  result: z.object({
    status: z.enum(['valid', 'inactive']),
    pan_number: z.string(),
    full_name: z.string(),
    category: z.enum(['P', 'C', 'H', 'F', 'A', 'B', 'T', 'L', 'J', 'G']),
    fatherName: z.string().nullable(),
    gender: gender.nullable(),
    /** The date of birth, or of incorporation. */
    dob: z.iso.date().nullable(),
    masked_aadhaar: z.string().nullable(),
    aadhaar_linked: z.boolean().nullable(),
    phone_number: z.string().nullable(),
    email: z.string().nullable(),
    address: z.string().nullable(),
  }),
  keys: { subject: 'pan', outcome: 'status', holder: 'full_name' },
  inputFields: [
    identifierField('pan', text('PAN', 'PAN'), ['pan number', 'pan no', 'permanent account number', 'पैन', 'पैन नंबर']),
  ],
  resultFields: [
    outcomeField('status', text('PAN status', 'PAN स्टेटस'), {
      valid: choice('Valid', 'सही', 'success'),
      inactive: choice('Inactive', 'निष्क्रिय', 'warning'),
    }),
    { source: 'pan_number', label: text('PAN', 'PAN'), mask: 'pan' },
    { source: 'full_name', label: text('Name on record', 'रिकॉर्ड में नाम'), list: true },
    {
      source: 'category',
      label: text('Holder type', 'होल्डर का प्रकार'),
      kind: 'choice',
      list: true,
      choices: Object.fromEntries([...holderTypes].map(([letter, label]) => [letter, { label }])),
    },
    { source: 'fatherName', label: text('Father’s name', 'पिता का नाम'), mask: 'name' },
    { source: 'gender', label: text('Gender', 'लिंग'), kind: 'choice', choices: genders },
    { source: 'dob', label: text('Born or incorporated', 'जन्म या स्थापना'), kind: 'date' },
    { source: 'masked_aadhaar', label: text('Aadhaar', 'आधार') },
    { source: 'aadhaar_linked', label: text('Linked to Aadhaar', 'आधार से लिंक'), kind: 'yesNo' },
    { source: 'phone_number', label: text('Phone number', 'फ़ोन नंबर'), mask: 'phone' },
    { source: 'email', label: text('E-mail', 'ईमेल'), mask: 'email' },
    { source: 'address', label: text('Address', 'पता') },
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
