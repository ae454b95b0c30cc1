/** In whole percent; null if there is nothing to divide by. */
export const percentOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((100 * part) / whole)

/** Health is of the last 24 hours. */
export const healthSince = (): Date => new Date(Date.now() - 86_400_000)
