import { kindsByName } from '../invitations/kind.ts'
import { admitPerson, type GivenLink } from '../invitations/prove.ts'
import type { EndedLink } from '../invitations/read.ts'
import type { Visitor } from '../invitations/trail.ts'
import type { Context, Scope } from '../platform/context.ts'
import { copyLink, reviewerLink, signerLink } from './link.ts'
import { type Envelope, type RecipientRow, readEnvelope } from './rows.ts'

/** Somebody who was asked by a link. */
export type Person = Visitor & { scope: Scope }

const asking = kindsByName([signerLink, reviewerLink])
const copies = kindsByName([copyLink])

export interface OpenLink {
  refused: null
  envelope: Envelope
  recipient: RecipientRow
  invitationId: string
}

export type Refusal = { refused: EndedLink | { state: 'code'; sentTo: string } }

/** The envelope of a link whose person is let in; otherwise why it does not open, or that it needs its code. Throws as `admitPerson`. */
export async function openEsignLink(
  ctx: Context,
  person: Person,
  link: GivenLink,
  which: 'asking' | 'copies' = 'asking',
): Promise<OpenLink | Refusal> {
  const admitted = await admitPerson(ctx, person, which === 'asking' ? asking : copies, link)
  if (admitted.state !== 'waiting') return { refused: admitted }
  const { id: invitationId, subject } = admitted.invitation
  const envelope = await readEnvelope(ctx, ctx.db, subject)
  const column = which === 'asking' ? 'invitation_id' : 'copy_invitation_id'
  const recipient = envelope?.recipients.find(one => one[column] === invitationId)
  if (!envelope || !recipient) throw new Error('The envelope of a link is gone.')
  return { refused: null, envelope, recipient, invitationId }
}
