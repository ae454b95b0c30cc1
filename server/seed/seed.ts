import { sql } from 'kysely'
import { readChecks } from '../fleet/readChecks.ts'
import { readSearches } from '../fleet/readSearches.ts'
import { makeStatements } from '../money/invoices/statements/make.ts'
import type { Config } from '../platform/config/config.ts'
import type { Context, Trx } from '../platform/context.ts'
import type { SeededEmail } from '../sandbox/accounts.ts'
import { seededAccount } from '../sandbox/accounts.ts'
import { confirmHolders } from './aadhaarChecks.ts'
import { insertApprovals } from './approvals.ts'
import { analyseStatements } from './bankStatements.ts'
import { insertChallanOrders } from './challanOrders.ts'
import { insertChallans } from './challans.ts'
import type { SeedContext } from './checks.ts'
import { reviewCourtCases } from './courtReviews.ts'
import { insertCourtCopy, simulateCourtChecks } from './courts.ts'
import { insertDeskWork } from './desk.ts'
import { readDocuments } from './documents.ts'
import { compareFaces, enrolFaces } from './faces.ts'
import { insertHistory, simulateHistory } from './history.ts'
import { makeSeededReport } from './intelligence.ts'
import { insertKeysAndAllowList } from './keysAndAllowList.ts'
import { insertLeads } from './leads.ts'
import { SeedLedger } from './ledger.ts'
import { giveLogo } from './letterhead.ts'
import { insertPaidMonitors, monitorCounterparties, payMonths } from './monitors.ts'
import { importOwnList } from './ownList.ts'
import { chargePostpaidAccount, creditOpeningBalances, insertPaidTwice, insertPayments } from './payments.ts'
import { hashPasswords, insertPendingKyc, insertPeople, insertWallets, type SeededKey } from './people.ts'
import { HISTORY_DAYS } from './plan.ts'
import { insertPrices } from './prices.ts'
import { diceOf } from './random.ts'
import { repeatFleetFile } from './schedules.ts'
import { demoScope } from './scopes.ts'
import { screenCounterparties } from './screenings.ts'
import { importSeededReports, insertDifferences } from './settlements.ts'
import { insertTutorials } from './tutorials.ts'
import { importSandboxLists } from './watchLists.ts'

const DONE = 'seed'
/** Arbitrary but unique: the advisory lock that a seeding process holds. */
const LOCK = 7_283_463
const DAY_MS = 86_400_000

/** True when the database is on this machine: embedded, behind a socket, or at a loopback address. */
export function isLocal({ DATABASE_URL }: Pick<Config, 'DATABASE_URL'>): boolean {
  if (!DATABASE_URL) return true
  const { hostname, searchParams } = new URL(DATABASE_URL)
  const host = searchParams.get('host') ?? hostname
  return ['', 'localhost', '127.0.0.1', '[::1]', '::1'].includes(host) || host.startsWith('/')
}

/**
 * Fills the sandbox once, in one transaction, however many processes start at once. Returns whether this process did it. Throws
 * on a database that is not local, and in production mode.
 */
export async function seed(ctx: Context): Promise<boolean> {
  if (ctx.config.production) throw new Error('Seeds are for the sandbox: APP_MODE is production.')
  if (!isLocal(ctx.config)) throw new Error('Seeds are for a database on this machine: DATABASE_URL names another one.')
  if (await isDone(ctx.db)) return false
  const hashes = await hashPasswords()
  let monitored: ReturnType<typeof payMonths> = []
  const did = await ctx.db.transaction().execute(async trx => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx)
    if (await isDone(trx)) return false
    monitored = await fill(ctx, trx, hashes)
    await trx
      .insertInto('settings')
      .values({ key: DONE, value: JSON.stringify({ at: new Date() }) })
      .execute()
    return true
  })
  // In transactions of its own, as every month.
  if (did) {
    await makeStatements(ctx.db)
    await makeFleet(ctx)
    await repeatFleetFile(ctx)
    await importSeededReports(ctx, HISTORY_DAYS)
    await importSandboxLists(ctx)
    await importOwnList(ctx)
    await screenCounterparties(ctx)
    await giveLogo(ctx)
    await readDocuments(ctx)
    await compareFaces(ctx)
    await enrolFaces(ctx)
    await confirmHolders(ctx)
    await reviewCourtCases(ctx)
    await analyseStatements(ctx)
    const scope = await demoScope(ctx)
    await insertPaidMonitors(ctx, scope, monitored)
    await monitorCounterparties(ctx, scope)
    await makeSeededReport(ctx, scope)
  }
  return did
}

