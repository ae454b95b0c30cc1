import * as calls from '../../../../contracts/calls/passkeys.ts'
import { serveCall } from '../../../platform/http/serveCall.ts'
import type { App, HttpContext } from '../../../platform/http/types.ts'
import { userAgentOf } from '../client.ts'
import { addPasskey, beginPasskey } from './add.ts'
import { listPasskeys, removePasskey, renamePasskey } from './own.ts'
import { beginPasskeyProof, provePasskey } from './prove.ts'
import { type RpOf, requireRp } from './relyingParty.ts'
import { beginPasskeySignIn, passkeySignIn } from './signIn.ts'

export function passkeyRoutes(app: App, ctx: HttpContext, rpOf: RpOf): void {
  serveCall(app, ctx, calls.beginPasskeySignIn, async ({ scope, request }) =>
    beginPasskeySignIn(ctx, scope, 'customer', await requireRp(rpOf, request, scope)),
  )
  serveCall(app, ctx, calls.beginStaffPasskeySignIn, async ({ scope, request }) =>
    beginPasskeySignIn(ctx, scope, 'admin', await requireRp(rpOf, request, scope)),
  )
  serveCall(app, ctx, calls.passkeySignIn, async ({ scope, body, request }) => {
    const rp = await requireRp(rpOf, request, scope)
    return passkeySignIn(ctx, scope, { audience: 'customer', rp }, body, userAgentOf(request))
  })
  serveCall(app, ctx, calls.staffPasskeySignIn, async ({ scope, body, request }) => {
    const rp = await requireRp(rpOf, request, scope)
    return passkeySignIn(ctx, scope, { audience: 'admin', rp }, body, userAgentOf(request))
  })
  for (const call of [calls.listPasskeys, calls.listStaffPasskeys])
    serveCall(app, ctx, call, async ({ scope, request }) =>
      listPasskeys(ctx, scope, await rpOf(request), userAgentOf(request)),
    )
  for (const call of [calls.beginPasskey, calls.beginStaffPasskey])
    serveCall(app, ctx, call, async ({ scope, request }) =>
      beginPasskey(ctx, scope, await requireRp(rpOf, request, scope)),
    )
  for (const call of [calls.addPasskey, calls.addStaffPasskey])
    serveCall(app, ctx, call, async ({ scope, body, request }) =>
      addPasskey(ctx, scope, await requireRp(rpOf, request, scope), body),
    )
  for (const call of [calls.renamePasskey, calls.renameStaffPasskey])
    serveCall(app, ctx, call, async ({ scope, params, body, request }) =>
      renamePasskey(ctx, scope, await rpOf(request), params.id, body.name),
    )
  for (const call of [calls.removePasskey, calls.removeStaffPasskey])
    serveCall(app, ctx, call, ({ scope, params }) => removePasskey(ctx, scope, params.id))
  for (const call of [calls.beginPasskeyProof, calls.beginStaffPasskeyProof])
    serveCall(app, ctx, call, async ({ scope, request }) =>
      beginPasskeyProof(ctx, scope, await requireRp(rpOf, request, scope)),
    )
  for (const call of [calls.provePasskey, calls.proveStaffPasskey])
    serveCall(app, ctx, call, async ({ scope, body, request }) =>
      provePasskey(ctx, scope, await requireRp(rpOf, request, scope), body),
    )
}
