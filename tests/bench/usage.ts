import { sql } from 'kysely'
import { makeCustomer } from '../support/factories.ts'
import { type BenchNode, withNodes } from './benchNode.ts'
import { fillRequests } from './fillRequests.ts'
import { growth } from './growth.ts'

const FEW = 10_000
const MANY = 1_000_000

/**
 * Compares the usage page for a customer with a million calls to one with ten thousand, each on a PostgreSQL database of its own,
 * over HTTP in turns: the factor by which the median grows (the aim is at most 2). `requests` is the first page of the tracking
 * report.
 */
export const benchUsage = () =>
  withNodes(2, async (one, other) => {
    const [few, many] = [await customerWith(one, FEW), await customerWith(other, MANY)]
    const compare = (path: string) =>
      growth(
        () => few(path),
        () => many(path),
      )
    return {
      quarter: await compare('/api/usage?days=90'),
      week: await compare('/api/usage?days=7'),
      requests: await compare('/api/resources/api-requests'),
    }
  })

async function customerWith({ db, asCustomer }: BenchNode, rows: number) {
  const { userId } = await makeCustomer(db)
  await db.connection().execute(async connection => {
    // Filling a million rows takes longer than the usual statement timeout.
    await sql`set statement_timeout = 0`.execute(connection)
    await fillRequests(connection, userId, rows)
    await sql`reset statement_timeout`.execute(connection)
  })
  return asCustomer(userId)
}
