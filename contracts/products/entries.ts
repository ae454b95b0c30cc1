import type { Product } from './define.ts'
import { type ProductId, productIds, productOf } from './index.ts'

/** What menus, routes and lists say about a product. */
export interface ProductEntry
  extends Pick<Product, 'label' | 'title' | 'icon' | 'group' | 'pricePaise' | 'prices' | 'gate' | 'paths' | 'bulk'> {
  id: ProductId
}

const entryOf = (id: ProductId): ProductEntry => {
  const { label, title, icon, group, pricePaise, prices, gate, paths, bulk } = productOf(id)
  return {
    id,
    label,
    ...(title && { title }),
    icon,
    group,
    pricePaise,
    ...(prices && { prices }),
    gate,
    paths,
    bulk,
  }
}

/** Every product's entry. The web has them from the start; a whole declaration loads with the product's pages (decision 0045). */
export const productEntries = Object.fromEntries(productIds.map(id => [id, entryOf(id)])) as Record<
  ProductId,
  ProductEntry
>
