import type { Context, Trx } from '../platform/context.ts'
import type { SeededEmail } from '../sandbox/accounts.ts'
import { seededAccount } from '../sandbox/accounts.ts'
import { insertApprovals } from './approvals.ts'
import { insertChallanOrders } from './challanOrders.ts'
import { insertChallans } from './challans.ts'
import type { SeedContext } from './checks.ts'
import { insertCourtCopy, simulateCourtChecks } from './courts.ts'
import { insertDeskWork } from './desk.ts'
import { insertHistory, simulateHistory } from './history.ts'
import { insertKeysAndAllowList } from './keysAndAllowList.ts'
import { insertLeads } from './leads.ts'
import { SeedLedger } from './ledger.ts'
import { type PaidMonitor, payMonths } from './monitors.ts'
import { chargePostpaidAccount, creditOpeningBalances, insertPaidTwice, insertPayments } from './payments.ts'
import { hashPasswords, insertPendingKyc, insertPeople, insertWallets, type SeededKey } from './people.ts'
import { HISTORY_DAYS } from './plan.ts'
import { insertPrices } from './prices.ts'
import { diceOf } from './random.ts'
import { insertDifferences } from './settlements.ts'
import { insertSingleSignOn } from './singleSignOn.ts'
import type { SeedSize } from './size.ts'
import { insertTutorials } from './tutorials.ts'

const DAY_MS = 86_400_000

/**
 * The accounts and their history, in one transaction. Returns what the demo has monitored for some weeks, which is stored once the
 * rest is.
 */
export async function insertAccounts(ctx: Context, size: SeedSize, now: Date): Promise<PaidMonitor[]> {
  // Hashing takes time, and the transaction has a limit.
  const hashes = await hashPasswords()
  return ctx.db.transaction().execute(trx => fill(ctx, trx, { hashes, size, now }))
}

async function fill(
  ctx: Context,
  trx: Trx,
  { hashes, size, now }: { hashes: Map<string, string>; size: SeedSize; now: Date },
): Promise<PaidMonitor[]> {
  const { vault } = ctx
  const since = new Date(now.getTime() - (HISTORY_DAYS + 1) * DAY_MS)
  const dice = diceOf(2026)
  const ledger = new SeedLedger()
  const { staff, demo, fresh, postpaid, pending, subUser } = await insertPeople(trx, vault, hashes, since)
  creditOpeningBalances(ledger, { demo, fresh, pending }, since)
  chargePostpaidAccount(ledger, postpaid, now)
  const world = { vault, dice, ledger, wallets: demo.wallets, askers: askersOf(demo, subUser.id) }
  const history = await simulateHistory(world, now, size)
  history.checks.push(...(await simulateCourtChecks({ ...world, dice: diceOf(62) }, now)))
  const monitored = payMonths(world, history.checks, now)
  ledger.sortByTime()
  await insertWallets(trx, demo.wallets)
  await insertWallets(trx, fresh.wallets)
  await insertWallets(trx, postpaid.wallets, ['api', 'product'])
  await insertWallets(trx, pending.wallets)
  await insertPendingKyc(trx, vault, pending.id, now)
  await insertSingleSignOn(ctx, trx, demo.id, since)
  await insertLeads(trx, vault, now)
  await insertTutorials(trx, since)
  await insertKeysAndAllowList({ trx, vault }, { demo, postpaid }, now)
  await insertPrices(trx, demo, { since, now })
  await insertCourtCopy(trx, now, size)
  await insertHistory(trx, world, history)
  await insertPayments(ctx, trx, ledger, { demo, postpaid }, now)
  await insertApprovals(trx, { staff, demo, postpaid }, now)
  await insertChallans(ctx, trx, demo, since, now)
  // Last, because their ledger entries continue the history's.
  await insertChallanOrders(ctx, trx, { demo, postpaid }, now)
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
