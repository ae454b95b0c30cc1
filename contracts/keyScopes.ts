import { type ProductId, productIds } from './products/index.ts'

/** Reading back what was verified before, with any key of the account. */
export const READ_SCOPE = 'verifications'

/** What a key may be narrowed to: the endpoint of a product, by its id, or an operation beside them. */
export type KeyScope = ProductId | typeof READ_SCOPE

export const keyScopes: readonly KeyScope[] = [...productIds, READ_SCOPE]
