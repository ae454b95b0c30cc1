import type { z } from 'zod'
import type { searchChallans } from '../../../contracts/calls/challans.ts'
import { challanLimits } from '../../../contracts/challans/challanLimits.ts'
import { codes } from '../../../contracts/platform/codes.ts'
import { consumeRateLimitOrThrow, rateLimitKeys } from '../../platform/access/rateLimit.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import { forEachConcurrent } from '../../platform/forEachConcurrent.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { SourceUnavailable } from '../../platform/ports/sources.ts'
import { Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { blockedReply } from '../clients/blockedReply.ts'
import { noteEndUser } from '../clients/endUsers.ts'
import { verifyChallanAccess } from '../common/access.ts'
import { parseVehicleNumber } from '../common/vehicleNumber.ts'
import { issueLookupRetry, takeLookupRetry } from './retryLookup.ts'
import { type Search, type Searcher, search } from './search.ts'

type Vehicles = z.output<NonNullable<typeof searchChallans.body>>['vehicles']

/** Looks several vehicles up in parallel; each can fail on its own. Duplicates are looked up once. */
export async function searchVehicles(ctx: Context, scope: Scope<CustomerActor>, vehicles: Vehicles) {
  const searcher = { userId: scope.actor.userId }
  const found: (Search & { index: number })[] = []
  const failed: { index: number; rcNo: string; message: string }[] = []
  const seen = new Set<string>()
  await forEachConcurrent([...vehicles.entries()], challanLimits.parallel, async ([index, vehicle]) => {
    try {
      const rcNo = parseVehicleNumber(scope, vehicle.rcNo)
      if (seen.has(rcNo)) return
      seen.add(rcNo)
      await consumeLookupLimit(ctx, scope, searcher)
      found.push({ index, ...(await search(ctx, searcher, { rcNo, chassisLast5: vehicle.chassisLast5 })) })
    } catch (error) {
      failed.push({ index, rcNo: vehicle.rcNo, message: messageOf(scope, error) })
    }
  })
  const inOrder = (one: { index: number }, other: { index: number }) => one.index - other.index
  const { userId } = scope.actor
  await audit(ctx.db, scope, { action: 'challans.searched', subject: userId, data: { vehicles: seen.size } })
  return {
    code: codes.ok,
    message: translate(scope.locale, 'challans.searched'),
    found: found.toSorted(inOrder),
    failed: failed.toSorted(inOrder),
  }
}

/** The error to show for one vehicle. Rethrows unexpected errors. */
function messageOf({ locale }: Scope, error: unknown): string {
  if (error instanceof Problem) return error.message
  if (error instanceof SourceUnavailable) return translate(locale, 'challans.sourceDown')
  throw error
}

/**
 * Searches for a citizen: 401 without a valid access token, 402 for whoever staff have blocked under the brand, 503 with a token for another try while the source is down. Throws `bad_request` and
 * `too_many_requests`.
 */
export async function publicSearch(ctx: Context, scope: Scope, body: { vehicleNumber: string; accessToken: string }) {
  const { locale } = scope
  const rcNo = parseVehicleNumber(scope, body.vehicleNumber)
  const access = await verifyChallanAccess(ctx, body.accessToken, holder => consumeLookupLimit(ctx, scope, holder))
  if (!access) return { code: 401 as const, message: translate(locale, 'challans.access') }
  if (await noteEndUser(ctx.db, access)) return blockedReply(locale)
  try {
    const { result, parentId, fetchedAt } = await search(ctx, access, { rcNo })
    const key = ['challans.foundNone', 'challans.foundOne'] as const
    const message = translate(locale, key[result.length] ?? 'challans.found', { count: result.length })
    return { code: 200 as const, message, result, parentId, fetchedAt }
  } catch (error) {
    if (!(error instanceof SourceUnavailable)) throw error
    const retryToken = issueLookupRetry(ctx, access, rcNo)
    return {
      code: 503 as const,
      message: translate(locale, 'challans.sourceDown'),
      ...(retryToken !== null && { retryToken }),
    }
  }
}

/**
 * Repeats a lookup that the source did not answer, with the proof given for it. Answers like `publicSearch`, with an access token for what
 * follows; 401 for a token that is used, expired or of another vehicle.
 */
export async function retryPublicSearch(
  ctx: Context,
  scope: Scope,
  { vehicleNumber, retryToken }: { vehicleNumber: string; retryToken: string },
) {
  const rcNo = parseVehicleNumber(scope, vehicleNumber)
  const accessToken = await takeLookupRetry(ctx, retryToken, rcNo)
  if (!accessToken) return { code: 401 as const, message: translate(scope.locale, 'challans.access') }
  const reply = await publicSearch(ctx, scope, { vehicleNumber: rcNo, accessToken })
  return reply.code === 200 ? { ...reply, accessToken } : reply
}

/**
 * Counts one lookup against the account, or against the phone number and the network address on the public pages. Throws
 * `too_many_requests`.
 */
async function consumeLookupLimit(ctx: Context, scope: Scope, searcher: Searcher): Promise<void> {
  const { perUser, perPhone, perAddress, windowMs } = challanLimits.lookups
  if ('userId' in searcher)
    return consumeRateLimitOrThrow(ctx, scope, `challans:${searcher.userId}`, { max: perUser, windowMs })
  const keys = rateLimitKeys(ctx, 'challans', searcher.phoneIndex, scope)
  await Promise.all([
    consumeRateLimitOrThrow(ctx, scope, keys.address, { max: perAddress, windowMs }),
    consumeRateLimitOrThrow(ctx, scope, keys.identifier, { max: perPhone, windowMs }),
  ])
}
