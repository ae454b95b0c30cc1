/** In paise: what the gateway takes in one payment. */
export const paymentLimits = { least: 100, most: 50_000_000, hours: 720 } as const

/** The rates of GST that an amount can include, in percent. */
export const gstRates = [0, 5, 12, 18, 28, 40] as const

/** The GST that an amount includes, rounded half up. */
export const gstIncluded = (amountPaise: number, gstPercent: number): number =>
  Math.round((amountPaise * gstPercent) / (100 + gstPercent))
