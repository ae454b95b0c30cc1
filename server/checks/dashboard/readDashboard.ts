import type { Dashboard } from '../../../contracts/calls/dashboard.ts'
import type { VerificationStatus } from '../../../contracts/codes.ts'
import { canAccess } from '../../../contracts/permissions.ts'
import type { Context, Db, Scope } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { forbidden } from '../../platform/problem.ts'
import { readDays, readPeriod } from './periods.ts'
import { readNeeds } from './readNeeds.ts'

const RECENT = 8

export async function readDashboard(ctx: Context, scope: Scope<CustomerActor>, days: number): Promise<Dashboard> {
  const { role, userId } = scope.actor
  if (!canAccess(role, { action: 'show', permission: 'dashboard' })) throw forbidden()
  const now = await readPeriod(ctx.db, userId, { days, skip: 0 })
  const before = await readPeriod(ctx.db, userId, { days, skip: days })
  return {
    verifications: { now: now.verifications, before: before.verifications },
    successRate: { now: now.successRate, before: before.successRate },
    spendPaise: { now: now.spendPaise, before: before.spendPaise },
    medianMs: { now: now.medianMs, before: before.medianMs },
    days: await readDays(ctx.db, userId, days),
    recent: await readRecent(ctx.db, userId),
    needs: await readNeeds(ctx.db, userId),
  }
}

async function readRecent(db: Db, userId: string): Promise<Dashboard['recent']> {
  const rows = await db
    .selectFrom('verifications')
    .select(['id', 'product', 'subject_masked', 'status', 'outcome', 'charge_paise', 'mode', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(RECENT)
    .execute()
  return rows.map(row => ({
    id: row.id,
    product: row.product,
    subject: row.subject_masked,
    status: row.status as VerificationStatus,
    outcome: row.outcome,
    chargePaise: row.charge_paise,
    mode: row.mode === 'live' ? 'live' : 'test',
    createdAt: row.created_at,
  }))
}
