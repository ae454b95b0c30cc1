import type { FaultKind } from './kinds.ts'

/** Faults of one round: a round has one kind, so that what it finds is the kind's. */
const PER_ROUND = 10

/** The rounds of so many faults, equally of all kinds, in an order that the seed determines. */
export function planRounds(kinds: readonly FaultKind[], faults: number, random: () => number): FaultKind[][] {
  const rounds = kinds.flatMap((kind, at) => {
    const share = Math.floor(faults / kinds.length) + (at < faults % kinds.length ? 1 : 0)
    const count = Math.ceil(share / PER_ROUND)
    return Array.from({ length: count }, (_, round) =>
      Array.from({ length: Math.floor(share / count) + (round < share % count ? 1 : 0) }, () => kind),
    )
  })
  return rounds
    .map(round => ({ round, place: random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ round }) => round)
}
