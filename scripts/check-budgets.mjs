// Checks the JavaScript of each page's first load, and the public page's CSS, against their budgets (docs/decisions/0005). Exits
// non-zero when one is exceeded.
import { measureFirstLoads } from './web/measureFirstLoads.mjs'

for (const { page, what, kB, most } of measureFirstLoads()) {
  const line = `${page}: ${kB.toFixed(1)} kB of ${what}, gzipped; at most ${most}`
  if (kB > most) {
    process.exitCode = 1
    console.error(line)
  } else console.log(line)
}
