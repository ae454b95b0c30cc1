import { z } from 'zod'
import { productPaths } from '../platform/paths.ts'
import { choice, defineProduct, identifier, identifierField, outcomeField, text } from './define.ts'

/** Integer paise. */
const paise = z.number().int().min(0)
const day = z.iso.date()

export const companyCheck = defineProduct({
  id: 'company-check',
  label: text('Company check', 'कंपनी जाँच'),
  summary: text(
    'Master data, directors and charges of a company or LLP.',
    'कंपनी या LLP की मास्टर जानकारी, डायरेक्टर और चार्ज (गिरवी)।',
  ),
  icon: 'building',
  group: 'business',
  pricePaise: 500,
  sourceLabel: text('Company register source', 'कंपनी रजिस्टर सोर्स'),
  gate: 'kyc',
  paths: productPaths('company-check'),
  input: z.object({ companyNumber: identifier('companyNumber') }),
  result: z.object({
    status: z.enum(['active', 'dormant', 'under_liquidation', 'amalgamated', 'struck_off']),
    name: z.string().min(1).max(300),
    companyClass: z.string().max(100),
    registeredOn: day,
    registrar: z.string().max(100),
    activity: z.string().max(200).nullable(),
    listed: z.boolean(),
    authorisedCapitalPaise: paise.nullable(),
    paidUpCapitalPaise: paise.nullable(),
    openChargesPaise: paise,
    lastMeetingOn: day.nullable(),
    balanceSheetOn: day.nullable(),
    address: z.string().max(500).nullable(),
    email: z.string().max(254).nullable(),
    directors: z
      .array(
        z.object({
          name: z.string().min(1).max(200),
          din: z.string().max(20),
          designation: z.string().max(100),
          joinedOn: day.nullable(),
        }),
      )
      .max(200),
    charges: z
      .array(
        z.object({
          holder: z.string().min(1).max(200),
          amountPaise: paise,
          createdOn: day,
          status: z.enum(['open', 'satisfied']),
          satisfiedOn: day.nullable(),
        }),
      )
      .max(500),
  }),
  keys: { subject: 'companyNumber', outcome: 'status', holder: 'name' },
  inputFields: [
    identifierField('companyNumber', text('CIN, LLPIN, FCRN or FLLPIN', 'CIN, LLPIN, FCRN या FLLPIN'), [
      'cin',
      'llpin',
      'cin or llpin',
      'fcrn',
      'fllpin',
      'company number',
      'registration number',
    ]),
  ],
  resultFields: [
    outcomeField('status', text('Company status', 'कंपनी की स्थिति'), {
      active: choice('Active', 'एक्टिव', 'success'),
      dormant: choice('Dormant', 'निष्क्रिय', 'warning'),
      under_liquidation: choice('Under liquidation', 'बंद होने की प्रक्रिया में', 'danger'),
      amalgamated: choice('Amalgamated', 'दूसरी कंपनी में मिली', 'warning'),
      struck_off: choice('Struck off', 'रजिस्टर से हटाई गई', 'danger'),
    }),
    { source: 'name', label: text('Registered name', 'रजिस्टर्ड नाम'), list: true },
    { source: 'companyClass', label: text('Class', 'कंपनी का प्रकार') },
    { source: 'registeredOn', label: text('Registered on', 'कब रजिस्टर हुई'), kind: 'date', list: true },
    { source: 'registrar', label: text('Registrar', 'रजिस्ट्रार') },
    { source: 'activity', label: text('Activity', 'कारोबार') },
    { source: 'listed', label: text('Listed', 'लिस्टेड'), kind: 'yesNo' },
    {
      source: 'authorisedCapitalPaise',
      label: text('Authorised capital', 'अधिकृत पूंजी'),
      kind: 'money',
    },
    {
      source: 'paidUpCapitalPaise',
      label: text('Paid-up capital or contribution', 'चुकता पूंजी या योगदान'),
      kind: 'money',
    },
    { source: 'openChargesPaise', label: text('Open charges', 'बकाया चार्ज'), kind: 'money' },
    { source: 'lastMeetingOn', label: text('Last annual meeting', 'आखिरी सालाना बैठक'), kind: 'date' },
    { source: 'balanceSheetOn', label: text('Latest balance sheet', 'आखिरी बैलेंस शीट'), kind: 'date' },
    { source: 'address', label: text('Registered address', 'रजिस्टर्ड पता'), mask: 'tail' },
    { source: 'email', label: text('E-mail', 'ईमेल'), mask: 'email' },
    {
      source: 'directors',
      label: text('Directors and partners', 'डायरेक्टर और पार्टनर'),
      kind: 'table',
      columns: [
        { source: 'name', label: text('Name', 'नाम') },
        { source: 'din', label: text('DIN', 'DIN'), mask: 'din' },
        { source: 'designation', label: text('Designation', 'पद') },
        { source: 'joinedOn', label: text('Joined on', 'कब जुड़े'), kind: 'date' },
      ],
    },
    {
      source: 'charges',
      label: text('Charges', 'चार्ज (गिरवी)'),
      kind: 'table',
      columns: [
        { source: 'holder', label: text('Charge holder', 'किसके पक्ष में') },
        { source: 'amountPaise', label: text('Amount', 'रकम'), kind: 'money' },
        { source: 'createdOn', label: text('Created on', 'कब बना'), kind: 'date' },
        {
          source: 'status',
          label: text('Status', 'स्थिति'),
          kind: 'choice',
          choices: { open: choice('Open', 'बकाया', 'warning'), satisfied: choice('Satisfied', 'चुकाया', 'success') },
        },
        { source: 'satisfiedOn', label: text('Satisfied on', 'कब चुकाया'), kind: 'date' },
      ],
    },
  ],
  example: { companyNumber: 'U28110MH2012PTC234000' },
  sandbox: {
    success: 'U28110MH2012PTC234000',
    notFound: 'U28110MH2012PTC234404',
    down: 'U28110MH2012PTC234503',
    slow: 'U28110MH2012PTC234202',
    mismatch: 'U28110MH2012PTC234409',
    balance: 'U28110MH2012PTC234402',
  },
  bulk: true,
  reusable: true,
})
