import { limits } from '../../../../contracts/platform/limits.ts'
import { revokeLinks } from '../../../invitations/withdraw.ts'
import { audit } from '../../../platform/audit/audit.ts'
import type { Context, Scope, Trx } from '../../../platform/context.ts'
import { newId } from '../../../platform/identity/ids.ts'
import { sealRow } from '../../../platform/sealing/rows.ts'
import { emailIndex } from '../../../platform/searchIndexes.ts'
import { type Account, accountByEmail, accountById } from '../holders.ts'
import { subUserInvitation } from '../passwordLinks.ts'
import { stillGives } from '../subUsers/team.ts'
import type { ConnectionRow } from './connection.ts'
import { findIdentity, linkIdentity } from './identities.ts'
import type { Arrival } from './person.ts'
import { SsoRefusal } from './refusal.ts'

/**
 * The secondary user who has come: known by the issuer's subject, or the first time by the verified address; one who is invited joins with the
 * invitation's role, and somebody new is made with the connection's. Never the account's holder, and nobody of another account. Whoever is
 * disabled stays so. Throws `SsoRefusal`.
 */
export async function findColleague(
  ctx: Pick<Context, 'vault'>,
  trx: Trx,
  scope: Scope,
  connection: ConnectionRow,
  arrival: Arrival,
): Promise<Account> {
  const userId = connection.user_id
  // As the team's own changes do, so that of two people who come at once neither exceeds the limit.
  await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
  const known = await findIdentity(trx, connection.id, arrival)
  const subUserId = known?.subUserId ?? (await byAddress(ctx, trx, scope, connection, arrival))
  const account = await accountById(ctx, trx, { userId, subUserId })
  if (!account) throw new SsoRefusal('unknown')
  return account
}

async function byAddress(
  ctx: Pick<Context, 'vault'>,
  trx: Trx,
  scope: Scope,
  connection: ConnectionRow,
  arrival: Arrival,
): Promise<string> {
  const userId = connection.user_id
  const row = await trx
    .selectFrom('sub_users')
    .select(['id', 'access', 'given_by', 'is_active', 'accepted_at'])
    .where('user_id', '=', userId)
    .where('email_index', '=', emailIndex(ctx.vault, arrival.email))
    .executeTakeFirst()
  const isHere = row !== undefined && row.accepted_at !== null
  // The holder, or somebody of another account.
  if (!isHere && (await accountByEmail(ctx, trx, arrival.email))) throw new SsoRefusal('unknown')
  if (row && !row.is_active && !isHere) throw new SsoRefusal('unknown')
  const id = row?.id ?? newId('sub')
  if (!isHere) await join(ctx, trx, { connection, arrival, id, invited: row })
  if (!isHere)
    await audit(trx, scope, { action: 'subUser.joined', subject: id, userId, data: { by: 'single sign-on' } })
  // A disabled one is not linked, so that whoever comes after being enabled is matched by the address.
  if (!row || row.is_active)
    await linkIdentity(trx, scope, { connection: connection.id, subUserId: id, userId }, arrival)
  return id
}

interface Joining {
  connection: ConnectionRow
  arrival: Arrival
  id: string
  invited: { access: string; given_by: string | null } | undefined
}

async function join(
  ctx: Pick<Context, 'vault'>,
  trx: Trx,
  { connection, arrival, id, invited }: Joining,
): Promise<void> {
  const userId = connection.user_id
  if (invited) {
    const stands = invited.given_by === null || (await stillGives(trx, invited.given_by, invited.access))
    const role = stands ? {} : { access: connection.default_role, given_by: null }
    await trx
      .updateTable('sub_users')
      .set({ ...role, accepted_at: new Date() })
      .where('id', '=', id)
      .execute()
    await revokeLinks(trx, [subUserInvitation], id, 'replaced')
    return
  }
  const { count } = await trx
    .selectFrom('sub_users')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('is_active', '=', true)
    .executeTakeFirstOrThrow()
  if (count >= limits.subUsers) throw new SsoRefusal('full')
  await trx
    .insertInto('sub_users')
    .values(
      sealRow(ctx.vault, 'sub_users', {
        id,
        user_id: userId,
        email: arrival.email,
        first_name: arrival.firstName,
        last_name: arrival.lastName,
        access: connection.default_role,
        given_by: null,
        password_hash: null,
        accepted_at: new Date(),
      }),
    )
    .execute()
}
