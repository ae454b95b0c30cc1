import { median } from '../median.ts'
import type { Rounds } from './rounds.ts'
import type { Visit } from './visit.ts'

type Seen = Rounds[string]

const middle = (visits: readonly Visit[], pick: (visit: Visit) => number) => median(visits.map(pick))

/** Medians of a place's cold visits. `theirs` are those of the vanilla application, each made just before ours. */
export const coldFigures = ({ ours, theirs }: Seen) => ({
  usableMs: middle(ours, ({ usableMs }) => usableMs),
  ...(theirs.length > 0 && {
    vanillaMs: middle(theirs, ({ usableMs }) => usableMs),
    usable: median(ours.map(({ usableMs }, round) => usableMs / (theirs[round]?.usableMs ?? Number.NaN))),
  }),
  jsKb: middle(ours, ({ jsKb }) => jsKb),
  scripts: middle(ours, ({ scripts }) => scripts),
  line: middle(ours, ({ lineKb, jsKb }) => lineKb / jsKb),
  laterKb: middle(ours, ({ laterKb }) => laterKb),
  fontKb: middle(ours, ({ fontKb }) => fontKb),
  shift: Math.max(...ours.map(({ shift }) => shift)),
})

/** Medians of a place's visits on a slow phone. */
export const phoneFigures = ({ ours, theirs }: Seen) => ({
  usableMs: middle(ours, ({ usableMs }) => usableMs),
  ...(theirs.length > 0 && { vanillaMs: middle(theirs, ({ usableMs }) => usableMs) }),
  firstPaintMs: middle(ours, ({ firstPaintMs }) => firstPaintMs),
  largestPaintMs: middle(ours, ({ largestPaintMs }) => largestPaintMs),
  blockedMs: middle(ours, ({ blockedMs }) => blockedMs),
  shift: Math.max(...ours.map(({ shift }) => shift)),
})

/** The figures of every place. */
export const figuresOf = (rounds: Rounds, figures: (seen: Seen) => object) =>
  Object.fromEntries(Object.entries(rounds).map(([place, seen]) => [place, figures(seen)]))
