import { downloadAnyStatement, downloadStatement } from '../../../../contracts/calls/statements.ts'
import { customerStatement, postpaidStatement } from '../../../../contracts/resources/postpaidStatement.ts'
import { audit } from '../../../platform/audit/audit.ts'
import { sendAttachment } from '../../../platform/http/sendAttachment.ts'
import { serveCall } from '../../../platform/http/serveCall.ts'
import { serveResource } from '../../../platform/http/serveResource.ts'
import type { App, HttpContext } from '../../../platform/http/types.ts'
import { signedPdf } from '../../../reports/signedPdf.ts'
import { sellerOf } from '../parties.ts'
import { statementDocument } from './document.ts'
import { findStatement, listStatements } from './list.ts'

export function statementsRoutes(app: App, ctx: HttpContext): void {
  const { db, config } = ctx
  serveResource(app, ctx, postpaidStatement, {
    list: ({ actor }, query) => listStatements(ctx, query, actor.userId),
    show: ({ actor }, id) => findStatement(ctx, id, actor.userId),
  })
  serveResource(app, ctx, customerStatement, {
    list: (_scope, query) => listStatements(ctx, query),
    show: (_scope, id) => findStatement(ctx, id),
  })
  const pdf = async (id: string, userId?: string) => {
    const statement = await findStatement(ctx, id, userId)
    return {
      pdf: await signedPdf(ctx, statementDocument(statement, sellerOf(config)), 'en'),
      name: `statement-${statement.month}.pdf`,
      userId: statement.userId,
    }
  }
  serveCall(app, ctx, downloadStatement, async ({ scope, params, reply }) => {
    const file = await pdf(params.id, scope.actor.userId)
    return sendAttachment(reply, file.name, file.pdf)
  })
  serveCall(app, ctx, downloadAnyStatement, async ({ scope, params, reply }) => {
    const file = await pdf(params.id)
    await audit(db, scope, { action: 'statement.downloaded', subject: params.id, userId: file.userId })
    return sendAttachment(reply, file.name, file.pdf)
  })
}
