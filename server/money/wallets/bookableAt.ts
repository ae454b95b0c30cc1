import { sql } from 'kysely'
import type { Trx } from '../../platform/context.ts'

/**
 * The time under which a document is issued: the given one, or that of the clock if the given one lies in a period that has been closed
 * meanwhile. Until the transaction ends, its period cannot be closed. Transfers need no such call: the database moves them.
 */
export async function bookableAt(trx: Trx, at: Date): Promise<Date> {
  const { rows } = await sql<{ at: string }>`
    select case when ${at.toISOString()}::timestamptz < fence then greatest(clock_timestamp(), fence)
      else ${at.toISOString()}::timestamptz end as at from closed_until() fence`.execute(trx)
  return new Date(rows[0]?.at ?? at)
}
