import { invitationLimits } from '../../contracts/invitations.ts'
import type { Context, Trx } from '../platform/context.ts'
import { insertLink } from './create.ts'
import type { InvitationKind } from './kind.ts'
import { passOf } from './prove.ts'
import { openInvitation } from './row.ts'
import { recordEvent, type Visitor, visitorValues } from './trail.ts'

/**
 * Lets a person in who has just shown their wing, by a code, that the address of the invitation is theirs: a link of their own, and the pass that opens it. The code
 * is noted in the trail. Null if the invitation does not wait any more.
 */
export async function admitByProof(
  { vault }: Pick<Context, 'vault'>,
  trx: Trx,
  visitor: Visitor,
  kind: InvitationKind,
  invitationId: string,
  /** The site inside whose page the person is; null in a window of its own. */
  framedBy: string | null = null,
): Promise<{ token: string; pass: string } | null> {
  const row = await trx
    .selectFrom('invitations')
    .selectAll()
    .where('id', '=', invitationId)
    .where('kind', '=', kind.name)
    .forUpdate()
    .executeTakeFirst()
  if (row?.state !== 'waiting' || Date.parse(row.expires_at) <= Date.now()) return null
  const { token } = await insertLink(vault, trx, kind, invitationId, framedBy === null ? {} : { framedBy })
  await recordEvent(trx, { invitationId, kind: 'codeRight', visitor: visitorValues(vault, visitor) })
  const pass = passOf({ vault }, openInvitation(vault, row), Date.now() + invitationLimits.passMs, framedBy)
  return { token, pass }
}
