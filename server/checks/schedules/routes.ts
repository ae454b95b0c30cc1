import {
  bulkScheduleChanges,
  bulkScheduleChangesCsv,
  bulkScheduleRuns,
  changeBulkSchedule,
  endBulkSchedule,
  pauseBulkSchedule,
  repeatBulkJob,
  resumeBulkSchedule,
  runBulkSchedule,
} from '../../../contracts/calls/bulkSchedules.ts'
import { bulkSchedule } from '../../../contracts/resources/bulkSchedule.ts'
import { sendAttachment } from '../../platform/http/sendAttachment.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import { serveResource } from '../../platform/http/serveResource.ts'
import type { App, HttpContext } from '../../platform/http/types.ts'
import { changeSchedule, endSchedule, pauseSchedule, resumeSchedule } from './change.ts'
import { changesCsv, listChanges } from './changes.ts'
import { repeatJob } from './create.ts'
import { listRuns, listSchedules } from './list.ts'
import { presentSchedule } from './present.ts'
import { ownSchedule } from './schedule.ts'
import { runNow } from './startRun.ts'

export function schedulesRoutes(app: App, ctx: HttpContext): void {
  serveResource(app, ctx, bulkSchedule, {
    list: (scope, query) => listSchedules(ctx, scope, query),
    show: async (scope, id) => presentSchedule(ctx, await ownSchedule(ctx.db, scope, id)),
  })
  serveCall(app, ctx, repeatBulkJob, ({ scope, params, body, attempt }) =>
    repeatJob(ctx, scope, params.id, body, attempt),
  )
  serveCall(app, ctx, changeBulkSchedule, ({ scope, params, body }) => changeSchedule(ctx, scope, params.id, body))
  serveCall(app, ctx, pauseBulkSchedule, ({ scope, params }) => pauseSchedule(ctx, scope, params.id))
  serveCall(app, ctx, resumeBulkSchedule, ({ scope, params }) => resumeSchedule(ctx, scope, params.id))
  serveCall(app, ctx, endBulkSchedule, ({ scope, params }) => endSchedule(ctx, scope, params.id))
  serveCall(app, ctx, runBulkSchedule, ({ scope, params, body, attempt }) =>
    runNow(ctx, scope, params.id, body, attempt),
  )
  serveCall(app, ctx, bulkScheduleRuns, ({ scope, params }) => listRuns(ctx, scope, params.id))
  serveCall(app, ctx, bulkScheduleChanges, ({ scope, params, query }) => listChanges(ctx, scope, params, query))
  serveCall(app, ctx, bulkScheduleChangesCsv, async ({ scope, params, reply }) =>
    sendAttachment(reply, 'changes.csv', await changesCsv(ctx, scope, params)),
  )
}
