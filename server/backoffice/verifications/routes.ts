import type { FastifyReply } from 'fastify'
import * as calls from '../../../contracts/calls/verificationTasks.ts'
import { fileTypes } from '../../../contracts/files/files.ts'
import { bgcUser } from '../../../contracts/resources/bgcUser.ts'
import { verificationTask } from '../../../contracts/resources/verificationTask.ts'
import { contentDispositionOf } from '../../engines/fileName.ts'
import { openFile } from '../../files/openFile.ts'
import { recordAccess } from '../../platform/audit/recordAccess.ts'
import type { Scope } from '../../platform/context.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import { serveResource } from '../../platform/http/serveResource.ts'
import type { App, HttpContext } from '../../platform/http/types.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { notFound } from '../../platform/problem.ts'
import { listBgcUsers, showBgcUser } from './accounts.ts'
import { assignTask } from './assign.ts'
import { judgeTask } from './judge.ts'
import { listTasks } from './listTasks.ts'
import { fileIdsOf, revealTask, showTask } from './showTask.ts'
import { releaseTask, takeTask } from './take.ts'
import { findTask } from './tasks.ts'
import { changeSkills, listVerifiers, listVerifiersFor } from './verifiers.ts'

/** Staff who verify: the accounts, the checks that wait for a verifier, and who may take them. */
export function verificationTaskRoutes(app: App, ctx: HttpContext): void {
  serveResource(app, ctx, bgcUser, {
    list: (_scope, query) => listBgcUsers(ctx, query),
    show: (_scope, id) => showBgcUser(ctx, id),
  })
  serveResource(app, ctx, verificationTask, { list: (scope, query) => listTasks(ctx, scope, query) })
  serveCall(app, ctx, calls.showVerificationTask, ({ scope, params }) => showTask(ctx, scope, params.id))
  serveCall(app, ctx, calls.revealVerificationTask, ({ scope, params, body }) =>
    revealTask(ctx, scope, { ...params, ...body }),
  )
  serveCall(app, ctx, calls.openVerificationFile, ({ scope, params, body, reply }) =>
    sendFile(ctx, scope, { ...params, ...body, reply }),
  )
  serveCall(app, ctx, calls.takeVerificationTask, ({ scope, params }) => takeTask(ctx, scope, params.id))
  serveCall(app, ctx, calls.releaseVerificationTask, ({ scope, params }) => releaseTask(ctx, scope, params.id))
  serveCall(app, ctx, calls.assignVerificationTask, ({ scope, params, body }) =>
    assignTask(ctx, scope, { ...params, ...body }),
  )
  serveCall(app, ctx, calls.judgeVerificationTask, ({ scope, params, body }) =>
    judgeTask(ctx, scope, { ...params, ...body, kind: 'verifierReview' }),
  )
  serveCall(app, ctx, calls.answerQualityTask, ({ scope, params, body }) =>
    judgeTask(ctx, scope, { ...params, ...body, kind: 'quality' }),
  )
  serveCall(app, ctx, calls.listVerifiers, () => listVerifiers(ctx))
  serveCall(app, ctx, calls.listVerifiersFor, ({ params }) => listVerifiersFor(ctx, params.id))
  serveCall(app, ctx, calls.changeVerifierSkills, ({ scope, params, body }) =>
    changeSkills(ctx, scope, { ...params, ...body }),
  )
}

interface Opened {
  id: string
  file: string
  reason: string
  reply: FastifyReply
}

/** Only a file of a step that the task judges; recorded before it is sent. */
async function sendFile(ctx: HttpContext, scope: Scope<AdminActor>, { id, file, reason, reply }: Opened) {
  const task = await findTask(ctx, ctx.db, id)
  if (!(await fileIdsOf(ctx, task)).has(file)) throw notFound('file')
  const { name, type, content } = await openFile(ctx, task.user_id, file)
  await recordAccess(ctx.db, scope, { action: 'file.read', subject: file, userId: task.user_id, reason })
  return reply
    .header('content-type', fileTypes[type])
    .header('content-disposition', contentDispositionOf('attachment', name))
    .header('content-security-policy', 'sandbox')
    .send(content)
}
