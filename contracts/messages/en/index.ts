import { account } from './account.ts'
import { apiKeys } from './apiKeys.ts'
import { bulkScreen } from './bulkScreen.ts'
import { components } from './components.ts'
import { dashboard } from './dashboard.ts'
import { errors } from './errors.ts'
import { products } from './products.ts'
import { shell } from './shell.ts'
import { verifications } from './verifications.ts'
import { walletEntries } from './walletEntries.ts'

/** What the apps say, by area. `signIn` and `sandbox` stand before them, `server` behind: they are read where they are used. */
export const messages = {
  account,
  apiKeys,
  bulkScreen,
  components,
  dashboard,
  errors,
  shell,
  products,
  verifications,
  walletEntries,
}
