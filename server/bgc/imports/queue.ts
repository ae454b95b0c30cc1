import type { Context, Trx } from '../../platform/context.ts'

/** One task for the next turn of an import, which goes behind the others after each. */
export const IMPORT_QUEUE = 'bgc-imports'

export interface ImportTurn {
  id: string
  turn: number
}

/** A turn that waits already is not sent twice. */
export const sendTurn = ({ jobs }: Pick<Context, 'jobs'>, trx: Trx, task: ImportTurn) =>
  jobs.sendIn(trx, IMPORT_QUEUE, task, { singletonKey: `${task.id}:${task.turn}` })
