import { listCheckFiles } from '../../../contracts/calls/files.ts'
import {
  exportVerifications,
  findEarlierAnswer as findEarlierAnswerCall,
  findVerificationProduct,
  listProducts,
  rerunVerification,
  revealVerification,
  verificationAccessLog,
} from '../../../contracts/calls/verifications.ts'
import { type InputOf, productIds } from '../../../contracts/products/index.ts'
import { verificationResources } from '../../../contracts/resources/index.ts'
import { sendAttachment } from '../../platform/http/sendAttachment.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import { parseFilter, serveResource } from '../../platform/http/serveResource.ts'
import type { App, HttpContext } from '../../platform/http/types.ts'
import { notFound } from '../../platform/problem.ts'
import { accessLog } from './accessLog.ts'
import { catalogue } from './catalogue.ts'
import { checkFiles } from './checkFiles.ts'
import { findEarlierAnswer, refuseIfAnswered } from './earlierAnswer.ts'
import { exportCsv } from './exportCsv.ts'
import { findKeptAnswer } from './keptAnswer.ts'
import { listVerifications } from './list.ts'
import { ownVerification, presentVerification } from './present.ts'
import { placeOf } from './queue.ts'
import { revealField } from './reveal.ts'
import { rerunOwnVerification, runVerification } from './runVerification.ts'

/** Each product is a resource of its own with the same handlers. */
export function verificationsRoutes(app: App, ctx: HttpContext): void {
  for (const product of productIds)
    serveResource(app, ctx, verificationResources[product], {
      list: (scope, query) => listVerifications(ctx, scope, product, query),
      show: async (scope, id) => {
        const row = await ownVerification(ctx, scope, id)
        if (row.product !== product) throw notFound('verification')
        return presentVerification(ctx.vault, product, row, { queuePlace: await placeOf(ctx, row) })
      },
      create: async (scope, { input, purpose, reference, atMostPaise, unlessAnswered, fresh }, attempt) => {
        const kept = fresh || attempt.resumed ? null : await findKeptAnswer(ctx, scope, { product, input, purpose })
        if (unlessAnswered && !kept && !attempt.resumed) await refuseIfAnswered(ctx, scope, { product, input })
        const request = { product, input: input as InputOf<typeof product>, purpose, reference, atMostPaise, kept }
        const row = await runVerification(ctx, scope, request, attempt)
        return presentVerification(ctx.vault, product, row, { queuePlace: await placeOf(ctx, row) })
      },
    })

  serveCall(app, ctx, revealVerification, ({ scope, params, body }) => revealField(ctx, scope, { ...params, ...body }))
  serveCall(app, ctx, rerunVerification, ({ scope, params, body, attempt }) =>
    rerunOwnVerification(ctx, scope, { ...params, ...body }, attempt),
  )
  serveCall(app, ctx, findEarlierAnswerCall, ({ scope, body }) => findEarlierAnswer(ctx, scope, body))
  serveCall(app, ctx, findVerificationProduct, async ({ scope, params }) => {
    const { id, product } = await ownVerification(ctx, scope, params.id)
    return { id, product }
  })
  serveCall(app, ctx, verificationAccessLog, ({ scope, params }) => accessLog(ctx, scope, params.id))
  serveCall(app, ctx, listCheckFiles, ({ scope, params }) => checkFiles(ctx, scope, params.id))
  serveCall(app, ctx, listProducts, ({ scope }) => catalogue(ctx, scope))
  serveCall(app, ctx, exportVerifications, async ({ scope, query, reply }) => {
    const filter = parseFilter(verificationResources[query.product], query.filter)
    const csv = await exportCsv(ctx, scope, query.product, filter)
    return sendAttachment(reply, `${query.product}.csv`, csv)
  })
}
