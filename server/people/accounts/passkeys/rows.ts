import type { Selectable } from 'kysely'
import type { otherWays, Passkey } from '../../../../contracts/calls/passkeys.ts'
import type { Context, Db, Scope, Trx } from '../../../platform/context.ts'
import type { Schema } from '../../../platform/db/schema.ts'
import { translate } from '../../../platform/translate.ts'
import { sha256 } from '../../../platform/vault.ts'
import { emailOf, passwordHashOf } from '../holders.ts'
import { hasSecondFactor, type Owner, ownerId } from '../secondFactor/factors.ts'
import type { RelyingParty } from './relyingParty.ts'
import { knownTransports } from './verify.ts'

export type PasskeyRow = Selectable<Schema['passkeys']>

/** An owner's passkeys, the oldest first. */
export const passkeysOf = (db: Db | Trx, owner: Owner) =>
  db.selectFrom('passkeys').selectAll().where('owner_id', '=', ownerId(owner)).orderBy('id')

export const ownerOfPasskey = ({ user_id, sub_user_id, admin_id }: PasskeyRow): Owner => {
  if (admin_id !== null) return { adminId: admin_id }
  if (user_id === null) throw new Error('A passkey belongs to nobody.')
  return { userId: user_id, subUserId: sub_user_id }
}

/** A passkey as its owner sees it; `rp` is that of this domain, if it has one. */
export const presentPasskey = ({ device }: Scope, row: PasskeyRow, rp: RelyingParty | null): Passkey => ({
  id: row.id,
  name: row.name,
  createdAt: row.created_at,
  lastUsedAt: row.last_used_at,
  backedUp: row.backed_up,
  own: device?.id != null && row.device === sha256(device.id),
  otherDomain: row.rp_id === rp?.id ? null : row.rp_id,
})

/** Passkeys as the browser is told about them. */
export const describePasskeys = (rows: readonly PasskeyRow[]) =>
  rows.map(row => ({
    id: row.credential_id,
    type: 'public-key' as const,
    transports: knownTransports(row.transports),
  }))

/** Whom an authenticator names as a passkey's holder: a keyed hash, because whoever has the device can read it. */
export const userHandleOf = ({ vault }: Pick<Context, 'vault'>, owner: string): string =>
  Buffer.from(vault.index('passkey-holder', owner)).toString('base64url')

/**
 * How an owner signs in without any passkey. Staff have no codes by e-mail, and where they need two steps, a password alone is none: then
 * the last passkey must stay.
 */
export async function otherWaysOf(
  { config }: Pick<Context, 'config'>,
  db: Db | Trx,
  owner: Owner,
): Promise<(typeof otherWays)[number][]> {
  const password = (await passwordHashOf(db, owner)) !== null
  const app = await hasSecondFactor(db, owner)
  if (!('adminId' in owner)) return password ? ['emailCode', 'password'] : ['emailCode']
  if (!password || (config.SECOND_FACTOR_STAFF === 'required' && !app)) return []
  return [app ? 'passwordAndApp' : 'password']
}

/** Tells an owner by mail about a passkey, in case somebody else added, removed or copied it. */
export async function notifyPasskeyOwner(
  ctx: Pick<Context, 'config' | 'channels' | 'vault'>,
  trx: Trx,
  { locale }: Pick<Scope, 'locale'>,
  { owner, what, name }: { owner: Owner; what: 'added' | 'removed' | 'copied'; name: string },
): Promise<void> {
  const words = { brand: ctx.config.BRAND_NAME, support: ctx.config.SUPPORT_EMAIL, name }
  const subject = translate(locale, `passkeys.mail.${what}Subject`, words)
  const text = `${translate(locale, `passkeys.mail.${what}`, words)}\n\n${translate(locale, 'passkeys.mail.notYou', words)}`
  await ctx.channels.send(trx, { channel: 'email', to: await emailOf(ctx, trx, owner), subject, text })
}
