import type { ShownPlanDetail } from '../../contracts/resources/plan.ts'
import type { Context } from '../platform/context.ts'
import { openRow } from '../platform/sealing/rows.ts'

export type ShownVersion = ShownPlanDetail['versions'][number]

/** Every version of some plans of an account, by plan and the newest first, with the cases that have not ended. */
export async function versionsOf(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  userId: string,
  ids: readonly string[],
): Promise<Map<string, ShownVersion[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('plan_versions')
    .select(['plan_id', 'version', 'published_at', 'published_by'])
    .where('plan_id', 'in', ids)
    .orderBy('version', 'desc')
    .execute()
  const counted = await db
    .selectFrom('cases')
    .select(eb => ['plan_id', 'plan_version', eb.fn.countAll<string>().as('running')])
    .where('user_id', '=', userId)
    .where('status', 'in', ['open', 'paused'])
    .where('plan_id', 'in', ids)
    .groupBy(['plan_id', 'plan_version'])
    .execute()
  const running = new Map(counted.map(one => [`${one.plan_id} ${one.plan_version}`, Number(one.running)]))
  const byPlan = Map.groupBy(rows, row => row.plan_id)
  const versions = [...byPlan].map(([id, own]): [string, ShownVersion[]] => [
    id,
    own.map(row => ({
      version: row.version,
      publishedAt: row.published_at,
      publishedBy: openRow(vault, 'plan_versions', row).published_by,
      running: running.get(`${id} ${row.version}`) ?? 0,
    })),
  ])
  return new Map(versions)
}
