import * as calls from '../../../contracts/calls/adminBatches.ts'
import { batchChallan } from '../../../contracts/resources/batchChallan.ts'
import { customerBatches, vehicleBatches, whitelabelBatches } from '../../../contracts/resources/customerBatch.ts'
import { cancelJob, pauseJob, resumeJob } from '../../checks/bulk/controlJob.ts'
import type { JobDetail } from '../../checks/bulk/presentJob.ts'
import { rerunJob } from '../../checks/bulk/rerunJob.ts'
import { sendAttachment } from '../../platform/http/sendAttachment.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import { serveResource } from '../../platform/http/serveResource.ts'
import type { App, HttpContext } from '../../platform/http/types.ts'
import { listBatchChallans, readChallanTotals, streamBatchChallans } from './challans.ts'
import { batchErrorsCsv } from './errorRows.ts'
import { listBatches, streamBatches } from './listBatches.ts'
import { showBatch } from './showBatch.ts'

const lists = [
  ['vehicles', vehicleBatches],
  ['others', customerBatches],
  ['whitelabel', whitelabelBatches],
] as const

/** The columns of a file are its owner's, with samples of its rows. */
const short = ({ id, status }: JobDetail) => ({ id, status })

/** Batches of all customers. Staff act with the verbs of the customer. */
export function batchRoutes(app: App, ctx: HttpContext): void {
  for (const [kind, resource] of lists)
    serveResource(app, ctx, resource, {
      list: (_scope, query) => listBatches(ctx, kind, query),
      show: (_scope, id) => showBatch(ctx, kind, id),
      stream: (_scope, filter) => streamBatches(ctx, kind, filter),
    })
  serveResource(app, ctx, batchChallan, {
    list: (_scope, query) => listBatchChallans(ctx, query),
    stream: (_scope, filter) => streamBatchChallans(ctx, filter),
  })
  serveCall(app, ctx, calls.batchChallanTotals, ({ params }) => readChallanTotals(ctx, params.id))
  serveCall(app, ctx, calls.pauseBatch, async ({ scope, params, body }) =>
    short(await pauseJob(ctx, scope, params.id, body.reason)),
  )
  serveCall(app, ctx, calls.resumeBatch, async ({ scope, params, body }) =>
    short(await resumeJob(ctx, scope, params.id, body.reason)),
  )
  serveCall(app, ctx, calls.cancelBatch, async ({ scope, params, body }) =>
    short(await cancelJob(ctx, scope, params.id, body.reason)),
  )
  serveCall(app, ctx, calls.retryBatch, async ({ scope, params, body, attempt }) =>
    short(await rerunJob(ctx, scope, params.id, attempt, body.reason)),
  )
  serveCall(app, ctx, calls.batchErrors, async ({ scope, params, reply }) =>
    sendAttachment(reply, 'errors.csv', await batchErrorsCsv(ctx, scope, params.id)),
  )
}
