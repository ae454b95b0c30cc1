import { text } from '../../../../contracts/platform/text.ts'
import { defineProvider } from '../define.ts'
import { bankAccount } from './bankAccount.ts'

const DAY_SECONDS = 24 * 3600

/**
 * Left out: PAN details, which need a birth date that our check does not ask for; the link of PAN and Aadhaar, whose reply does not tell whether the PAN is linked
 * to the Aadhaar in question; company data, whose charges have no holder; how an empty wallet is answered.
 */
export const sandboxCoIn = defineProvider({
  id: 'sandbox-co-in',
  label: 'Sandbox.co.in',
  site: 'https://sandbox.co.in',
  docs: [
    { url: 'https://developer.sandbox.co.in/api-reference/authenticate', readOn: '2026-11-29' },
    { url: 'https://developer.sandbox.co.in/reference/bank-account-verification-api', readOn: '2026-11-29' },
    { url: 'https://docs.sandbox.co.in/bank-api/verify-bank-account', readOn: '2026-11-29' },
    bankAccount.docs,
  ],
  addresses: { live: 'https://api.sandbox.co.in', test: 'https://test-api.sandbox.co.in' },
  credentials: [
    { name: 'apiKey', label: text('API key', 'API की'), secret: false },
    { name: 'apiSecret', label: text('API secret', 'API सीक्रेट'), secret: true },
  ],
  signIn: {
    kind: 'token',
    call: { path: '/authenticate', headers: { 'x-api-key': '{apiKey}', 'x-api-secret': '{apiSecret}' } },
    token: 'data.access_token',
    // It is valid for 24 hours; an hour less, so that it does not end on the way.
    seconds: DAY_SECONDS - 3600,
    // No "Bearer".
    headers: { authorization: '{token}', 'x-api-key': '{apiKey}', 'x-api-version': '1.0' },
  },
  errors: [
    { status: 401, means: 'credentials' },
    { status: 403, means: 'credentials' },
    { status: 429, means: 'rate_limit' },
  ],
  refusal: { status: 403, body: { code: 403, message: 'Bad Credentials' } },
  products: { 'bank-account-check': bankAccount },
  prices: {},
  signInIsFree: true,
})
