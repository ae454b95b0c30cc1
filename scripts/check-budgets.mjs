// The JavaScript of each page's first load against its budget (docs/decisions/0005). Exits non-zero above it.
import { firstLoads } from './web/firstLoads.mjs'

for (const { page, kB, most } of firstLoads()) {
  const line = `${page}: ${kB.toFixed(1)} kB of JavaScript, gzipped; at most ${most}`
  if (kB > most) {
    process.exitCode = 1
    console.error(line)
  } else console.log(line)
}
