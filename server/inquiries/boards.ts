import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { saveBoard as saveCall } from '../../contracts/calls/inquiries.ts'
import type { ShownBoard } from '../../contracts/inquiries/board.ts'
import { boardLimits } from '../../contracts/inquiries/boardLimits.ts'
import { audit } from '../platform/audit/audit.ts'
import type { Context, Scope } from '../platform/context.ts'
import type { Schema } from '../platform/db/schema.ts'
import type { CustomerActor } from '../platform/identity/actors.ts'
import { newId } from '../platform/identity/ids.ts'
import { notFound, Problem } from '../platform/problem.ts'
import { openRow, sealRow } from '../platform/sealing/rows.ts'
import { translate } from '../platform/translate.ts'
import type { Vault } from '../platform/vault.ts'
import { ownInquiry } from './row.ts'

type Parts = Pick<Context, 'db' | 'vault'>
type Owner = Scope<CustomerActor>

/** Throws `not_found`. */
export async function boardsOf(ctx: Parts, scope: Owner, id: string): Promise<{ boards: ShownBoard[] }> {
  await ownInquiry(ctx, scope, id)
  const rows = await ctx.db
    .selectFrom('inquiry_boards')
    .selectAll()
    .where('inquiry_id', '=', id)
    .orderBy('saved_at', 'desc')
    .execute()
  return { boards: rows.map(row => present(ctx.vault, row)) }
}

/** A board of the same name is replaced. Throws `not_found`, and `conflict` if there are too many or the inquiry was erased. */
export async function saveBoard(
  ctx: Parts,
  scope: Owner,
  { id, name, layout }: z.output<NonNullable<typeof saveCall.body>> & { id: string },
): Promise<ShownBoard> {
  await ownInquiry(ctx, scope, id)
  return ctx.db.transaction().execute(async trx => {
    const inquiry = await trx
      .selectFrom('inquiries')
      .select('status')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (inquiry?.status === 'erased') throw new Problem('conflict', translate(scope.locale, 'inquiries.erased'))
    const row = sealRow(ctx.vault, 'inquiry_boards', {
      id: newId('inb'),
      inquiry_id: id,
      name,
      name_index: '',
      layout: JSON.stringify(layout),
      saved_by: scope.actor.name,
      saved_at: new Date(),
    })
    const boards = await trx
      .selectFrom('inquiry_boards')
      .select(['id', 'name_index'])
      .where('inquiry_id', '=', id)
      .execute()
    const known = boards.find(one => one.name_index === row.name_index)
    if (!known && boards.length >= boardLimits.boards)
      throw new Problem('conflict', translate(scope.locale, 'inquiries.tooManyBoards', { count: boardLimits.boards }))
    if (known) await trx.deleteFrom('inquiry_boards').where('id', '=', known.id).execute()
    const saved = await trx.insertInto('inquiry_boards').values(row).returningAll().executeTakeFirstOrThrow()
    await audit(trx, scope, { action: 'inquiry.boardSaved', subject: id })
    return present(ctx.vault, saved)
  })
}

/** Throws `not_found`. */
export async function deleteBoard(ctx: Parts, scope: Owner, { id, board }: { id: string; board: string }) {
  await ownInquiry(ctx, scope, id)
  const { numDeletedRows } = await ctx.db
    .deleteFrom('inquiry_boards')
    .where('inquiry_id', '=', id)
    .where('id', '=', board)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw notFound('board')
  await audit(ctx.db, scope, { action: 'inquiry.boardDeleted', subject: id })
  return { id: board }
}

function present(vault: Vault, row: Selectable<Schema['inquiry_boards']>): ShownBoard {
  const { id, name, layout, saved_by, saved_at } = openRow(vault, 'inquiry_boards', row)
  return { id, name, layout, savedBy: saved_by, savedAt: saved_at }
}
