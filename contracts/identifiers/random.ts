/** A source of numbers in [0, 1), as `Math.random` is one. */
export type Random = () => number

export const pick = <T>(from: ArrayLike<T>, random: Random): T => from[Math.floor(random() * from.length)] as T
