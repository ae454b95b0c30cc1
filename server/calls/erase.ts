import { audit } from '../platform/audit/audit.ts'
import type { Context } from '../platform/context.ts'
import { sealRow } from '../platform/sealing/rows.ts'

const BATCH = 20

const platform = { actor: { kind: 'system', name: 'video calls' } as const, ip: null, requestId: null }

type Parts = Pick<Context, 'db' | 'vault' | 'objects'>

/** Deletes recordings, what was typed and noted, and who the person is, of calls whose time is over. That there was a call, and what was decided, stays. */
export async function eraseDue(ctx: Parts, now = new Date()): Promise<void> {
  const due = await ctx.db
    .selectFrom('video_calls')
    .select(['id', 'user_id'])
    .where('erased_at', 'is', null)
    .where('erase_at', '<=', now.toISOString())
    .orderBy('erase_at')
    .limit(BATCH)
    .execute()
  for (const { id, user_id } of due) await eraseCall(ctx, id, user_id, now)
}

async function eraseCall(ctx: Parts, id: string, userId: string, now: Date): Promise<void> {
  const removals = await ctx.db.transaction().execute(async trx => {
    const nothing = { person_name: '', script_sealed: '[]', proposal_note: null, audit_note: null, place_sealed: null }
    const { numUpdatedRows } = await trx
      .updateTable('video_calls')
      .set({
        ...sealRow(ctx.vault, 'video_calls', { id, ...nothing }),
        email: null,
        phone: null,
        reference: null,
        erased_at: now,
      })
      .where('id', '=', id)
      .where('erased_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return []
    const pieces = await trx.deleteFrom('video_call_pieces').where('call_id', '=', id).returning('object_id').execute()
    const joined = await trx.selectFrom('video_call_rounds').select('object_id').where('call_id', '=', id).execute()
    await trx
      .updateTable('video_call_rounds')
      .set({ recording: 'erased', object_id: null, place_sealed: null, gaps: '[]', steps: '[]' })
      .where('call_id', '=', id)
      .execute()
    for (const table of ['video_call_checks', 'video_call_marks', 'video_call_signals', 'video_call_stills'] as const)
      await trx.deleteFrom(table).where('call_id', '=', id).execute()
    await audit(trx, platform, { action: 'videoCall.erased', subject: id, userId })
    const ids = [...pieces, ...joined].flatMap(({ object_id }) => (object_id === null ? [] : [object_id]))
    const removed: (() => Promise<void>)[] = []
    for (const object of ids) removed.push(await ctx.objects.removeIn(trx, object))
    return removed
  })
  for (const remove of removals) await remove()
}
