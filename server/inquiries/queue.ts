import type { Context, Trx } from '../platform/context.ts'

export const QUEUE = 'inquiries'

/** Wakes a worker for an inquiry that is to be gathered. */
export const sendInquiry = ({ jobs }: Pick<Context, 'jobs'>, trx: Trx, id: string) =>
  jobs.sendIn(trx, QUEUE, { id }, { singletonKey: id })
