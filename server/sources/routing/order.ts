import type { RouteChoice } from '../../../contracts/platform/sourceProviders.ts'

/**
 * The providers in the order in which a question asks them: the first by its share, then the others in the order of the route. `drawn` is a number from 0 to
 * below 1.
 */
export function orderOf(choices: readonly RouteChoice[], drawn: number): string[] {
  let below = 0
  const first =
    choices.find(({ percent }) => {
      below += percent
      return drawn * 100 < below
    }) ?? choices[0]
  if (!first) return []
  return [first.provider, ...choices.filter(one => one !== first).map(({ provider }) => provider)]
}
