import { text } from '../../../../contracts/platform/text.ts'
import { defineProvider } from '../define.ts'
import { bankAccount } from './bankAccount.ts'
import { description } from './description.ts'
import { gstin } from './gstin.ts'
import { pan } from './pan.ts'
import { panProfile } from './panProfile.ts'
import { upi } from './upi.ts'
import { vehicleRc } from './vehicleRc.ts'
import { voter } from './voter.ts'

/** Codes of a 400 that concern our account and not the input. */
const ofAccount = ['x-client-id_missing', 'x-client-secret_value_invalid', 'invalid_request', 'service_not_enabled']

/**
 * The addresses of callers must be registered with the provider; its other way, a signature by its public key, is left out. Also left out: the driving licence,
 * whose classes no example shows, the passport, whose reply does not tell its status, and the list of GSTINs of a PAN, which lacks the name.
 */
export const cashfree = defineProvider({
  id: 'cashfree',
  label: 'Cashfree Secure ID',
  site: 'https://www.cashfree.com',
  docs: [description, ...[pan, panProfile, gstin, bankAccount, voter].map(({ docs }) => docs)],
  addresses: {
    live: 'https://api.cashfree.com/verification',
    test: 'https://sandbox.cashfree.com/verification',
  },
  credentials: [
    { name: 'clientId', label: text('Client ID', 'क्लाइंट ID'), secret: false },
    { name: 'clientSecret', label: text('Client secret', 'क्लाइंट सीक्रेट'), secret: true },
  ],
  signIn: { kind: 'headers', headers: { 'x-client-id': '{clientId}', 'x-client-secret': '{clientSecret}' } },
  errors: [
    { status: 400, at: 'code', is: ofAccount, means: 'credentials' },
    { status: 400, at: 'type', is: ['validation_error'], means: 'rejected_input' },
    { status: 401, means: 'credentials' },
    { status: 403, means: 'credentials' },
    { status: 422, at: 'code', is: ['insufficient_balance'], means: 'no_credit' },
    { status: 429, means: 'rate_limit' },
    { at: 'type', is: ['internal_error'], means: 'down' },
  ],
  refusal: {
    status: 401,
    body: {
      type: 'authentication_error',
      code: 'authentication_failed',
      message: 'Invalid clientId and clientSecret combination',
    },
  },
  products: {
    'pan-check': pan,
    'pan-profile': panProfile,
    'gstin-check': gstin,
    'bank-account-check': bankAccount,
    'upi-check': upi,
    'voter-check': voter,
    'vehicle-rc-check': vehicleRc,
  },
  prices: {},
})
