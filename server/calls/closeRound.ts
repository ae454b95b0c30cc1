import type { CallStatus } from '../../contracts/videoCalls/states.ts'
import type { Trx } from '../platform/context.ts'
import type { CallRow } from './rounds/row.ts'
import { forgetSignals } from './signals.ts'

/** Where a call goes when its session ends. */
export type Next = Partial<{ queued_at: Date | string | null; agent_id: null; end_reason: CallRow['end_reason'] }> & {
  status: CallStatus
}

/** Ends the session of a locked call and puts the call where it goes next. Its recording waits to be joined. */
export async function closeRound(
  trx: Trx,
  { id, round }: Pick<CallRow, 'id' | 'round'>,
  next: Next,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('video_call_rounds')
    .set({ ended_at: now, recording: 'joining' })
    .where('call_id', '=', id)
    .where('round', '=', round)
    .execute()
  await trx
    .updateTable('video_calls')
    .set({ step: null, ...next })
    .where('id', '=', id)
    .execute()
  await forgetSignals(trx, id)
}
