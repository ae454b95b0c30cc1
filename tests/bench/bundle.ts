import { measureFirstLoads } from '../../scripts/web/measureFirstLoads.mjs'

/** The JavaScript of each first load from the build that stands in `dist`, gzipped, as a share of its budget (above 1 the build fails). */
export async function benchBundle() {
  return Object.fromEntries(measureFirstLoads().map(({ page, kB, most }) => [page, { kB, ratio: kB / most }]))
}
