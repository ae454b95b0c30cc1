import type { InvitationState } from '../../contracts/invitations.ts'
import type { Locale, Text } from '../../contracts/platform/text.ts'
import type { Context, Db, Trx } from '../platform/context.ts'

/** What a kind's wing is told when an invitation has ended. */
export interface EndedInvitation {
  id: string
  subject: string
  userId: string | null
  state: Exclude<InvitationState, 'waiting'>
  /** Whoever took it over has this invitation, about the same subject. */
  handedTo: string | null
}

/** What is asked of a person by a link. The wings above declare their kinds; this one knows none. */
export interface InvitationKind {
  /** Stored with every invitation: it is never renamed. */
  name: string
  /** The page of the link, whose last part is replaced by the token: `/i/:token`. */
  path: string
  /** What the person is asked to do, for messages and the page's heading: "Sign a document". */
  label: Text
  /**
   * The link also reaches whoever makes it, because it proves nobody: `once` in the reply that made it, `always` as long as it lives. Without it,
   * only the person asked ever gets the link.
   */
  shown?: 'once' | 'always'
  /** Its page is the common one, on which the person opens, declines or hands over. Without it, the kind has a page of its own. */
  framed?: true
  /** Whether whoever is asked may name somebody else. */
  canHandOver?: (db: Db | Trx, invitationId: string) => Promise<boolean>
  /** Throws `bad_request` with the field `name` or `email` for somebody who cannot take it over. */
  checkHeir?: (
    ctx: Context,
    locale: Locale,
    heir: { invitationId: string; subject: string; name: string; email: string },
  ) => Promise<void>
  /** The account is told by webhooks. */
  tells?: true
  /** Whether the person is needed now; a reminder that is due meanwhile is put off. Reads only, because the invitation is locked. */
  mayRemind?: (trx: Trx, subject: string) => Promise<boolean>
  /** An invitation of this kind is deleted so many milliseconds after its link has ended; without it, it is kept. */
  forgetAfterMs?: number
  /** Locks the wing's own row before the invitation, if the wing ends several invitations about it: the same order everywhere. */
  lockFirst?: (trx: Trx, subject: string) => Promise<unknown>
  /** Runs in the transaction that ends an invitation, whoever ends it. */
  onEnd?: (ctx: InvitationContext, trx: Trx, ended: EndedInvitation) => Promise<void>
}

/** The parts of the context that this wing's verbs need. */
export type InvitationContext = Pick<Context, 'config' | 'channels' | 'vault'>

/** A kind whose link is shown to its maker. */
export type ShownKind = InvitationKind & { shown: 'once' | 'always' }

export const defineInvitationKind = <const Kind extends InvitationKind>(kind: Kind): Kind => kind

/** The kinds of all wings by their names, as the application puts them together. */
export type InvitationKinds = ReadonlyMap<string, InvitationKind>

export const kindsByName = (kinds: readonly InvitationKind[]): InvitationKinds =>
  new Map(kinds.map(kind => [kind.name, kind]))
