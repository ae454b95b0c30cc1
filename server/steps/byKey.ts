import type { CaseProduct } from '../../contracts/cases/products.ts'
import type { ShownCase, ShownCaseDetail } from '../../contracts/cases/shown.ts'
import { limits } from '../../contracts/platform/limits.ts'
import { readCase } from '../cases/rows.ts'
import { seenLocations, seesCases } from '../platform/access/locations.ts'
import { recordApiRead } from '../platform/audit/recordAccess.ts'
import type { Context, Scope } from '../platform/context.ts'
import type { KeyActor } from '../platform/identity/actors.ts'
import { ownCase } from './ownCase.ts'
import { presentCase, presentCaseDetail } from './present.ts'

/** A case in clear, which the access log records. Throws `not_found`, also for another account's and one of the other mode. */
export async function readByKey(ctx: Context, scope: Scope<KeyActor>, id: string): Promise<ShownCaseDetail> {
  const found = await ownCase(ctx, scope, id)
  await recordApiRead(ctx.db, scope, { action: 'case.readByApi', subject: id })
  return presentCaseDetail(ctx, found, { inClear: true })
}

/** The newest first; masked. */
export async function listByKey(
  ctx: Context,
  { actor }: Scope<KeyActor>,
  { before, product }: { before?: string | undefined; product?: CaseProduct | undefined },
): Promise<{ cases: ShownCase[] }> {
  const all = ctx.db.selectFrom('cases').select('id').where('user_id', '=', actor.userId).where('mode', '=', actor.mode)
  const seen = all.where(seesCases(await seenLocations(ctx.db, actor)))
  const own = product === undefined ? seen : seen.where('product', '=', product)
  const page = before === undefined ? own : own.where('id', '<', before)
  const rows = await page.orderBy('id', 'desc').limit(limits.pageSize).execute()
  const cases = await Promise.all(rows.map(({ id }) => readCase(ctx, ctx.db, id)))
  return { cases: cases.flatMap(one => (one ? [presentCase(one, { inClear: false })] : [])) }
}
