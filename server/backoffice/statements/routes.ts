import { getStatementFailures, openStatementFile } from '../../../contracts/calls/bankStatements.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import type { App, HttpContext } from '../../platform/http/types.ts'
import { readFailures } from './failures.ts'
import { openForStaff } from './openForStaff.ts'

/** Bank statements of all customers, for staff who look after the reader. */
export function staffStatementRoutes(app: App, ctx: HttpContext): void {
  serveCall(app, ctx, getStatementFailures, () => readFailures(ctx))
  serveCall(app, ctx, openStatementFile, ({ scope, params }) => openForStaff(ctx, scope, params.id))
}
