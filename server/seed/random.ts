/** Deterministic random numbers: the same seed gives the same sequence on every machine. */
export interface Dice {
  /** In [0, 1). */
  roll: () => number
  chance: (probability: number) => boolean
  /** An integer, both ends included. */
  between: (least: number, most: number) => number
  pick: <T>(from: readonly T[]) => T
}

/** mulberry32: small, and uniform enough for sample data. */
export function diceOf(seed: number): Dice {
  let state = seed
  const roll = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (least: number, most: number) => least + Math.floor(roll() * (most - least + 1))
  return {
    roll,
    between,
    chance: probability => roll() < probability,
    pick: <T>(from: readonly T[]) => from[between(0, from.length - 1)] as T,
  }
}
