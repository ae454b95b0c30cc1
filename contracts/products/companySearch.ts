import { z } from 'zod'
import { productPaths } from '../platform/paths.ts'
import { choice, defineProduct, personName, text } from './define.ts'

export const companySearch = defineProduct({
  id: 'company-search',
  label: text('Company search', 'कंपनी खोज'),
  summary: text('Which companies and LLPs are registered under this name?', 'इस नाम से कौन-सी कंपनियाँ और LLP रजिस्टर्ड हैं?'),
  icon: 'building',
  group: 'business',
  pricePaise: 200,
  sourceLabel: text('Company register source', 'कंपनी रजिस्टर सोर्स'),
  gate: 'kyc',
  paths: productPaths('company-search'),
  input: z.object({ name: personName }),
  result: z.object({
    status: z.enum(['one', 'several']),
    count: z.number().int().min(1),
    /** The best match first. */
    companies: z.array(z.object({ companyNumber: z.string(), name: z.string(), companyStatus: z.string().nullable() })),
  }),
  keys: { subject: 'name', outcome: 'status' },
  inputFields: [
    {
      source: 'name',
      label: text('Company name', 'कंपनी का नाम'),
      hint: text('At least the first two words of the registered name', 'रजिस्टर्ड नाम के कम से कम पहले दो शब्द'),
      list: true,
      listMask: 'name',
      headers: ['company', 'company name', 'legal name', 'कंपनी'],
    },
  ],
  resultFields: [
    {
      source: 'status',
      label: text('Matches', 'मिलान'),
      kind: 'choice',
      list: true,
      choices: {
        one: choice('One company', 'एक कंपनी', 'success'),
        several: choice('Several companies', 'एक से ज़्यादा कंपनियाँ', 'warning'),
      },
    },
    { source: 'count', label: text('How many', 'कितनी'), kind: 'count', list: true },
    {
      source: 'companies',
      label: text('Companies', 'कंपनियाँ'),
      kind: 'table',
      columns: [
        { source: 'name', label: text('Registered name', 'रजिस्टर्ड नाम') },
        { source: 'companyNumber', label: text('CIN or LLPIN', 'CIN या LLPIN') },
        { source: 'companyStatus', label: text('Company status', 'कंपनी की स्थिति') },
      ],
    },
  ],
  example: { name: 'Zenith Logistics 000' },
  sandbox: {
    success: 'Zenith Logistics 000',
    notFound: 'Zenith Logistics 404',
    down: 'Zenith Logistics 503',
    slow: 'Zenith Logistics 202',
    mismatch: 'Zenith Logistics 409',
    balance: 'Zenith Logistics 402',
  },
  bulk: true,
  reusable: true,
})
