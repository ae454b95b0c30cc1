import { productIds, productOf } from '../products/index.ts'
import { adminUser } from './adminUser.ts'
import { apiKey } from './apiKey.ts'
import { apiLog, apiRequest } from './apiRequest.ts'
import { bulkJob } from './bulkJob.ts'
import { challanBrands, challanFee } from './challanBrand.ts'
import { challanOrder } from './challanOrder.ts'
import { challanSearch } from './challanSearch.ts'
import { customerChallanOrder } from './customerChallanOrder.ts'
import type { Resource } from './define.ts'
import { draft } from './draft.ts'
import { inputTemplate } from './inputTemplate.ts'
import { invoice } from './invoice.ts'
import { customerIpEntry, ipAllowListEntry } from './ipAllowListEntry.ts'
import { ipHit } from './ipHit.ts'
import { lead } from './lead.ts'
import { customerPaymentOrder, paymentOrder } from './paymentOrder.ts'
import { postpaidCustomer } from './postpaidCustomer.ts'
import { customerStatement, postpaidStatement } from './postpaidStatement.ts'
import { subUser } from './subUser.ts'
import { transaction } from './transaction.ts'
import { userPrice } from './userPrice.ts'
import { verificationResource } from './verification.ts'
import { walletEntry } from './walletEntry.ts'
import { webhook, webhookDelivery } from './webhook.ts'

/** One resource per product, named after the product's id. */
export const verificationResources = Object.fromEntries(
  productIds.map(id => [id, verificationResource(productOf(id))]),
) as Record<(typeof productIds)[number], ReturnType<typeof verificationResource>>

/** Every resource of the contract, for guards and test suites. */
export const resources: readonly Resource[] = [
  ...Object.values(verificationResources),
  adminUser,
  ipAllowListEntry,
  customerIpEntry,
  apiKey,
  apiLog,
  apiRequest,
  bulkJob,
  draft,
  inputTemplate,
  challanBrands,
  challanFee,
  challanOrder,
  challanSearch,
  customerChallanOrder,
  ipHit,
  customerPaymentOrder,
  customerStatement,
  postpaidStatement,
  postpaidCustomer,
  invoice,
  lead,
  paymentOrder,
  subUser,
  transaction,
  userPrice,
  walletEntry,
  webhook,
  webhookDelivery,
]
