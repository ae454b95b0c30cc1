import { benchBulk } from './bulk.ts'
import { benchBundle } from './bundle.ts'
import { benchChallans } from './challans.ts'
import { benchGateway } from './gateway.ts'
import { benchLedger } from './ledger.ts'
import { benchLists } from './lists.ts'
import { benchUsage } from './usage.ts'

/** The benchmarks of `npm run bench`, by their argument names; docs/benchmarks.md explains the figures. */
const parts: Record<string, () => Promise<object>> = {
  bundle: benchBundle,
  ledger: benchLedger,
  gateway: benchGateway,
  lists: benchLists,
  usage: benchUsage,
  bulk: benchBulk,
  challans: benchChallans,
}

const aims: Record<string, string> = {
  'bundle./login.ratio': '≤ 1',
  'bundle./admin/login.ratio': '≤ 1',
  'bundle.first list.ratio': '≤ 1',
  'ledger.ratio': '≥ 0.7',
  'lists.firstPage.ratio': '≤ 1.5',
  'lists.filtered.ratio': '≤ 1.5',
  'lists.cursor.ratio': '≤ 1.5',
  'usage.quarter.ratio': '≤ 2',
  'usage.week.ratio': '≤ 2',
  'usage.requests.ratio': '≤ 2',
  'bulk.peakMb': '≤ 350',
  'challans.paint.ratio': '≤ 1.15',
  'challans.paint.shift': '< 0.02',
  'challans.tick.ratio': '≤ 2',
  'challans.search.ratio': '≤ 3',
  'challans.load.paidTwice': '0',
  'challans.load.lost': '0',
  'challans.load.ledgerBroken': '0',
}

function printFigures(name: string, figures: object): void {
  for (const [key, value] of Object.entries(figures) as [string, unknown][]) {
    const path = `${name}.${key}`
    if (typeof value === 'object' && value !== null) printFigures(path, value)
    else {
      const aim = aims[path]
      console.log(path.padEnd(32), String(rounded(value)).padStart(10), aim ? `  aim ${aim}` : '')
    }
  }
}

/** Three significant digits; integers stay as they are. */
const rounded = (value: unknown) =>
  typeof value === 'number' ? Number(value.toPrecision(value < 1000 ? 3 : 6)) : value

const args = process.argv.slice(2)
const asJson = args.includes('--json')
const asked = args.filter(arg => arg !== '--json')
const unknown = asked.filter(name => !parts[name])
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}: ${Object.keys(parts).join(', ')}.`)
  process.exit(2)
}

const measured: Record<string, object> = {}
for (const [name, measure] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  const figures = await measure()
  measured[name] = figures
  if (!asJson) printFigures(name, figures)
}
if (asJson) console.log(JSON.stringify(measured, null, 2))
