import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { DryRunDetail, DryRunRecord, dryRun } from '../../../contracts/resources/dryRun.ts'
import { staffNames } from '../../people/staff/staffNames.ts'
import type { Db } from '../../platform/context.ts'
import { findAndCount } from '../../platform/db/listQueries.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { ListQuery, Page } from '../../platform/http/serveResource.ts'
import { notFound } from '../../platform/problem.ts'
import { sourceLabel } from '../../sources/providers/registry.ts'
import { SANDBOX } from '../providers/askForStaff.ts'
import { agreedPercent, presentSide } from './totals.ts'

type Row = Selectable<Schema['dry_runs']>

const columns = { id: 'id', madeAt: 'made_at' } as const

export async function listDryRuns(
  db: Db,
  { filter: { id, product, state }, ...page }: ListQuery<z.output<typeof dryRun.filter>>,
): Promise<Page<DryRunRecord>> {
  let query = db.selectFrom('dry_runs').selectAll()
  if (id) query = query.where('id', 'in', [...id, ''])
  if (product) query = query.where('product', '=', product)
  if (state) query = query.where('state', '=', state)
  const { rows, ...count } = await findAndCount(query, columns, page)
  const nameOf = await staffNames(
    db,
    rows.map(({ made_by }) => made_by),
  )
  return { ...count, rows: rows.map(row => present(row, nameOf)) }
}

/** Throws `not_found`. */
export async function showDryRun(db: Db, id: string): Promise<DryRunDetail> {
  const row = await db.selectFrom('dry_runs').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound('dry run')
  const { totals } = row
  return {
    ...present(row, await staffNames(db, [row.made_by])),
    reason: row.reason,
    capPaise: row.cap_paise,
    erased: totals.erased,
    changed: totals.changed,
    interrupted: interrupted(row),
    first: presentSide(totals.first),
    second: presentSide(totals.second),
    fields: Object.entries(totals.fields).map(([name, counts]) => ({ name, ...counts })),
  }
}

/** Taken by a node that ended before it counted them; the one that is being asked is among them only after the run's end. */
function interrupted({ state, planned, waiting, totals }: Row): number {
  if (state !== 'done') return 0
  return planned - waiting.length - totals.asked - totals.erased - totals.changed
}

const labelOf = (source: string) => (source === SANDBOX ? 'Sandbox' : sourceLabel(source))

function present(row: Row, nameOf: (id: string) => string): DryRunRecord {
  const { totals } = row
  return {
    id: row.id,
    product: row.product,
    provider: labelOf(row.provider),
    against: row.against && labelOf(row.against),
    questions: row.questions,
    day: row.day,
    state: row.state,
    planned: row.planned,
    asked: totals.asked,
    notAsked: totals.erased + totals.changed + interrupted(row),
    agreedPercent: agreedPercent(totals),
    // Customers' answers cost what they did, run or not.
    costPaise: totals.second.costPaise + (row.questions === 'test' ? totals.first.costPaise : 0),
    madeAt: row.made_at,
    madeBy: nameOf(row.made_by),
    endedAt: row.ended_at,
  }
}
