import type { Selectable } from 'kysely'
import { limits } from '../../../../contracts/platform/limits.ts'
import type { Db, Scope, Trx } from '../../../platform/context.ts'
import type { Schema } from '../../../platform/db/schema.ts'
import type { AdminActor } from '../../../platform/identity/actors.ts'
import { newId } from '../../../platform/identity/ids.ts'
import { Problem } from '../../../platform/problem.ts'
import { translate } from '../../../platform/translate.ts'
import { momentInIndia } from './announce.ts'

export type StaffChangeKind = Schema['staff_changes']['kind']

/** The changes that give somebody access, or the means to take another's. */
const givesAccess: readonly StaffChangeKind[] = ['invited', 'raised', 'enabled', 'secondFactorReset', 'recovered']

const TIE_MS = limits.staffTieDays * 86_400_000

export const tiesSince = () => new Date(Date.now() - TIE_MS).toISOString()

interface Change {
  adminId: string
  kind: StaffChangeKind
  /** Null for a recovery on the server. */
  madeBy: string | null
}

export async function recordStaffChange(trx: Trx, { adminId, kind, madeBy }: Change): Promise<void> {
  await trx
    .insertInto('staff_changes')
    .values({ id: newId('stc'), admin_id: adminId, kind, made_by: madeBy })
    .execute()
}

type Row = Pick<Selectable<Schema['staff_changes']>, 'admin_id' | 'made_by' | 'made_at'>

/** Until when two members of staff cannot approve each other's requests; null if they can. */
export type Ties = (one: string, other: string) => string | null

/**
 * Who cannot approve whose requests, because one was given access by the other, or both by the same person, in the last seven days:
 * one person with two accounts is not two. Whoever was recovered on the server may be anybody, and approves nothing for as long.
 */
export async function readTies(db: Db | Trx): Promise<Ties> {
  const rows = await db
    .selectFrom('staff_changes')
    .select(['admin_id', 'made_by', 'made_at'])
    .where('kind', 'in', givesAccess)
    .where('made_at', '>', tiesSince())
    .execute()
  return (one, other) => {
    const [ofOne, ofOther] = [rows.filter(row => row.admin_id === one), rows.filter(row => row.admin_id === other)]
    const tied = [
      ...ofOne.filter(row => row.made_by === null || row.made_by === other || madeAlso(row, ofOther)),
      ...ofOther.filter(row => row.made_by === null || row.made_by === one || madeAlso(row, ofOne)),
    ]
    if (tied.length === 0) return null
    return new Date(Math.max(...tied.map(({ made_at }) => Date.parse(made_at))) + TIE_MS).toISOString()
  }
}

const madeAlso = ({ made_by }: Row, others: readonly Row[]) => others.some(other => other.made_by === made_by)

/** Throws `forbidden` with the reason and the day from which the caller may approve what this member of staff has asked for. */
export async function assertNotTied(trx: Trx, { actor, locale }: Scope<AdminActor>, askedBy: string): Promise<void> {
  const until = (await readTies(trx))(actor.adminId, askedBy)
  if (until === null) return
  const words = { time: momentInIndia(locale, until), days: limits.staffTieDays }
  throw new Problem('forbidden', translate(locale, 'staff.tied', words))
}
