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

const day = z.iso.date().nullable()

const line = z.string().max(200)

export const passportCheck = defineProduct({
  id: 'passport-check',
  label: text('Passport check', 'पासपोर्ट जाँच'),
  summary: text(
    'Which passport came of this application, and whose is it?',
    'इस आवेदन से कौन-सा पासपोर्ट बना, और वह किसका है?',
  ),
  icon: 'plane',
  group: 'identity',
  pricePaise: 300,
  sourceLabel: text('Passport source', 'पासपोर्ट सोर्स'),
  gate: 'kyc',
  paths: productPaths('passport-check'),
  input: z.object({ passportFile: identifier('passportFile'), dob: birthDate }),
  result: z.object({
    status: z.enum(['issued', 'in_progress', 'police_verification', 'refused']),
    givenName: line,
    surname: line.nullable(),
    /** Null until a passport is issued. */
    passportNumber: line.nullable(),
    applicationType: z.enum(['normal', 'tatkaal']),
    appliedOn: day,
    issuedOn: day,
    dispatchedOn: day,
  }),
  keys: { subject: 'passportFile', outcome: 'status', holder: 'givenName' },
  inputFields: [
    {
      ...identifierField('passportFile', text('Passport file number', 'पासपोर्ट फ़ाइल नंबर'), [
        'file number',
        'file no',
        'फ़ाइल नंबर',
      ]),
      hint: text('On the last page of the passport, and on the receipt.', 'पासपोर्ट के आखिरी पन्ने पर और रसीद पर।'),
    },
    birthDateField,
  ],
  resultFields: [
    outcomeField('status', text('Application', 'आवेदन'), {
      issued: choice('Issued', 'जारी', 'success'),
      in_progress: choice('In progress', 'चल रहा है'),
      police_verification: choice('Police verification', 'पुलिस वेरिफ़िकेशन', 'warning'),
      refused: choice('Refused', 'नामंज़ूर', 'danger'),
    }),
    { source: 'givenName', label: text('Given name', 'नाम'), list: true },
    { source: 'surname', label: text('Surname', 'उपनाम'), list: true },
    { source: 'passportNumber', label: text('Passport number', 'पासपोर्ट नंबर'), mask: 'passport' },
    {
      source: 'applicationType',
      label: text('Type', 'प्रकार'),
      kind: 'choice',
      choices: { normal: choice('Normal', 'सामान्य'), tatkaal: choice('Tatkaal', 'तत्काल') },
    },
    { source: 'appliedOn', label: text('Applied on', 'कब आवेदन किया'), kind: 'date' },
    { source: 'issuedOn', label: text('Issued on', 'कब जारी हुआ'), kind: 'date' },
    { source: 'dispatchedOn', label: text('Dispatched on', 'कब भेजा गया'), kind: 'date' },
  ],
  example: { passportFile: 'HY1065789100018', dob: '1986-04-12' },
  sandbox: {
    success: 'HY1065789100018',
    notFound: 'HY1065789140418',
    down: 'HY1065789150318',
    slow: 'HY1065789120218',
    mismatch: 'HY1065789140918',
    balance: 'HY1065789140218',
  },
  bulk: true,
  reusable: true,
})
