/** Points of a score of 100 with one decimal and their sign: `+93.8`, `−12.0`. */
export const formatPoints = (points: number): string => `${points < 0 ? '\u2212' : '+'}${Math.abs(points).toFixed(1)}`
