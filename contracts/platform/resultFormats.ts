/** Points of a score of 100 with one decimal and their sign: `+93.8`, `−12.0`. */
export const formatPoints = (points: number): string => `${points < 0 ? '\u2212' : '+'}${Math.abs(points).toFixed(1)}`

/** A month as our sources write it, `2026-04`. Others may write it in another way, which is shown as it is. */
export const isMonth = (value: string): boolean => /^\d{4}-(?:0[1-9]|1[0-2])$/.test(value)
