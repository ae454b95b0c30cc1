import type { Context, Trx } from '../../platform/context.ts'

/** One task for the next turn of the dry run that is running. */
export const DRY_RUN_QUEUE = 'dry-runs'

export interface DryRunTurn {
  id: string
  turn: number
}

/** A turn that waits already is not sent twice. */
export const sendTurn = ({ jobs }: Pick<Context, 'jobs'>, trx: Trx, task: DryRunTurn) =>
  jobs.sendIn(trx, DRY_RUN_QUEUE, task, { singletonKey: `${task.id}:${task.turn}` })
