import { z } from 'zod'
import { productPaths } from '../paths.ts'
import { choice, defineProduct, identifier, identifierField, outcomeField, text } from './define.ts'

export const gstinCheck = defineProduct({
  id: 'gstin-check',
  label: text('GSTIN check', 'जीएसटीआईएन जाँच'),
  summary: text('Who is registered, where, and are they filing?', 'कौन पंजीकृत है, कहाँ, और क्या रिटर्न भर रहा है?'),
  icon: 'receipt-text',
  group: 'identity',
  pricePaise: 200,
  sourceLabel: text('GSTIN source', 'जीएसटीआईएन स्रोत'),
  gate: 'kyc',
  paths: productPaths('gstin-check'),
  input: z.object({ gstin: identifier('gstin') }),
  result: z.object({
    status: z.enum(['active', 'cancelled', 'suspended']),
    legalName: z.string(),
    tradeName: z.string().nullable(),
    state: z.string(),
    constitution: z.string(),
    registeredOn: z.iso.date(),
    lastReturn: z.string().nullable(),
  }),
  keys: { subject: 'gstin', outcome: 'status', holder: 'legalName' },
  inputFields: [identifierField('gstin', text('GSTIN', 'जीएसटीआईएन'), ['gst number', 'gst no', 'gst'])],
  resultFields: [
    outcomeField('status', text('Registration', 'पंजीकरण'), {
      active: choice('Active', 'सक्रिय', 'success'),
      cancelled: choice('Cancelled', 'रद्द', 'danger'),
      suspended: choice('Suspended', 'निलंबित', 'warning'),
    }),
    { source: 'legalName', label: text('Legal name', 'कानूनी नाम'), list: true },
    { source: 'tradeName', label: text('Trade name', 'व्यापार नाम') },
    { source: 'state', label: text('State', 'राज्य'), kind: 'state', list: true },
    { source: 'constitution', label: text('Constitution', 'गठन') },
    { source: 'registeredOn', label: text('Registered on', 'पंजीकरण तिथि'), kind: 'date' },
    { source: 'lastReturn', label: text('Last return filed', 'अंतिम रिटर्न') },
  ],
  example: { gstin: '27AAACZ1000A1Z7' },
  bulk: true,
})
