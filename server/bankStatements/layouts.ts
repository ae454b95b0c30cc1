import { layoutLimits, type StatementMapping } from '../../contracts/bankStatements/statementLayouts.ts'
import { isSameLayout } from '../engines/bankStatements/table/layout.ts'
import { audit } from '../platform/audit/audit.ts'
import type { Context, Db, Scope, Trx } from '../platform/context.ts'
import type { CustomerActor, KeyActor } from '../platform/identity/actors.ts'
import { newId } from '../platform/identity/ids.ts'
import { notFound, Problem } from '../platform/problem.ts'

/** Mappings of live checks and of test checks are kept apart, as those checks are. */
interface Owner {
  userId: string
  mode: 'live' | 'test'
}

export const ownerOf = ({ actor }: Scope<CustomerActor | KeyActor>): Owner => ({
  userId: actor.userId,
  mode: actor.kind === 'key' ? actor.mode : 'live',
})

const ownRows = (db: Db, { userId, mode }: Owner) =>
  db
    .selectFrom('bank_statement_layouts')
    .selectAll()
    .where('user_id', '=', userId)
    .where('mode', '=', mode)
    .orderBy('created_at', 'desc')

/** The mappings of the account, newest first. */
export const mappingsOf = async (db: Db, owner: Owner): Promise<StatementMapping[]> =>
  (await ownRows(db, owner).execute()).map(({ key, anchors, columns }) => ({ key, anchors, columns }))

/** The same for a reader. */
export async function listLayouts({ db }: Pick<Context, 'db'>, scope: Scope<CustomerActor | KeyActor>) {
  const rows = await ownRows(db, ownerOf(scope)).execute()
  return {
    layouts: rows.map(({ id, bank, columns, created_at }) => ({
      id,
      bank,
      kinds: columns.map(({ kind }) => kind),
      createdAt: created_at,
    })),
  }
}

/** Keeps a mapping in place of an earlier one of the same layout. Throws `conflict` if the account has too many. */
export async function keepMapping(
  trx: Trx,
  owner: Owner,
  { key, anchors, columns, bank }: StatementMapping & { bank: string | null },
): Promise<void> {
  const rows = await ownRows(trx, owner).execute()
  const earlier = rows.filter(row => isSameLayout(row, { key, anchors })).map(({ id }) => id)
  if (rows.length - earlier.length >= layoutLimits.kept)
    throw new Problem('conflict', `You have mapped ${layoutLimits.kept} layouts. Remove one first.`)
  if (earlier.length > 0) await trx.deleteFrom('bank_statement_layouts').where('id', 'in', earlier).execute()
  await trx
    .insertInto('bank_statement_layouts')
    .values({
      id: newId('bsl'),
      user_id: owner.userId,
      mode: owner.mode,
      key,
      bank,
      anchors: JSON.stringify(anchors),
      columns: JSON.stringify(columns),
    })
    .execute()
}

/** Forgets a mapping. Throws `not_found`. */
export async function removeLayout(
  { db }: Pick<Context, 'db'>,
  scope: Scope<CustomerActor | KeyActor>,
  id: string,
): Promise<{ removed: true }> {
  const { userId, mode } = ownerOf(scope)
  await db.transaction().execute(async trx => {
    const { numDeletedRows } = await trx
      .deleteFrom('bank_statement_layouts')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where('mode', '=', mode)
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw notFound('layout')
    await audit(trx, scope, { action: 'bankStatement.layoutRemoved', subject: id })
  })
  return { removed: true }
}
