import type { messages as en } from '../en/index.ts'
import type { Texts } from '../types.ts'
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

export const messages = {
  account,
  apiKeys,
  bulkScreen,
  components,
  dashboard,
  errors,
  shell,
  walletEntries,
  products,
  verifications,
} satisfies Texts<typeof en>
