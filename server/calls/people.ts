import type { Person } from '../engines/videoCalls/decision.ts'
import type { Context, Db, Trx } from '../platform/context.ts'
import { actorId, type CustomerActor } from '../platform/identity/actors.ts'
import { openRow } from '../platform/sealing/rows.ts'

/** Services that ignore dots before the @, and all their names. */
const DOTLESS = new Set(['gmail.com', 'googlemail.com'])

/** An address without what mail services ignore: two accounts with one mailbox are one person. */
function mailboxOf(email: string): string {
  const [name = '', domain = ''] = email.trim().toLowerCase().split('@')
  const [plain = ''] = name.split('+')
  return DOTLESS.has(domain) ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${domain}`
}

/** Who acts: their id, and the keyed hash of their mailbox. */
export async function personOf({ vault }: Pick<Context, 'vault'>, db: Db | Trx, actor: CustomerActor): Promise<Person> {
  const email =
    actor.subUserId === null
      ? openRow(
          vault,
          'users',
          await db.selectFrom('users').select(['id', 'email']).where('id', '=', actor.userId).executeTakeFirstOrThrow(),
        ).email
      : openRow(
          vault,
          'sub_users',
          await db
            .selectFrom('sub_users')
            .select(['id', 'email'])
            .where('id', '=', actor.subUserId)
            .executeTakeFirstOrThrow(),
        ).email
  return { id: actorId(actor), mailbox: vault.index('video-call-mailbox', mailboxOf(email)) }
}

/** The people of an account whose name has these letters, by their ids. An account has few. */
export async function peopleNamed({ db, vault }: Pick<Context, 'db' | 'vault'>, userId: string, part: string) {
  const columns = ['id', 'first_name', 'last_name'] as const
  const [users, subUsers] = await Promise.all([
    db.selectFrom('users').select(columns).where('id', '=', userId).execute(),
    db.selectFrom('sub_users').select(columns).where('user_id', '=', userId).limit(1_000).execute(),
  ])
  const named = [
    ...users.map(row => openRow(vault, 'users', row)),
    ...subUsers.map(row => openRow(vault, 'sub_users', row)),
  ]
  const wanted = part.toLowerCase()
  return named
    .filter(({ first_name, last_name }) => `${first_name} ${last_name}`.toLowerCase().includes(wanted))
    .map(({ id }) => id)
}
