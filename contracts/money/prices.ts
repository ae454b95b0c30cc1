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

/** The margin of a price in paise and percent; null percent for a price of 0. */
export const marginOf = (pricePaise: number, costPaise: number) => ({
  paise: pricePaise - costPaise,
  percent: pricePaise > 0 ? Math.round(((pricePaise - costPaise) * 100) / pricePaise) : null,
})
