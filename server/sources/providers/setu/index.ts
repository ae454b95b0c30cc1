import { text } from '../../../../contracts/platform/text.ts'
import { defineProvider } from '../define.ts'
import { aadhaar } from './aadhaar.ts'
import { bankAccount } from './bankAccount.ts'
import { gst } from './gst.ts'
import { pan } from './pan.ts'

/**
 * Each product has an instance id of its own. Unclear and left out: how wrong credentials and an empty account are answered (401, 403 and 429 mean what they mean
 * in HTTP), and the bundle of bank account and PAN.
 */
export const setu = defineProvider({
  id: 'setu',
  label: 'Setu',
  site: 'https://setu.co',
  docs: [pan.docs, gst.docs, bankAccount.docs, aadhaar.docs],
  addresses: { live: 'https://dg.setu.co', test: 'https://dg-sandbox.setu.co' },
  credentials: [
    { name: 'clientId', label: text('Client ID', 'क्लाइंट ID'), secret: false },
    { name: 'clientSecret', label: text('Client secret', 'क्लाइंट सीक्रेट'), secret: true },
    {
      name: 'panInstanceId',
      label: text('Product instance ID of PAN', 'PAN का प्रोडक्ट इंस्टेंस ID'),
      secret: false,
      only: ['pan-check'],
    },
    {
      name: 'gstInstanceId',
      label: text('Product instance ID of GST', 'GST का प्रोडक्ट इंस्टेंस ID'),
      secret: false,
      only: ['gstin-check'],
    },
    {
      name: 'bankInstanceId',
      label: text('Product instance ID of bank accounts', 'बैंक खातों का प्रोडक्ट इंस्टेंस ID'),
      secret: false,
      only: ['bank-account-check'],
    },
    {
      name: 'aadhaarInstanceId',
      label: text('Product instance ID of Aadhaar', 'आधार का प्रोडक्ट इंस्टेंस ID'),
      secret: false,
      only: ['aadhaar-check'],
    },
  ],
  signIn: { kind: 'headers', headers: { 'x-client-id': '{clientId}', 'x-client-secret': '{clientSecret}' } },
  errors: [
    { status: 401, means: 'credentials' },
    { status: 403, means: 'credentials' },
    { status: 429, means: 'rate_limit' },
  ],
  refusal: { status: 401, body: null },
  products: { 'pan-check': pan, 'gstin-check': gst, 'bank-account-check': bankAccount, 'aadhaar-check': aadhaar },
  prices: {},
})
