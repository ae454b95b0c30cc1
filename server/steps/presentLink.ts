import type { ShownCaseLink } from '../../contracts/cases/shown.ts'
import { type InvitationRow, openInvitation } from '../invitations/row.ts'
import { listTrail } from '../invitations/trail.ts'
import { deviceOf } from '../people/accounts/own/device.ts'
import type { Context } from '../platform/context.ts'

export const shownLinkColumns = ['id', 'channel', 'state', 'reason', 'expires_at', 'remind_at'] as const

/** A link with its trail. The row is sealed. */
export async function presentLink(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  link: Pick<InvitationRow, (typeof shownLinkColumns)[number]>,
): Promise<ShownCaseLink> {
  const { id, channel, state, expires_at: expiresAt, remind_at: remindAt } = link
  const trail = (await listTrail(db, id)).map(({ agent, ...entry }) => {
    const { browser, system } = deviceOf(agent)
    return { ...entry, browser, system }
  })
  return { channel, state, reason: openInvitation(vault, link).reason, expiresAt, remindAt, trail }
}
