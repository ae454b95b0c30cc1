import type { Selectable } from 'kysely'
import type { LinkEnd } from '../../contracts/invitations.ts'
import type { Locale } from '../../contracts/platform/text.ts'
import type { Config } from '../platform/config/config.ts'
import type { Db, Trx } from '../platform/context.ts'
import type { Schema } from '../platform/db/schema.ts'
import { openRow } from '../platform/sealing/rows.ts'
import { sha256, type Vault } from '../platform/vault.ts'

export type InvitationRow = Selectable<Schema['invitations']>

/** An invitation as one of its links finds it. */
export type LinkedInvitation = InvitationRow & {
  link_id: string
  replaced_at: string | null
  framed_by: string | null
  link_expires_at: string | null
}

/** The row with its sealed columns opened. */
export const openInvitation = <Row extends { id: string }>(vault: Vault, row: Row): Row =>
  openRow(vault, 'invitations', row)

export const localeOf = ({ locale }: Pick<InvitationRow, 'locale'>): Locale => (locale === 'hi' ? 'hi' : 'en')

/** The invitation of a link, with its values sealed; undefined for a link that is none of ours, or of none of the kinds. */
export const findByToken = (
  db: Db | Trx,
  token: string,
  kinds?: readonly { name: string }[],
): Promise<LinkedInvitation | undefined> => linked(db, token, kinds).executeTakeFirst()

/** The same, locked, so that of two answers at the same time one waits for the other. */
export const lockByToken = (
  trx: Trx,
  token: string,
  kinds?: readonly { name: string }[],
): Promise<LinkedInvitation | undefined> => linked(trx, token, kinds).forUpdate('invitations').executeTakeFirst()

/** What ends an invitation, locked; undefined for one of another kind. */
export const lockInvitation = (
  trx: Trx,
  { name }: { name: string },
  id: string,
): Promise<Pick<InvitationRow, 'id' | 'subject' | 'user_id'> | undefined> =>
  trx
    .selectFrom('invitations')
    .select(['id', 'subject', 'user_id'])
    .where('id', '=', id)
    .where('kind', '=', name)
    .forUpdate()
    .executeTakeFirst()

const linked = (db: Db | Trx, token: string, kinds?: readonly { name: string }[]) =>
  db
    .selectFrom('invitation_links')
    .innerJoin('invitations', 'invitations.id', 'invitation_links.invitation_id')
    .selectAll('invitations')
    .select(['invitation_links.id as link_id', 'invitation_links.replaced_at'])
    .select(['invitation_links.framed_by', 'invitation_links.expires_at as link_expires_at'])
    .where('invitation_links.hash', '=', sha256(token))
    .$if(kinds !== undefined, query =>
      query.where(
        'invitations.kind',
        'in',
        (kinds ?? []).map(({ name }) => name),
      ),
    )

/** Why a link does not open; null if it does. */
export function linkEndOf(
  {
    state,
    replaced_at,
    expires_at,
    link_expires_at,
  }: Pick<LinkedInvitation, 'state' | 'replaced_at' | 'expires_at' | 'link_expires_at'>,
  now = Date.now(),
): Exclude<LinkEnd, 'unknown'> | null {
  if (replaced_at !== null) return 'replaced'
  if (state !== 'waiting') return state
  return [expires_at, link_expires_at].some(at => at !== null && Date.parse(at) <= now) ? 'expired' : null
}

/** The address of a link: the last part of the path is the token, with or without a query behind it. */
export const linkUrl = ({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>, path: string, token: string): string =>
  new URL(path.replace(/[:{]\w+\}?(?=\?|$)/, encodeURIComponent(token)), PUBLIC_URL).href
