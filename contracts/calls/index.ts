import * as account from './account.ts'
import * as admin from './admin.ts'
import * as adminKyc from './adminKyc.ts'
import * as auth from './auth.ts'
import * as bulk from './bulk.ts'
import * as captcha from './captcha.ts'
import * as clientConfig from './clientConfig.ts'
import * as dashboard from './dashboard.ts'
import type { Call } from './define.ts'
import * as demo from './demo.ts'
import * as features from './features.ts'
import { gatewayCalls } from './gateway.ts'
import * as google from './google.ts'
import * as gst from './gst.ts'
import * as kyc from './kyc.ts'
import * as objects from './objects.ts'
import * as registration from './registration.ts'
import * as sandbox from './sandbox.ts'
import * as signIn from './signIn.ts'
import * as subUsers from './subUsers.ts'
import * as verifications from './verifications.ts'
import * as wallets from './wallets.ts'

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'service' in value && 'reply' in value

/** Every call of the contract, for documentation, guards and the suites that go through them all. */
export const calls: readonly Call[] = [
  auth,
  admin,
  adminKyc,
  account,
  bulk,
  captcha,
  clientConfig,
  dashboard,
  demo,
  features,
  google,
  gst,
  kyc,
  objects,
  registration,
  sandbox,
  signIn,
  subUsers,
  verifications,
  wallets,
]
  .flatMap(area => Object.values(area) as unknown[])
  .filter(isCall)
  .concat(gatewayCalls)
