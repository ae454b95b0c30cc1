import { productIds, productOf } from '../products/index.ts'
import { adminUser } from './adminUser.ts'
import { apiKey } from './apiKey.ts'
import { bulkJob } from './bulkJob.ts'
import type { Resource } from './define.ts'
import { lead } from './lead.ts'
import { subUser } from './subUser.ts'
import { transaction } from './transaction.ts'
import { verificationResource } from './verification.ts'
import { walletEntry } from './walletEntry.ts'

/** One resource per product: its name is the product's id. */
export const verificationResources = Object.fromEntries(
  productIds.map(id => [id, verificationResource(productOf(id))]),
) as Record<(typeof productIds)[number], ReturnType<typeof verificationResource>>

/** Every resource of the contract, for guards and the suites that go through them all. */
export const resources: readonly Resource[] = [
  ...Object.values(verificationResources),
  adminUser,
  apiKey,
  bulkJob,
  lead,
  subUser,
  transaction,
  walletEntry,
]
