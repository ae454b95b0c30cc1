import { measureFirstLoads } from '../../scripts/web/measureFirstLoads.mjs'

/** What each first load in `dist` weighs and requests, as a share of its limit (above 1 the build fails). */
export async function benchBundle() {
  const figures = measureFirstLoads().map(({ page, what, value, most }) => [
    `${page}: ${what}`,
    { value, ratio: value / most },
  ])
  return Object.fromEntries(figures)
}
