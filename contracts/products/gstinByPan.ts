import { z } from 'zod'
import { productPaths } from '../platform/paths.ts'
import { choice, defineProduct, identifier, identifierField, outcomeField, text } from './define.ts'

const standings = {
  active: choice('Active', 'एक्टिव', 'success'),
  suspended: choice('Suspended', 'सस्पेंड', 'warning'),
  cancelled: choice('Cancelled', 'रद्द', 'danger'),
}

export const gstinByPan = defineProduct({
  id: 'gstin-by-pan',
  label: text('GSTINs of a PAN', 'PAN के GSTIN'),
  summary: text('Every GST registration under one PAN.', 'एक PAN पर लिए गए सभी GST रजिस्ट्रेशन।'),
  icon: 'receipt-text',
  group: 'business',
  pricePaise: 200,
  sourceLabel: text('GSTIN source', 'GSTIN सोर्स'),
  gate: 'kyc',
  paths: productPaths('gstin-by-pan'),
  input: z.object({ pan: identifier('pan') }),
  result: z.object({
    status: z.enum(['active', 'suspended', 'cancelled']),
    legalName: z.string(),
    count: z.number().int().min(1),
    activeCount: z.number().int().min(0),
    gstins: z.array(
      z.object({
        gstin: z.string(),
        state: z.string(),
        status: z.enum(['active', 'suspended', 'cancelled']),
        registeredOn: z.iso.date().nullable(),
      }),
    ),
  }),
  keys: { subject: 'pan', outcome: 'status', holder: 'legalName' },
  inputFields: [
    identifierField('pan', text('PAN', 'PAN'), ['pan number', 'pan no', 'permanent account number', 'पैन', 'पैन नंबर']),
  ],
  resultFields: [
    outcomeField('status', text('GST registration', 'GST रजिस्ट्रेशन'), standings),
    { source: 'legalName', label: text('Legal name', 'रजिस्टर्ड नाम'), list: true },
    { source: 'count', label: text('Registrations', 'रजिस्ट्रेशन'), kind: 'count', list: true },
    { source: 'activeCount', label: text('Active registrations', 'एक्टिव रजिस्ट्रेशन'), kind: 'count' },
    {
      source: 'gstins',
      label: text('GSTINs', 'सभी GSTIN'),
      kind: 'table',
      columns: [
        { source: 'gstin', label: text('GSTIN', 'GSTIN'), mask: 'gstin' },
        { source: 'state', label: text('State', 'राज्य'), kind: 'state' },
        { source: 'status', label: text('Status', 'स्थिति'), kind: 'choice', choices: standings },
        { source: 'registeredOn', label: text('Registered on', 'कब रजिस्टर हुआ'), kind: 'date' },
      ],
    },
  ],
  example: { pan: 'AAACZ1000A' },
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
