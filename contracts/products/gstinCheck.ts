import { z } from 'zod'
import { productPaths } from '../platform/paths.ts'
import { choice, defineProduct, identifier, identifierField, outcomeField, text } from './define.ts'

export const gstinCheck = defineProduct({
  id: 'gstin-check',
  label: text('GSTIN check', 'GSTIN जाँच'),
  summary: text('Who is registered, where, and are they filing?', 'कौन रजिस्टर्ड है, कहाँ, और क्या रिटर्न भर रहा है?'),
  icon: 'receipt-text',
  group: 'business',
  pricePaise: 200,
  sourceLabel: text('GSTIN source', 'GSTIN सोर्स'),
  gate: 'kyc',
  paths: productPaths('gstin-check'),
  input: z.object({ gstin: identifier('gstin') }),
  result: z.object({
    status: z.enum(['active', 'cancelled', 'suspended']),
    legalName: z.string().min(1).max(200),
    tradeName: z.string().max(200).nullable(),
    state: z.string(),
    constitution: z.string().max(100),
    /** Null if the source does not say. */
    registeredOn: z.iso.date().nullable(),
    lastReturn: z.string().max(100).nullable(),
    /** The principal place of business. */
    address: z.string().max(500).nullable(),
  }),
  keys: { subject: 'gstin', outcome: 'status', holder: 'legalName' },
  inputFields: [
    identifierField('gstin', text('GSTIN', 'GSTIN'), ['gst number', 'gst no', 'gst', 'जीएसटीआईएन', 'जीएसटी नंबर']),
  ],
  resultFields: [
    outcomeField('status', text('Registration', 'रजिस्ट्रेशन'), {
      active: choice('Active', 'एक्टिव', 'success'),
      cancelled: choice('Cancelled', 'रद्द', 'danger'),
      suspended: choice('Suspended', 'सस्पेंड', 'warning'),
    }),
    { source: 'legalName', label: text('Legal name', 'रजिस्टर्ड नाम'), list: true },
    { source: 'tradeName', label: text('Trade name', 'ट्रेड नाम') },
    { source: 'state', label: text('State', 'राज्य'), kind: 'state', list: true },
    { source: 'constitution', label: text('Constitution', 'कंपनी का प्रकार') },
    { source: 'registeredOn', label: text('Registered on', 'कब रजिस्टर हुआ'), kind: 'date' },
    { source: 'lastReturn', label: text('Last return filed', 'आखिरी रिटर्न') },
    { source: 'address', label: text('Principal place', 'मुख्य पता'), mask: 'tail' },
  ],
  example: { gstin: '27AAACZ1000A1Z7' },
  sandbox: {
    success: '27AAACZ1000A1Z7',
    notFound: '27AAACZ1404A1ZZ',
    down: '27AAACZ1503A1ZZ',
    slow: '27AAACZ1202A1Z3',
    mismatch: '27AAACZ1409A1ZU',
    balance: '27AAACZ1402A1Z1',
  },
  bulk: true,
  reusable: true,
})
