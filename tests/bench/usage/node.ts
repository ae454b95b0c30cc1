import { sql } from 'kysely'
import { benchNode } from '../benchNode.ts'
import { fillRequests } from './fill.ts'

/** A node in which one customer has made so many calls. */
export const usageNodeWith = (rows: number) =>
  benchNode((db, userId) =>
    db.connection().execute(async one => {
      // Filling a million rows takes longer than any request may.
      await sql`set statement_timeout = 0`.execute(one)
      await fillRequests(one, userId, rows)
      await sql`reset statement_timeout`.execute(one)
    }),
  )
