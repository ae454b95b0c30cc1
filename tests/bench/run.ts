import { benchBatch } from './batch.ts'
import { benchBulk } from './bulk.ts'
import { benchBundle } from './bundle.ts'
import { benchCases } from './cases.ts'
import { benchChallans } from './challans.ts'
import { benchDashboard } from './dashboard.ts'
import { benchDocs } from './docs.ts'
import { benchDocuments } from './documents.ts'
import { benchEsign } from './esign.ts'
import { benchFaces } from './faces.ts'
import { benchGateway } from './gateway.ts'
import { benchIdentifiers } from './identifiers.ts'
import { benchLedger } from './ledger.ts'
import { benchLists } from './lists.ts'
import { benchNames } from './names.ts'
import { benchNodeCosts } from './node.ts'
import { pageAims } from './pages/aims.ts'
import { benchClicks, benchMobile, benchPages } from './pages.ts'
import { benchScreening } from './screening.ts'
import { benchStatements } from './statements.ts'
import { benchUsage } from './usage.ts'

/** The benchmarks of `npm run bench`, by their argument names; docs/benchmarks.md explains the figures. */
const parts: Record<string, () => Promise<object>> = {
  bundle: benchBundle,
  ledger: benchLedger,
  gateway: benchGateway,
  dashboard: benchDashboard,
  lists: benchLists,
  usage: benchUsage,
  bulk: benchBulk,
  names: benchNames,
  screening: benchScreening,
  identifiers: benchIdentifiers,
  statements: benchStatements,
  batch: benchBatch,
  cases: benchCases,
  node: benchNodeCosts,
  challans: benchChallans,
  pages: benchPages,
  mobile: benchMobile,
  docs: benchDocs,
  documents: benchDocuments,
  esign: benchEsign,
  faces: benchFaces,
  clicks: benchClicks,
}

