/** The limits of price decisions by staff, for server and dialogs. */
export const priceLimits = {
  /** ₹10,000 for one answer. */
  mostPaise: 1_000_000,
  /** The longest lead time of a change. */
  mostDaysAhead: 366,
  leastReason: 5,
  mostReason: 300,
} as const

/** The state of a price decision. `dropped`: a later decision replaced it before it took effect. */
export const priceStates = ['active', 'upcoming', 'ended', 'dropped'] as const

export type PriceState = (typeof priceStates)[number]

/** Which results are charged; the same for every product. */
export const billable = { charged: ['found', 'notFound'], free: ['sourceDown', 'rejected', 'test'] } as const

/** The higher one of two costs; one that is not known does not count. */
export const higherCost = (one: number | null, other: number | null): number | null =>
  one === null ? other : other === null ? one : Math.max(one, other)

interface Costed {
  pricePaise: number
  costPaise: number | null
  providerCostPaise: number | null
}

/** The highest known cost of an answer; null if none is known. */
export const knownCost = ({ costPaise, providerCostPaise }: Omit<Costed, 'pricePaise'>): number | null =>
  higherCost(costPaise, providerCostPaise)

/** Whether each answer loses money. */
export const isBelowCost = (price: Costed): boolean => {
  const cost = knownCost(price)
  return cost !== null && price.pricePaise < cost
}

/** The margin of a price in paise and percent; null percent for a price of 0. */
export const marginOf = (pricePaise: number, costPaise: number) => ({
  paise: pricePaise - costPaise,
  percent: pricePaise > 0 ? Math.round(((pricePaise - costPaise) * 100) / pricePaise) : null,
})
