import type { Context, Scope } from '../../platform/context.ts'
import { SourceUnavailable } from '../../platform/ports/sources.ts'
import { Problem } from '../../platform/problem.ts'
import { say } from '../../platform/translate.ts'
import { lookUp } from '../search/lookUp.ts'

/**
 * What the source says of the vehicle, asked again where its last answer is too old: a price may have moved, a challan been paid
 * elsewhere. Throws `unavailable`, for nobody pays by an old list.
 */
export async function freshen(
  ctx: Context,
  { locale }: Scope,
  search: { vehicle_sealed: string },
): Promise<Set<string>> {
  try {
    const { rows } = await lookUp(ctx, { rcNo: ctx.vault.open(search.vehicle_sealed) })
    return new Set(rows.map(({ challan_no }) => challan_no))
  } catch (error) {
    if (error instanceof SourceUnavailable) throw new Problem('unavailable', say(locale, 'challans.sourceDown'))
    throw error
  }
}
