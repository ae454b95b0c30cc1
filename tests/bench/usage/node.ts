import { sql } from 'kysely'
import { benchNode } from '../benchNode.ts'
import { fillRequests } from './fill.ts'

/** A node whose one customer has made this many calls. */
export const usageNodeWith = (rows: number) =>
  benchNode((db, userId) =>
    db.connection().execute(async one => {
      // Filling a million rows takes longer than the usual statement timeout.
      await sql`set statement_timeout = 0`.execute(one)
      await fillRequests(one, userId, rows)
      await sql`reset statement_timeout`.execute(one)
    }),
  )
