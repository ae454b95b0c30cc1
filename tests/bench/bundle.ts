import { measureFirstLoads } from '../../scripts/web/measureFirstLoads.mjs'

/** Gzipped JavaScript of each first load in `dist`, as a share of its budget (above 1 the build fails). */
export async function benchBundle() {
  return Object.fromEntries(measureFirstLoads().map(({ page, kB, most }) => [page, { kB, ratio: kB / most }]))
}
