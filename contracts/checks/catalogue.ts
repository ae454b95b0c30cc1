import type { Choice } from '../platform/choice.ts'
import { isAt, productPaths } from '../platform/paths.ts'
import { type ProductEntry, productEntries } from '../products/entries.ts'
import { type ProductGroup, productGroups } from '../products/groups.ts'
import type { ProductId } from '../products/index.ts'

export type { ProductEntry } from '../products/entries.ts'
export type { ProductId } from '../products/index.ts'

/* The catalogue: every product's entry, for code that runs in the browser as well. The registry with the schemas is `products/`. */

export const productIds = Object.keys(productEntries) as ProductId[]

export const isProductId = (id: string): id is ProductId => Object.hasOwn(productEntries, id)

const entries = Object.fromEntries(
  productIds.map(id => [id, { id, gate: 'kyc', paths: productPaths(id), bulk: true, ...productEntries[id] }]),
) as Record<ProductId, ProductEntry>

export const entryOf = (id: ProductId): ProductEntry => entries[id]

/** The products' names, for a field that names one. */
export const productChoices: Record<string, Choice> = Object.fromEntries(
  productIds.map(id => [id, { label: entryOf(id).label }]),
)

/** The product of a page path, for the menu's product mode. */
export const productAt = (path: string): ProductEntry | undefined =>
  productIds
    .map(entryOf)
    .find(
      ({ paths, reports = [], inMainMenu }) =>
        !inMainMenu && [...Object.values(paths), ...reports].some(own => isAt(own, path)),
    )

/** Products by group, in the order of the groups; groups without a product are left out. */
export const byGroup = <Of extends { group: ProductGroup }>(products: readonly Of[]) =>
  (Object.keys(productGroups) as ProductGroup[])
    .map(group => ({ group, label: productGroups[group].label, products: products.filter(one => one.group === group) }))
    .filter(({ products: own }) => own.length > 0)

/** Integer paise: the lowest list price of an answer that costs something. */
export const lowestPaise = Math.min(...productIds.map(id => entryOf(id).pricePaise).filter(paise => paise > 0))
