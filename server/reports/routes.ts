import { readSigningRoots } from '../../contracts/calls/signing.ts'
import { serveCall } from '../platform/http/serveCall.ts'
import type { App, HttpContext } from '../platform/http/types.ts'
import { rootsAsPem } from './signing/signDocument.ts'

export function reportsRoutes(app: App, ctx: HttpContext): void {
  serveCall(app, ctx, readSigningRoots, async ({ reply }) => {
    reply.type('application/x-pem-file').header('content-disposition', 'attachment; filename="signing-root.pem"')
    return rootsAsPem(ctx)
  })
}
