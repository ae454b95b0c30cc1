import { productPaths } from '../platform/paths.ts'
import type { Product } from './define.ts'
import { type ProductId, productIds, productOf } from './index.ts'

/** What menus, routes and lists say about a product. */
export interface ProductEntry
  extends Pick<
    Product,
    | 'label'
    | 'title'
    | 'icon'
    | 'group'
    | 'pricePaise'
    | 'prices'
    | 'gate'
    | 'paths'
    | 'reports'
    | 'bulk'
    | 'inMainMenu'
  > {
  id: ProductId
}

/** An entry as it travels: without its id, and without what most products have in common (`contracts/checks/catalogue.ts`). */
export type ShortEntry = Omit<ProductEntry, 'id' | 'gate' | 'paths' | 'bulk'> &
  Partial<Pick<ProductEntry, 'gate' | 'paths' | 'bulk'>>

function entryOf(id: ProductId): ShortEntry {
  const { label, title, icon, group, pricePaise, prices, gate, paths, reports, bulk, inMainMenu } = productOf(id)
  const hasUsualPaths = paths.list === productPaths(id).list && paths.verify === productPaths(id).verify
  return {
    label,
    ...(title && { title }),
    icon,
    group,
    pricePaise,
    ...(prices && { prices }),
    ...(gate !== 'kyc' && { gate }),
    ...(!hasUsualPaths && { paths }),
    ...(reports && { reports }),
    ...(!bulk && { bulk }),
    ...(inMainMenu && { inMainMenu }),
  }
}

/** Every product's entry. The web has them from the start; a whole declaration loads with the product's pages (decision 0045). */
export const productEntries = Object.fromEntries(productIds.map(id => [id, entryOf(id)])) as Record<
  ProductId,
  ShortEntry
>