const isDone = async (db: Context['db']) =>
  (await db.selectFrom('settings').select('key').where('key', '=', DONE).executeTakeFirst()) !== undefined

/** Returns what the demo has monitored since some weeks, which is stored once the rest is. */
async function fill(ctx: Context, trx: Trx, hashes: Map<string, string>) {
  const { vault } = ctx
  const now = new Date()
  const since = new Date(now.getTime() - (HISTORY_DAYS + 1) * DAY_MS)
  const dice = diceOf(2026)
  const ledger = new SeedLedger()
  const { staff, demo, fresh, postpaid, pending, subUser } = await insertPeople(trx, vault, hashes, since)
  creditOpeningBalances(ledger, { demo, fresh, pending }, since)
  chargePostpaidAccount(ledger, postpaid, now)
  const world = { vault, dice, ledger, wallets: demo.wallets, askers: askersOf(demo, subUser.id) }
  const history = await simulateHistory(world, now)
  history.checks.push(...(await simulateCourtChecks({ ...world, dice: diceOf(62) }, now)))
  const monitored = payMonths(world, history.checks, now)
  ledger.sortByTime()
  await insertWallets(trx, demo.wallets)
  await insertWallets(trx, fresh.wallets)
  await insertWallets(trx, postpaid.wallets, ['api', 'product'])
  await insertWallets(trx, pending.wallets)
  await insertPendingKyc(trx, vault, pending.id, now)
  await insertLeads(trx, vault, now)
  await insertTutorials(trx, since)
  await insertKeysAndAllowList({ trx, vault }, { demo, postpaid }, now)
  await insertPrices(trx, demo, { since, now })
  await insertCourtCopy(trx, now)
  await insertHistory(trx, world, history)
  await insertPayments(ctx, trx, ledger, { demo, postpaid }, now)
  await insertApprovals(trx, { staff, demo, postpaid }, now)
  await insertChallans(ctx, trx, demo, since, now)
  // Last, because their ledger entries continue the history's.
  await insertChallanOrders(ctx, trx, demo, now)
  await insertPaidTwice(ctx, trx, demo.id, now)
  await insertDeskWork(vault, trx, demo, now)
  await insertDifferences(trx, now)
  return monitored
}

function askersOf(demo: { id: string; keys: readonly SeededKey[] }, subUserId: string): SeedContext['askers'] {
  const nameOf = (email: SeededEmail) => `${seededAccount(email).firstName} ${seededAccount(email).lastName}`
  const person = { userId: demo.id, subUserId: null, keyId: null, name: nameOf('demo@satyapan.test'), actor: demo.id }
  const assistant = { ...person, subUserId, name: nameOf('assistant@satyapan.test'), actor: subUserId }
  const withKey = (mode: 'live' | 'test') => {
    const { id, name } = demo.keys.find(key => key.mode === mode) as SeededKey
    return { ...person, keyId: id, name, actor: id }
  }
  return { owner: person, assistant, liveKey: withKey('live'), testKey: withKey('test') }
}

const depots = ['Pune depot', 'Nagpur depot', 'Delhi depot']

/** The demo's fleet: the vehicles of its files. Those that it checked one by one are its vendors', so they are removed. */
async function makeFleet(ctx: Pick<Context, 'db' | 'vault'>): Promise<void> {
  await readChecks(ctx)
  await readSearches(ctx)
  await sql`
    update fleet_vehicles set removed_at = now()
    where verification_id in (select id from verifications where job_id is null)`.execute(ctx.db)
  await sql`
    update fleet_vehicles set group_name = (${sql.val(depots)}::text[])[1 + place % ${sql.lit(depots.length)}]
    from (select id, row_number() over (order by id)::integer as place from fleet_vehicles where removed_at is null) as kept
    where kept.id = fleet_vehicles.id`.execute(ctx.db)
}
