import { assertNotTied } from '../../people/accounts/staff/ties.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope, Trx } from '../../platform/context.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { Problem } from '../../platform/problem.ts'
import { agrees } from './agrees.ts'
import { blockersOf, isLastOf, readStates } from './blockers.ts'
import { closableDays } from './periods.ts'
import { assertNothingBlocks } from './prepare.ts'
import { lockBookings, lockClosings, lockRow, mailboxOf, moveFence, periodOfRow, recordEvent } from './rows.ts'

/** Throws `forbidden` for the person who did the first half, also with another account, and for whoever gave them access lately. */
async function assertOtherPerson(
  ctx: Context,
  trx: Trx,
  scope: Scope<AdminActor>,
  first: { id: string; mailbox: string },
): Promise<string> {
  const mailbox = await mailboxOf(ctx, trx, scope)
  if (first.id === scope.actor.adminId || first.mailbox === mailbox)
    throw new Problem('forbidden', 'Another person must decide this.')
  await assertNotTied(trx, scope, first.id)
  return mailbox
}

/**
 * The second person's half: locks a prepared period. Throws `not_found`, `forbidden` for whoever prepared it, and `conflict` for other figures
 * than the person has seen, while something blocks, and if the ledger no longer agrees.
 */
export function signClosing(
  ctx: Context,
  scope: Scope<AdminActor>,
  id: string,
  { digest, note }: { digest: string; note: string },
) {
  return ctx.db.transaction().execute(async trx => {
    await lockClosings(trx)
    const row = await lockRow(trx, id)
    if (row.state !== 'prepared') throw new Problem('conflict', 'This period has already been signed off.')
    const first = { id: row.prepared_by, mailbox: row.prepared_mailbox }
    const signed_mailbox = await assertOtherPerson(ctx, trx, scope, first)
    if (row.digest !== digest)
      throw new Problem('conflict', 'The figures have changed since you opened them. Look at them again.')
    const [days, states] = [await closableDays(trx), await readStates(trx)]
    assertNothingBlocks((await blockersOf(ctx, trx, [periodOfRow(row)], days, states)).get(id))
    if (!(await agrees(ctx, trx, row)))
      throw new Problem(
        'conflict',
        'The ledger no longer gives these figures. Withdraw this closing and prepare it again.',
      )
    await trx
      .updateTable('closings')
      .set({ state: 'closed', signed_by: scope.actor.adminId, signed_mailbox, signed_at: new Date() })
      .where('id', '=', id)
      .execute()
    await recordEvent(trx, scope, { id, action: 'signed', note, figures: row.figures, digest })
    await audit(trx, scope, { action: 'closing.signed', subject: id, reason: note, data: { digest } })
    return { state: 'closed' as const }
  })
}

/** The first half of reopening: the period stays locked. Throws `not_found`, and `conflict` unless it is closed and the last of its kind. */
export function askReopening(ctx: Context, scope: Scope<AdminActor>, id: string, reason: string) {
  return ctx.db.transaction().execute(async trx => {
    await lockClosings(trx)
    const row = await lockRow(trx, id)
    if (row.state !== 'closed') throw new Problem('conflict', 'Only a closed period can be reopened.')
    await assertLast(trx, row)
    const reopen_mailbox = await mailboxOf(ctx, trx, scope)
    await trx
      .updateTable('closings')
      .set({
        state: 'reopening',
        reopen_by: scope.actor.adminId,
        reopen_mailbox,
        reopen_at: new Date(),
        reopen_reason: reason,
      })
      .where('id', '=', id)
      .execute()
    const { figures, digest } = row
    await recordEvent(trx, scope, { id, action: 'reopenAsked', note: reason, figures, digest })
    await audit(trx, scope, { action: 'closing.reopenAsked', subject: id, reason, data: { digest } })
    return { state: 'reopening' as const }
  })
}

async function assertLast(trx: Trx, row: Parameters<typeof periodOfRow>[0]): Promise<void> {
  if (!isLastOf(periodOfRow(row), await readStates(trx)))
    throw new Problem('conflict', 'Later periods rest on this one. Reopen them first.')
}

/**
 * The second person's half: opens the period, whose figures stay in its history, or leaves it closed. Whoever asked can only refuse. Throws
 * `not_found`, `forbidden` and `conflict`.
 */
export function decideReopening(
  ctx: Context,
  scope: Scope<AdminActor>,
  id: string,
  { approve, reason }: { approve: boolean; reason: string },
) {
  return ctx.db.transaction().execute(async trx => {
    await lockClosings(trx)
    const row = await lockRow(trx, id)
    if (row.state !== 'reopening' || row.reopen_by === null || row.reopen_mailbox === null)
      throw new Problem('conflict', 'Nobody asks to reopen this period any more.')
    const { figures, digest } = row
    const done = { id, note: reason, figures, digest }
    if (!approve) {
      await trx
        .updateTable('closings')
        .set({ state: 'closed', reopen_by: null, reopen_mailbox: null, reopen_at: null, reopen_reason: null })
        .where('id', '=', id)
        .execute()
      await recordEvent(trx, scope, { ...done, action: 'reopenRefused' })
      await audit(trx, scope, { action: 'closing.reopenRefused', subject: id, reason, data: { digest } })
      return { state: 'closed' as const }
    }
    await assertOtherPerson(ctx, trx, scope, { id: row.reopen_by, mailbox: row.reopen_mailbox })
    await assertLast(trx, row)
    await trx.deleteFrom('closings').where('id', '=', id).execute()
    if (row.kind === 'day') {
      await lockBookings(trx)
      await moveFence(trx)
    }
    await recordEvent(trx, scope, { ...done, action: 'reopened' })
    await audit(trx, scope, { action: 'closing.reopened', subject: id, reason, data: { digest } })
    return { state: 'open' as const }
  })
}
