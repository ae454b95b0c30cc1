import { makeCustomer } from '../support/factories.ts'
import { type BenchNode, withNodes } from './benchNode.ts'
import { fillVerifications } from './fillVerifications.ts'
import { growth } from './growth.ts'

const FEW = 10_000
const MANY = 1_000_000
/** Covers the longest period of the page and the one before it, which it compares with. */
const DAYS = 180
const CUSTOMERS = 50

/**
 * Compares the dashboards over a million checks to those over ten thousand, each on a PostgreSQL database of its own, over HTTP in
 * turns. Half of the checks are one customer's, the others fifty customers'.
 */
export const benchDashboard = () =>
  withNodes(2, async (one, other) => {
    const [few, many] = [await dashboardsOver(one, FEW), await dashboardsOver(other, MANY)]
    return {
      month: await growth(few.month, many.month),
      quarter: await growth(few.quarter, many.quarter),
      staff: await growth(few.staff, many.staff),
    }
  })

async function dashboardsOver({ db, asCustomer, asStaff }: BenchNode, checks: number) {
  const { userId } = await makeCustomer(db)
  const others: string[] = []
  while (others.length < CUSTOMERS) others.push((await makeCustomer(db)).userId)
  await fillVerifications(db, [userId], { rows: checks / 2, days: DAYS })
  await fillVerifications(db, others, { rows: checks / 2, days: DAYS })
  const [customer, staff] = [await asCustomer(userId), await asStaff()]
  return {
    month: () => customer('/api/dashboard?days=30'),
    quarter: () => customer('/api/dashboard?days=90'),
    staff: () => staff('/admin-api/dashboard'),
  }
}
