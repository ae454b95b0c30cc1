// Checks what each page's first load weighs, and in how many requests it comes, against their limits (docs/decisions/0005). Exits non-zero when one
// is exceeded.
import { measureFirstLoads } from './web/measureFirstLoads.mjs'

for (const { page, what, value, most } of measureFirstLoads()) {
  const line = `${page}: ${Number.isInteger(value) ? value : value.toFixed(1)} ${what}; at most ${most}`
  if (value > most) {
    process.exitCode = 1
    console.error(line)
  } else console.log(line)
}
