import { z } from 'zod'
import { productPaths } from '../platform/paths.ts'
import { choice, defineProduct, identifier, identifierField, outcomeField, text } from './define.ts'

/** Integer paise. */
const paise = z.number().int().min(0)
const day = z.iso.date().nullable()
const words = z.string().max(300).nullable()

/** One company of the director, in the specification's own names (§3, `dinDetails`). Contributions are those of a partner in an LLP. */
const directorship = z.object({
  DIN: z.string(),
  CIN: z.string().min(1).max(30),
  COMPANY_NAME: z.string().min(1).max(300),
  COMPANY_STATUS: z.string().max(100),
  DESIGNATION: z.string().max(100),
  DATE_JOIN: day,
  DATE_RESIGN: day,
  PAIDUP_CAPITAL: paise.nullable(),
  ADDRESS: z.string().max(500).nullable(),
  APPROVER_CIN: words,
  contributionForm: words,
  monetaryContributionValue: paise.nullable(),
  profitSharingPercentage: z.number().min(0).max(100).nullable(),
  bodyCorporateType: words,
  bodyCorpInsideIndiaName: words,
  bodyCorpOutsideIndiaName: words,
})

export const directorCheck = defineProduct({
  id: 'director-check',
  label: text('Director check', 'डायरेक्टर जाँच'),
  summary: text(
    'Who has this DIN, is it in order, and in which companies?',
    'यह DIN किसका है, सही है या नहीं, और किन कंपनियों में है?',
  ),
  icon: 'person-check',
  group: 'business',
  pricePaise: 300,
  sourceLabel: text('Director register source', 'डायरेक्टर रजिस्टर सोर्स'),
  gate: 'kyc',
  paths: productPaths('director-check'),
  input: z.object({ din: identifier('din') }),
  result: z.object({
    status: z.enum(['approved', 'deactivated', 'disqualified']),
    name: z.string().min(1).max(200),
    nationality: z.string().max(100).nullable(),
    disqualifiedUntil: day,
    current: z.number().int().min(0),
    past: z.number().int().min(0),
    dinDetails: z.array(directorship).max(500),
  }),
  keys: { subject: 'din', outcome: 'status', holder: 'name' },
  inputFields: [identifierField('din', text('DIN', 'DIN'), ['director identification number', 'din number', 'डीआईएन'])],
  resultFields: [
    outcomeField('status', text('DIN status', 'DIN की स्थिति'), {
      approved: choice('Approved', 'मंज़ूर', 'success'),
      deactivated: choice('Deactivated, KYC not filed', 'बंद, KYC नहीं भरा', 'warning'),
      disqualified: choice('Disqualified', 'अयोग्य', 'danger'),
    }),
    { source: 'name', label: text('Name', 'नाम'), list: true },
    { source: 'nationality', label: text('Nationality', 'नागरिकता') },
    { source: 'disqualifiedUntil', label: text('Disqualified until', 'कब तक अयोग्य'), kind: 'date' },
    { source: 'current', label: text('Companies today', 'आज कितनी कंपनियाँ'), kind: 'count', list: true },
    { source: 'past', label: text('Companies left', 'छोड़ी हुई कंपनियाँ'), kind: 'count' },
    {
      source: 'dinDetails',
      label: text('Companies', 'कंपनियाँ'),
      kind: 'table',
      columns: [
        { source: 'COMPANY_NAME', label: text('Company', 'कंपनी') },
        { source: 'CIN', label: text('CIN or LLPIN', 'CIN या LLPIN') },
        { source: 'COMPANY_STATUS', label: text('Company status', 'कंपनी की स्थिति') },
        { source: 'DESIGNATION', label: text('Designation', 'पद') },
        { source: 'DATE_JOIN', label: text('Joined on', 'कब जुड़े'), kind: 'date' },
        { source: 'DATE_RESIGN', label: text('Left on', 'कब छोड़ा'), kind: 'date' },
        { source: 'PAIDUP_CAPITAL', label: text('Paid-up capital', 'चुकता पूंजी'), kind: 'money' },
        { source: 'DIN', label: text('DIN', 'DIN'), mask: 'din' },
        { source: 'ADDRESS', label: text('Company address', 'कंपनी का पता'), mask: 'tail' },
        { source: 'APPROVER_CIN', label: text('Approved by (CIN)', 'किसने मंज़ूर किया (CIN)') },
        { source: 'contributionForm', label: text('Form of contribution', 'योगदान का रूप') },
        { source: 'monetaryContributionValue', label: text('Contribution', 'योगदान'), kind: 'money' },
        { source: 'profitSharingPercentage', label: text('Share of profit', 'मुनाफ़े में हिस्सा'), kind: 'percent' },
        { source: 'bodyCorporateType', label: text('Type of body corporate', 'निकाय का प्रकार') },
        { source: 'bodyCorpInsideIndiaName', label: text('Body corporate in India', 'भारत का निकाय') },
        { source: 'bodyCorpOutsideIndiaName', label: text('Body corporate abroad', 'विदेश का निकाय') },
      ],
    },
  ],
  example: { din: '01234000' },
  sandbox: {
    success: '01234000',
    notFound: '01234404',
    down: '01234503',
    slow: '01234202',
    mismatch: '01234409',
    balance: '01234402',
  },
  bulk: true,
  reusable: true,
})
