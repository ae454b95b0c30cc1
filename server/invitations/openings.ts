import type { InvitationEvent } from '../../contracts/invitations.ts'
import { invitationLimits } from '../../contracts/invitations.ts'
import type { Trx } from '../platform/context.ts'
import type { Vault } from '../platform/vault.ts'
import { recordEvent, type Visitor, visitorValues } from './trail.ts'

interface Opening {
  kind?: Extract<InvitationEvent, 'opened' | 'embedded' | 'downloaded'>
  /** Of the site inside which it is opened. */
  origin?: string | null
  /** An opening of the same browser within so many milliseconds is the same one. */
  sameMs?: number
}

/**
 * Counts an opening and notes who opened: when, from which network, in which browser. False for one that is the same as an earlier one.
 */
export async function countOpening(
  vault: Vault,
  trx: Trx,
  invitationId: string,
  { scope, agent }: Visitor,
  { kind = 'opened', origin = null, sameMs = invitationLimits.sameOpeningMs }: Opening = {},
): Promise<boolean> {
  // Locks the invitation, so that two requests at once do not note the same opening twice.
  await trx.selectFrom('invitations').select('id').where('id', '=', invitationId).forUpdate().execute()
  const visitor = visitorValues(vault, { scope, agent })
  const earlier = await trx
    .selectFrom('invitation_events')
    .select(['device', 'network', 'agent', 'at', 'kind', 'origin'])
    .where('invitation_id', '=', invitationId)
    .where('kind', 'in', ['opened', 'embedded', 'downloaded'])
    .orderBy('id', 'desc')
    .limit(1_000)
    .execute()
  const since = Date.now() - sameMs
  const isSame = earlier.some(
    event =>
      event.kind === kind &&
      event.origin === origin &&
      Date.parse(event.at) > since &&
      event.network === visitor.network &&
      event.agent === visitor.agent,
  )
  if (isSame) return false
  const isNewDevice = earlier.length > 0 && !earlier.some(({ device }) => device === visitor.device)
  if (isNewDevice && visitor.device !== null) await recordEvent(trx, { invitationId, kind: 'newDevice', visitor })
  await recordEvent(trx, { invitationId, kind, visitor, origin })
  await trx
    .updateTable('invitations')
    .set(eb => ({ openings: eb('openings', '+', 1), last_opened_at: new Date() }))
    .where('id', '=', invitationId)
    .execute()
  return true
}
