import type { Context, Trx } from '../platform/context.ts'

export const JOIN_QUEUE = 'video-call-recordings'

export interface JoinJob {
  id: string
  round: number
}

/** Has the pieces of a session joined. */
export async function sendJoin({ jobs }: Pick<Context, 'jobs'>, trx: Trx, job: JoinJob): Promise<void> {
  await trx
    .updateTable('video_call_rounds')
    .set({ recording: 'joining' })
    .where('call_id', '=', job.id)
    .where('round', '=', job.round)
    .execute()
  await jobs.sendIn(trx, JOIN_QUEUE, job, { singletonKey: `${job.id}:${job.round}` })
}
