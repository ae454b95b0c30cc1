import { findBranch } from '../../../contracts/calls/ifsc.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import type { App, HttpContext } from '../../platform/http/types.ts'
import { explainUnknownIfsc, lookupIfsc } from '../../sources/banks/index.ts'

export function banksRoutes(app: App, ctx: HttpContext): void {
  serveCall(app, ctx, findBranch, async ({ params: { code } }) => {
    const branch = lookupIfsc(code)
    return branch ? { found: true as const, ...branch } : { found: false as const, ...explainUnknownIfsc(code) }
  })
}
