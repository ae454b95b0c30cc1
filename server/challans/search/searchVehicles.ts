import type { z } from 'zod'
import type { searchChallans } from '../../../contracts/calls/challans.ts'
import { challanLimits } from '../../../contracts/challanLimits.ts'
import { codes } from '../../../contracts/codes.ts'
import { requireAccess } from '../../platform/access/requireAccess.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import { forEachConcurrent } from '../../platform/forEachConcurrent.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { SourceUnavailable } from '../../platform/ports/sources.ts'
import { Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { parseVehicleNumber } from '../common/vehicleNumber.ts'
import { consumeLookupLimit } from './lookupLimit.ts'
import { type Search, search } from './search.ts'

type Asked = z.output<NonNullable<typeof searchChallans.body>>['vehicles']

/** Looks several vehicles up in parallel; each can fail on its own. Duplicates are looked up once. */
export async function searchVehicles(ctx: Context, scope: Scope<CustomerActor>, vehicles: Asked) {
  requireAccess(scope, 'create', 'challans')
  const looker = { userId: scope.actor.userId }
  const found: (Search & { index: number })[] = []
  const failed: { index: number; rcNo: string; message: string }[] = []
  const seen = new Set<string>()
  await forEachConcurrent([...vehicles.entries()], challanLimits.parallel, async ([index, asked]) => {
    try {
      const rcNo = parseVehicleNumber(scope, asked.rcNo)
      if (seen.has(rcNo)) return
      seen.add(rcNo)
      await consumeLookupLimit(ctx, scope, looker)
      found.push({ index, ...(await search(ctx, looker, { rcNo, chassisLast5: asked.chassisLast5 })) })
    } catch (error) {
      failed.push({ index, rcNo: asked.rcNo, message: messageOf(scope, error) })
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
