import { sql } from 'kysely'
import type { z } from 'zod'
import type { getAdminDashboard } from '../../../contracts/calls/admin.ts'
import type { WalletKind } from '../../../contracts/platform/codes.ts'
import { limits } from '../../../contracts/platform/limits.ts'
import { largestSpenders, readTraffic } from '../../checks/dashboard/traffic.ts'
import { countPending } from '../../people/kyc/staffKyc.ts'
import type { Context, Db } from '../../platform/context.ts'
import { customerName, openName } from '../../platform/sealing/names.ts'
import type { Vault } from '../../platform/vault.ts'

type AdminDashboard = z.output<typeof getAdminDashboard.reply>

const DAYS = 30
const ROWS = 6

export async function readAdminDashboard({
  db,
  sources,
  vault,
}: Pick<Context, 'db' | 'sources' | 'vault'>): Promise<AdminDashboard> {
  const [{ now, before, days }, customers, kycPending, low, largest] = await Promise.all([
    readTraffic(db, null, DAYS),
    countCustomers(db),
    countPending(db),
    readLowBalances(db, vault),
    readLargest(db, vault),
  ])
  return {
    revenuePaise: { now: now.spendPaise, before: before.spendPaise },
    calls: { now: now.verifications, before: before.verifications },
    successRate: { now: now.successRate, before: before.successRate },
    customers: { ...customers, kycPending },
    days: days.map(({ day, verifications, spendPaise, successRate }) => ({
      day,
      calls: verifications,
      revenuePaise: Object.values(spendPaise).reduce((sum, paise) => sum + paise, 0),
      successRate,
    })),
    sources: sources.health().map(({ product, state }) => ({ product, state })),
    ...low,
    largest,
  }
}

const countCustomers = (db: Db) =>
  db
    .selectFrom('users')
    .select([
      sql<number>`count(*) filter (where is_active)`.as('active'),
      sql<number>`count(*) filter (where is_active and kyc_completed_at is null)`.as('withoutKyc'),
    ])
    .executeTakeFirstOrThrow()

/** Prepaid wallets of active customers that are nearly empty, the emptiest first. */
async function readLowBalances(db: Db, vault: Vault): Promise<Pick<AdminDashboard, 'lowBalances' | 'lowCustomers'>> {
  const low = db
    .selectFrom('wallets')
    .innerJoin('users', 'users.id', 'wallets.user_id')
    .where('wallets.account_type', '=', 'Prepaid')
    .where('wallets.available_paise', '<', limits.lowBalancePaise)
    .where('users.is_active', '=', true)
    .where('users.kyc_completed_at', 'is not', null)
  const rows = await low
    .select(['wallets.user_id', customerName.as('name'), 'wallets.kind', 'wallets.available_paise'])
    .orderBy('wallets.available_paise')
    .orderBy('wallets.id')
    .limit(ROWS)
    .execute()
  const { customers } = await low
    .select(eb => eb.fn.count<number>('wallets.user_id').distinct().as('customers'))
    .executeTakeFirstOrThrow()
  return {
    lowCustomers: customers,
    lowBalances: rows.map(row => ({
      userId: row.user_id,
      name: openName(vault, row.name),
      wallet: row.kind as WalletKind,
      paise: row.available_paise,
    })),
  }
}

async function readLargest(db: Db, vault: Vault): Promise<AdminDashboard['largest']> {
  const rows = await db
    .selectFrom(largestSpenders({ days: DAYS, most: ROWS }))
    .innerJoin('users', 'users.id', 'spenders.user_id')
    .select(['spenders.user_id', customerName.as('name'), 'spenders.checks', 'spenders.charge_paise'])
    .orderBy('spenders.charge_paise', 'desc')
    .orderBy('spenders.user_id')
    .execute()
  return rows.map(row => ({
    userId: row.user_id,
    name: openName(vault, row.name),
    calls: row.checks,
    spendPaise: row.charge_paise,
  }))
}
