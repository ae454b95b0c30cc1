import type { Context, Scope } from '../../platform/context.ts'
import { SourceUnavailable } from '../../platform/ports/sources.ts'
import { translate } from '../../platform/translate.ts'
import { verifyChallanAccess } from '../common/access.ts'
import { parseVehicleNumber } from '../common/vehicleNumber.ts'
import { consumeLookupLimit } from './lookupLimit.ts'
import { search } from './search.ts'

/**
 * Searches for a citizen: 401 without a valid access token, 503 while the source is down. Throws `bad_request` and
 * `too_many_requests`.
 */
export async function publicSearch(ctx: Context, scope: Scope, asked: { vehicleNumber: string; accessToken: string }) {
  const { locale } = scope
  const rcNo = parseVehicleNumber(scope, asked.vehicleNumber)
  const access = await verifyChallanAccess(ctx, asked.accessToken, holder => consumeLookupLimit(ctx, scope, holder))
  if (!access) return { code: 401 as const, message: translate(locale, 'challans.access') }
  try {
    const { result, parentId, fetchedAt } = await search(ctx, access, { rcNo })
    const key = ['challans.foundNone', 'challans.foundOne'] as const
    const message = translate(locale, key[result.length] ?? 'challans.found', { count: result.length })
    return { code: 200 as const, message, result, parentId, fetchedAt }
  } catch (error) {
    if (!(error instanceof SourceUnavailable)) throw error
    return { code: 503 as const, message: translate(locale, 'challans.sourceDown') }
  }
}
