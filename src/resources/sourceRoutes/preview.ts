import type { RouteChoice } from '../../../contracts/platform/sourceProviders.ts'

/** The sum of the shares, which has to be 100 where there are choices. */
export const sumOf = (choices: readonly RouteChoice[]): number => choices.reduce((sum, { percent }) => sum + percent, 0)

/** What an answer costs on average by the shares, in paise; null if the cost of one that is asked first is not known. */
export function averageCost(
  choices: readonly RouteChoice[],
  prices: ReadonlyMap<string, number | null>,
): number | null {
  const asked = choices.filter(({ percent }) => percent > 0)
  if (asked.length === 0) return null
  let paise = 0
  for (const { provider, percent } of asked) {
    const price = prices.get(provider)
    if (price === null || price === undefined) return null
    paise += (price * percent) / 100
  }
  return Math.round(paise)
}

/** One more provider at the end: it gets what is left of 100%. */
export const withProvider = (choices: readonly RouteChoice[], provider: string): RouteChoice[] => [
  ...choices,
  { provider, percent: Math.max(0, 100 - sumOf(choices)) },
]

/** The provider at a place exchanged with the one before it. */
export function movedUp(choices: readonly RouteChoice[], at: number): RouteChoice[] {
  const moved = [...choices]
  const [one] = moved.splice(at, 1)
  if (one) moved.splice(Math.max(0, at - 1), 0, one)
  return moved
}
