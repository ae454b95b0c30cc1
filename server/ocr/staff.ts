import { sql } from 'kysely'
import type { z } from 'zod'
import type { listDocumentKindsForStaff } from '../../contracts/calls/documents.ts'
import { families } from '../../contracts/ocr/families.ts'
import { audit } from '../platform/audit/audit.ts'
import type { Context, Db, Scope } from '../platform/context.ts'
import type { AdminActor } from '../platform/identity/actors.ts'
import { type KindSetting, readKinds } from './kinds.ts'

const DAYS = 30
const DAY_MS = 86_400_000

type Parts = Pick<Context, 'db'>
type Figures = z.input<typeof listDocumentKindsForStaff.reply>

interface Group {
  requested: string
  kind: string | null
  problem: string | null
  count: number
  medianMs: number
  judged: number
  doubted: number
  reviewed: number
  correctedFields: number
}

/** The settings of every kind with the figures of the last days. No document is shown. */
export async function kindsForStaff({ db }: Parts): Promise<Figures> {
  const [kinds, rows, changes] = await Promise.all([readKinds(db), groupsOf(db), changesOf(db)])
  const sum = (own: readonly Group[], pick: (group: Group) => number = ({ count }) => count) =>
    own.reduce((total, group) => total + pick(group), 0)
  const refused = rows.filter(({ problem }) => problem !== null)
  const failures = Map.groupBy(refused, ({ problem }) => problem ?? '')
  return {
    days: DAYS,
    kinds: kinds.map(setting => {
      const { kinds: own } = families[setting.family]
      const read = rows.filter(({ requested, kind }) =>
        setting.family === 'detect' ? kind !== null && requested === 'detect' : own.some(one => one === kind),
      )
      return {
        ...setting,
        read: sum(read),
        medianMs: read.toSorted((a, b) => b.count - a.count)[0]?.medianMs ?? null,
        refused: sum(refused.filter(({ requested }) => requested === setting.family)),
        judged: sum(read, ({ judged }) => judged),
        doubted: sum(read, ({ doubted }) => doubted),
        reviewed: sum(read, ({ reviewed }) => reviewed),
        correctedFields: sum(read, ({ correctedFields }) => correctedFields),
        change: changes.get(setting.family) ?? null,
      }
    }),
    failures: [...failures].map(([reason, own]) => ({ reason, count: sum(own) })).toSorted((a, b) => b.count - a.count),
  }
}

async function groupsOf(db: Db): Promise<Group[]> {
  const since = new Date(Date.now() - DAYS * DAY_MS).toISOString()
  const { rows } = await sql<Group>`
    select requested, kind, problem, count(*)::int as count,
      (percentile_disc(0.5) within group (order by duration_ms))::int as "medianMs",
      count(doubted)::int as judged, (count(*) filter (where doubted > 0))::int as doubted,
      count(corrected.fields)::int as reviewed, coalesce(sum(corrected.fields), 0)::int as "correctedFields"
    from document_readings reading
    left join (
      select verification_id, count(distinct field) as fields from document_corrections
      where created_at >= ${since} group by verification_id
    ) as corrected on corrected.verification_id = reading.verification_id
    where reading.created_at >= ${since}
    group by requested, kind, problem`.execute(db)
  return rows
}

async function changesOf(db: Db): Promise<Map<string, Figures['kinds'][number]['change']>> {
  const rows = await db
    .selectFrom('document_kinds')
    .leftJoin('admins', 'admins.id', 'document_kinds.changed_by')
    .select(['family', 'changed_at', 'reason', 'admins.name as by'])
    .execute()
  return new Map(rows.map(({ family, changed_at: at, reason, by }) => [family, { by, at, reason }]))
}

/** Switches a kind on or off, or changes from which confidence on a field counts as read with certainty. Later checks follow it. */
export async function changeKind(
  { db }: Parts,
  scope: Scope<AdminActor>,
  { family, isOn, sureFrom, reason }: KindSetting & { reason: string },
): Promise<KindSetting> {
  const by = { changed_at: new Date(), changed_by: scope.actor.adminId, reason }
  const values = { is_on: isOn, sure_from: sureFrom, ...by }
  await db.transaction().execute(async trx => {
    const before = (await readKinds(trx)).find(one => one.family === family)
    await trx
      .insertInto('document_kinds')
      .values({ family, ...values })
      .onConflict(same => same.column('family').doUpdateSet(values))
      .execute()
    const data = { isOn, sureFrom, ...(before && { before: { isOn: before.isOn, sureFrom: before.sureFrom } }) }
    await audit(trx, scope, { action: 'documentKind.changed', subject: family, reason, data })
  })
  return { family, isOn, sureFrom }
}
