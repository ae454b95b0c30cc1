import { productIds, productOf } from '../products/index.ts'
import * as declared from './declared.ts'
import type { Resource } from './define.ts'
import { verificationResource } from './verification.ts'

/** One resource per product, named after the product's id. */
export const verificationResources = Object.fromEntries(
  productIds.map(id => [id, verificationResource(productOf(id))]),
) as Record<(typeof productIds)[number], ReturnType<typeof verificationResource>>

/** Every resource of the contract, for guards and test suites. */
export const resources: readonly Resource[] = [...Object.values(verificationResources), ...Object.values(declared)]
