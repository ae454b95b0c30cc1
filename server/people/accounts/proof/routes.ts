import {
  getProof,
  getStaffProof,
  proveIdentity as proveCall,
  proveStaffIdentity,
  sendProofCode as sendCall,
  sendStaffProofCode,
} from '../../../../contracts/calls/proof.ts'
import { serveCall } from '../../../platform/http/serveCall.ts'
import type { App, HttpContext } from '../../../platform/http/types.ts'
import { proveIdentity, readProof, sendProofCode } from './prove.ts'

export function proofRoutes(app: App, ctx: HttpContext): void {
  for (const call of [getProof, getStaffProof]) serveCall(app, ctx, call, ({ scope }) => readProof(ctx, scope))
  for (const call of [sendCall, sendStaffProofCode]) serveCall(app, ctx, call, ({ scope }) => sendProofCode(ctx, scope))
  for (const call of [proveCall, proveStaffIdentity])
    serveCall(app, ctx, call, ({ scope, body }) => proveIdentity(ctx, scope, body.proof))
}