const aims: Record<string, string> = {
  'ledger.ratio': '≥ 0.7',
  'gateway.live.ratio': '≥ 0.8',
  'gateway.test.ratio': '≥ 0.8',
  'dashboard.month.manyMs': '≤ 50',
  'dashboard.quarter.manyMs': '≤ 50',
  'dashboard.staff.manyMs': '≤ 50',
  'lists.firstPage.ratio': '≤ 1.3',
  'lists.status.ratio': '≤ 1.3',
  'lists.cursor.ratio': '≤ 1.3',
  'lists.oldWeek.ratio': '≤ 2',
  'lists.statusAndDates.ratio': '≤ 2',
  'lists.rareCombination.ratio': '≤ 2',
  'usage.quarter.ratio': '≤ 2',
  'usage.week.ratio': '≤ 2',
  'usage.requests.ratio': '≤ 2',
  'bulk.peakMb': '≤ 320',
  'batch.otherCustomer.ratio': '≤ 4',
  'batch.sameCustomer.ratio': '≤ 4',
  'cases.list.ratio': '≤ 1.5',
  'cases.overdue.ratio': '≤ 1.5',
  'cases.board.ratio': '≤ 1.5',
  'cases.engine.msPerStep': '≤ 1',
  'names.tune.f1': '≥ 0.85',
  'names.test.f1': '≥ 0.85',
  'names.test.bands.good.falseAccepts': '≤ 0.003',
  'names.indian.test.f1': '≥ 0.95',
  'names.indian.test.falseGood': '≤ 0.003',
  'names.indian.fresh.f1': '≥ 0.95',
  'names.indian.fresh.falseGood': '≤ 0.003',
  'names.indian.blind.f1': '≥ 0.95',
  'names.indian.blind.falseGood': '≤ 0.003',
  'names.open.test.f1': '≥ 0.84',
  'names.scripts.test.found': '≥ 0.97',
  'names.aliases.found': '≥ 0.6',
  'names.aliases.strangers': '≤ 0.01',
  'names.retrieval.recall': '≥ 0.999',
  'names.retrieval.compared.recall': '≥ 0.999',
  'names.list.recallAt1': '≥ 0.995',
  'names.list.falsePositives': '≤ 0.003',
  'screening.postgres.p50Ms': '≤ 10',
  'screening.postgres.p99Ms': '≤ 60',
  'screening.embedded.p50Ms': '≤ 10',
  'screening.embedded.p99Ms': '≤ 60',
  'screening.million.peakMb': '≤ 300',
  'screening.million.p50Ms': '≤ 20',
  'screening.million.p99Ms': '≤ 120',
  'identifiers.accepted.usual': '1',
  'identifiers.accepted.rare': '1',
  'identifiers.decimal': '1',
  'identifiers.shortened': '1',
  'identifiers.changed.aadhaar': '1',
  'identifiers.changed.gstin': '1',
  'identifiers.transposed.aadhaar': '1',
  'identifiers.transposed.gstin': '≥ 0.99',
  'statements.tune.right': '≥ 0.995',
  'statements.test.right': '≥ 0.995',
  'statements.sheets.right': '≥ 0.995',
  'statements.broken.calledReconciled': '0',
  'statements.printed.pdfmake.whole': '≥ 0.995',
  'statements.printed.pdfmake.narrations': '≥ 0.995',
  'statements.printed.pdfmake.altered.calledReconciled': '0',
  'statements.printed.chromium.whole': '≥ 0.995',
  'statements.printed.chromium.narrations': '≥ 0.995',
  'statements.printed.chromium.altered.calledReconciled': '0',
  'statements.printed.libreOffice.whole': '≥ 0.995',
  'statements.printed.libreOffice.narrations': '≥ 0.995',
  'statements.printed.libreOffice.altered.calledReconciled': '0',
  'statements.fiftyPages.seconds': '≤ 6',
  'statements.fiftyPages.peakMb': '≤ 350',
  'statements.scans.tune.right': '≥ 0.995',
  'statements.scans.tune.wrongButReconciled': '0',
  'statements.scans.test.right': '≥ 0.995',
  'statements.scans.test.wrongButReconciled': '0',
  'statements.scans.broken.calledReconciled': '0',
  'node.postgres.restartSeconds': '≤ 3',
  'node.postgres.idlePercent': '≤ 1',
  'node.embedded.restartSeconds': '≤ 3',
  'node.embedded.idlePercent': '≤ 1',
  'node.embedded.idleMb': '≤ 400',
  'challans.paint.ratio': '≤ 1.15',
  'challans.paint.shift': '< 0.02',
  'challans.tick.ratio': '≤ 2',
  'challans.list.many.firstCardMs': '≤ 2000',
  'challans.list.many.selectAllMs': '≤ 400',
  'challans.search.ratio': '≤ 3',
  'challans.load.paidTwice': '0',
  'challans.load.lost': '0',
  'challans.load.ledgerBroken': '0',
  ...pageAims,
  'docs.ms': '≤ 1000',
  'documents.test.exact.numbers': '≥ 0.97',
  'documents.test.exact.names': '≥ 0.9',
  'documents.test.namesWithinOne': '≥ 0.97',
  'documents.test.exact.dates': '≥ 0.97',
  'documents.test.p50Ms': '≤ 1500',
  'documents.twoAtOnce.peakMb': '≤ 900',
  'documents.reliability.calibrationError': '≤ 0.03',
  'documents.reliability.sureRight': '≥ 0.995',
  'documents.reliability.byLevel.clean.sureRight': '≥ 0.995',
  'documents.reliability.byLevel.light.sureRight': '≥ 0.995',
  'documents.reliability.byLevel.moderate.sureRight': '≥ 0.995',
  'documents.reliability.byLevel.heavy.sureRight': '≥ 0.995',
  'documents.reliability.byLevel.hopeless.sureRight': '≥ 0.995',
  'documents.otherPapers.accepted': '0',
  'documents.zones.honest.valid': '≥ 0.97',
  'documents.zones.forged.calledValid': '0',
  'esign.sealMs': '≤ 400',
  'esign.bulk.seconds': '≤ 300',
  'esign.bulk.peakMb': '≤ 400',
  'esign.bulk.lost': '0',
  'esign.bulk.doubled': '0',
  'esign.signers.lost': '0',
  'esign.signers.doubled': '0',
  'esign.signers.mailsTwice': '0',
  'esign.signers.unsealed': '0',
  'esign.phone.firstPageMs': '≤ 1000',
}

/** The build's own limits are the aims of what it weighs. */
const aimOf = (path: string) => aims[path] ?? (/^bundle\..*\.ratio$/.test(path) ? '≤ 1' : undefined)

/** Every figure by its path, such as `lists.firstPage.ratio`. */
const flatten = (name: string, figures: object): [string, unknown][] =>
  Object.entries(figures).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? flatten(`${name}.${key}`, value)
      : [[`${name}.${key}`, value] as [string, unknown]],
  )

/** An aim is a comparison, `≤ 1.5`, or an exact number. What was not measured misses nothing. */
function misses(value: unknown, aim: string): boolean {
  if (typeof value !== 'number') return false
  const [sign, limit] = aim.includes(' ') ? aim.split(' ') : ['=', aim]
  const most = Number(limit)
  if (sign === '≤') return !(value <= most)
  if (sign === '<') return !(value < most)
  if (sign === '≥') return !(value >= most)
  return value !== most
}

function printFigure(path: string, value: unknown): void {
  const aim = aimOf(path)
  const beside = aim ? `  aim ${aim}${misses(value, aim) ? ', missed' : ''}` : ''
  console.log(path.padEnd(36), String(rounded(value)).padStart(10), beside)
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
  for (const [path, value] of flatten(name, figures)) {
    if (!asJson) printFigure(path, value)
    const aim = aimOf(path)
    if (aim && misses(value, aim)) process.exitCode = 1
  }
}
if (asJson) console.log(JSON.stringify(measured, null, 2))
