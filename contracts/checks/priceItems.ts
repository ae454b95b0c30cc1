import type { Choice } from '../platform/choice.ts'
import type { Text } from '../platform/text.ts'
import { text } from '../platform/text.ts'
import type { PriceUnit } from '../products/define.ts'
import type { ProductGroup } from '../products/groups.ts'
import { entryOf, type ProductId, productIds } from './catalogue.ts'

/** A service that is no check. */
type ServiceId = 'esign-envelope' | 'esign-aadhaar'

/** A product's plain answer, or one of its other prices: `court-case-check`, `court-case-check.immediate`; or a service. */
export type PriceItemId = ProductId | `${ProductId}.${string}` | ServiceId

/** An entry of the price list. */
export interface PriceItem {
  id: PriceItemId
  /** Null for a service. */
  product: ProductId | null
  group: ProductGroup
  label: Text
  /** Integer paise, until staff decide another price. */
  pricePaise: number
  per: PriceUnit
}

const itemsOf = (product: ProductId): PriceItem[] => {
  const { label, group, pricePaise, prices = [] } = entryOf(product)
  return [
    { id: product, product, group, label, pricePaise, per: 'answer' },
    ...prices.map(({ name, ...price }) => ({ id: `${product}.${name}` as const, product, group, ...price })),
  ]
}

const services: readonly PriceItem[] = [
  {
    id: 'esign-envelope',
    product: null,
    group: 'signing',
    label: text('E-sign document', 'ई-साइन दस्तावेज़'),
    pricePaise: 2500,
    per: 'answer',
  },
  {
    id: 'esign-aadhaar',
    product: null,
    group: 'signing',
    label: text('Aadhaar e-sign, each signature', 'आधार ई-साइन, हर साइन'),
    pricePaise: 1500,
    per: 'answer',
  },
]

/** Everything that has a price: the products in their order, then the services. */
export const priceItems: readonly PriceItem[] = [...productIds.flatMap(itemsOf), ...services]

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
