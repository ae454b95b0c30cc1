import { z } from 'zod'
import { productPaths } from '../platform/paths.ts'
import {
  birthDate,
  birthDateField,
  choice,
  defineProduct,
  identifier,
  identifierField,
  outcomeField,
  text,
} from './define.ts'
import { picture } from './picture.ts'

const day = z.iso.date().nullable()
const line = z.string().max(300).nullable()

export const drivingLicenceCheck = defineProduct({
  id: 'driving-licence-check',
  label: text('Driving licence check', 'ड्राइविंग लाइसेंस जाँच'),
  summary: text(
    'Who holds this licence, for which vehicles, and until when?',
    'यह लाइसेंस किसका है, किन गाड़ियों के लिए, और कब तक?',
  ),
  icon: 'badge-check',
  group: 'identity',
  pricePaise: 300,
  sourceLabel: text('Licence source', 'लाइसेंस सोर्स'),
  gate: 'kyc',
  paths: productPaths('driving-licence-check'),
  input: z.object({ dl: identifier('dl'), dob: birthDate }),
  result: z.object({
    status: z.enum(['active', 'expired', 'suspended', 'cancelled']),
    name: z.string().min(1).max(200),
    fatherName: line,
    bloodGroup: z.string().max(10).nullable(),
    address: line,
    issuedOn: day,
    office: z.string().max(100),
    state: z.string(),
    /** Private vehicles. */
    validUntil: day,
    /** Transport vehicles: taxis, goods, buses. */
    transportUntil: day,
    hazardousUntil: day,
    photo: picture.nullable(),
    classes: z.array(z.object({ vehicleClass: z.string(), description: z.string(), issuedOn: day })),
  }),
  keys: { subject: 'dl', outcome: 'status', holder: 'name' },
  inputFields: [
    identifierField('dl', text('Driving licence number', 'ड्राइविंग लाइसेंस नंबर'), [
      'licence number',
      'license number',
      'dl number',
      'dl no',
      'ड्राइविंग लाइसेंस',
    ]),
    birthDateField,
  ],
  resultFields: [
    outcomeField('status', text('Licence', 'लाइसेंस'), {
      active: choice('Active', 'चालू', 'success'),
      expired: choice('Expired', 'एक्सपायर', 'warning'),
      suspended: choice('Suspended', 'निलंबित', 'danger'),
      cancelled: choice('Cancelled', 'रद्द', 'danger'),
    }),
    { source: 'name', label: text('Holder', 'धारक'), list: true },
    { source: 'fatherName', label: text('Father or husband', 'पिता या पति'), mask: 'name' },
    { source: 'bloodGroup', label: text('Blood group', 'ब्लड ग्रुप') },
    { source: 'address', label: text('Address', 'पता') },
    { source: 'issuedOn', label: text('Issued on', 'कब जारी हुआ'), kind: 'date' },
    { source: 'office', label: text('Issuing office', 'जारी करने वाला ऑफ़िस') },
    { source: 'state', label: text('State', 'राज्य'), kind: 'state' },
    {
      source: 'validUntil',
      label: text('Valid, private vehicles', 'निजी गाड़ियों के लिए कब तक'),
      kind: 'date',
      list: true,
    },
    { source: 'transportUntil', label: text('Valid, transport vehicles', 'ट्रांसपोर्ट गाड़ियों के लिए कब तक'), kind: 'date' },
    { source: 'hazardousUntil', label: text('Valid, hazardous goods', 'खतरनाक माल के लिए कब तक'), kind: 'date' },
    { source: 'photo', label: text('Photo', 'फ़ोटो'), kind: 'picture' },
    {
      source: 'classes',
      label: text('Vehicle classes', 'गाड़ियों की क्लास'),
      kind: 'table',
      columns: [
        { source: 'vehicleClass', label: text('Class', 'क्लास') },
        { source: 'description', label: text('Vehicles', 'गाड़ियाँ') },
        { source: 'issuedOn', label: text('Since', 'कब से'), kind: 'date' },
      ],
    },
  ],
  example: { dl: 'MH1420110062000', dob: '1986-04-12' },
  sandbox: {
    success: 'MH1420110062000',
    notFound: 'MH1420110062404',
    down: 'MH1420110062503',
    slow: 'MH1420110062202',
    mismatch: 'MH1420110062409',
    balance: 'MH1420110062402',
  },
  bulk: true,
  reusable: true,
})
