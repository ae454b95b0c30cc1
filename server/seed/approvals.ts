import type { Trx } from '../platform/context.ts'
import { idAt } from '../platform/identity/ids.ts'
import { insertRows } from './insertRows.ts'
import { CREDIT_LIMIT_PAISE } from './payments.ts'

const DAY_MS = 86_400_000
const FORMER_LIMIT_PAISE = 2_000_000

interface People {
  staff: { admin: string; superadmin: string }
  demo: { id: string }
  postpaid: { id: string }
}

/**
 * A credit limit that a second person approved, an adjustment that waits for one, and an invitation that waits for the other super-admin.
 * All were asked for on earlier days, so that they leave today's sums as they are.
 */
export function insertApprovals(trx: Trx, { staff, demo, postpaid }: People, now: Date): Promise<void> {
  const at = (daysAgo: number) => new Date(now.getTime() - daysAgo * DAY_MS)
  const limit = { userId: postpaid.id, wallet: 'api', limitPaise: CREDIT_LIMIT_PAISE, beforePaise: FORMER_LIMIT_PAISE }
  const adjustment = { userId: demo.id, wallet: 'api', amountPaise: 750_000 }
  const undecided = { state: 'waiting', decided_by: null, decided_at: null, decision_reason: null }
  return insertRows(trx, 'approvals', [
    {
      id: idAt('apr', at(9)),
      kind: 'creditLimit',
      user_id: postpaid.id,
      amount_paise: CREDIT_LIMIT_PAISE - FORMER_LIMIT_PAISE,
      request: limit,
      reason: 'Monthly volume has doubled',
      asked_by: staff.admin,
      asked_at: at(9),
      state: 'approved',
      decided_by: staff.superadmin,
      decided_at: at(8.9),
      decision_reason: 'Paid on time for a year',
    },
    {
      id: idAt('apr', at(2)),
      kind: 'adjustment',
      user_id: demo.id,
      amount_paise: adjustment.amountPaise,
      request: adjustment,
      reason: 'Credit for the PAN source outage',
      asked_by: staff.superadmin,
      asked_at: at(2),
      ...undecided,
    },
    {
      id: idAt('apr', at(1)),
      kind: 'staffInvitation',
      user_id: null,
      amount_paise: 0,
      request: { name: 'Farah Khan', email: 'farah@satyapan.test', role: 'admin' },
      reason: 'Joins the support desk in Pune',
      asked_by: staff.superadmin,
      asked_at: at(1),
      ...undecided,
    },
  ])
}
