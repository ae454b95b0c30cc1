/** Bounds of what staff decide about prices, for server and dialogs. */
export const priceLimits = {
  /** ₹10,000 for one answer. */
  mostPaise: 1_000_000,
  /** How far ahead a change may begin or end. */
  mostDaysAhead: 366,
  leastReason: 5,
  mostReason: 300,
} as const

/** What a decision about a price has come to. `dropped`: a later decision replaced it before it began. */
export const priceStates = ['active', 'upcoming', 'ended', 'dropped'] as const

export type PriceState = (typeof priceStates)[number]

/** What an answer can be, and whether it is charged: the same for every product. */
export const billable = { charged: ['found', 'notFound'], free: ['sourceDown', 'rejected', 'test'] } as const

/** What is left of a price, in paise and as a part of it; no part of a price of nothing. */
export const marginOf = (pricePaise: number, costPaise: number) => ({
  paise: pricePaise - costPaise,
  percent: pricePaise > 0 ? Math.round(((pricePaise - costPaise) * 100) / pricePaise) : null,
})
