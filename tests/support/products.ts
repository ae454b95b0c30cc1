import { priceItemFor, priceItemOf } from '../../contracts/checks/priceItems.ts'
import { type ProductId, productOf } from '../../contracts/products/index.ts'

/** Products whose examples wait for a person instead of being answered at once. */
export const waitingExamples: readonly ProductId[] = ['aadhaar-otp']

/** A check that reads files ends in the background; the tests of its own wing prove it. */
export const readsFiles = (id: ProductId): boolean => productOf(id).reads !== undefined

/** The inputs that a check cannot do without. */
export const requiredInputs = (id: ProductId): string[] =>
  productOf(id)
    .inputFields.filter(field => !field.optional)
    .map(({ source }) => source)

/** Integer paise: what a check of the product's example costs. */
export const examplePrice = (id: ProductId): number => priceItemOf(priceItemFor(id, productOf(id).example)).pricePaise
