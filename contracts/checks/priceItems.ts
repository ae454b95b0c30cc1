import type { Choice } from '../platform/choice.ts'
import type { Text } from '../platform/text.ts'
import type { PriceUnit } from '../products/define.ts'
import { entryOf, type ProductId, productIds } from './catalogue.ts'

/** A product's plain answer, or one of its other prices: `court-case-check`, `court-case-check.immediate`. */
export type PriceItemId = ProductId | `${ProductId}.${string}`

/** An entry of the price list. */
export interface PriceItem {
  id: PriceItemId
  product: ProductId
  label: Text
  /** Integer paise, until staff decide another price. */
  pricePaise: number
  per: PriceUnit
}

const itemsOf = (product: ProductId): PriceItem[] => {
  const { label, pricePaise, prices = [] } = entryOf(product)
  return [
    { id: product, product, label, pricePaise, per: 'answer' },
    ...prices.map(({ name, ...price }) => ({ id: `${product}.${name}` as const, product, ...price })),
  ]
}

/** Everything that has a price, in the products' order. */
export const priceItems: readonly PriceItem[] = productIds.flatMap(itemsOf)

export const priceItemIds = priceItems.map(({ id }) => id) as [PriceItemId, ...PriceItemId[]]

const byId: ReadonlyMap<string, PriceItem> = new Map(priceItems.map(item => [item.id, item]))

export const isPriceItemId = (id: string): id is PriceItemId => byId.has(id)

export const priceItemOf = (id: PriceItemId): PriceItem => byId.get(id) as PriceItem

/** The price list's names, for a field that names an entry. */
export const priceItemChoices: Record<string, Choice> = Object.fromEntries(
  priceItems.map(({ id, label }) => [id, { label }]),
)

/** The entry that an answer for this input is charged by. */
export function priceItemFor(product: ProductId, input: Record<string, unknown>): PriceItemId {
  const selected = entryOf(product).prices?.find(({ when }) => when && input[when.source] === when.value)
  return selected ? `${product}.${selected.name}` : product
}
