import { createFaceChallenge, createFaceChallengeByApi } from '../../contracts/calls/faceChallenges.ts'
import { serveCall } from '../platform/http/serveCall.ts'
import type { App, HttpContext } from '../platform/http/types.ts'
import { createChallenge } from './challenges.ts'

export function facesRoutes(app: App, ctx: HttpContext): void {
  serveCall(app, ctx, createFaceChallenge, ({ scope }) => createChallenge(ctx, scope))
}

/** The same for developers, inside their room of the server with its limits and its log. */
export function serveFacesByApi(v1: App, ctx: HttpContext): void {
  serveCall(v1, ctx, createFaceChallengeByApi, ({ scope }) => createChallenge(ctx, scope))
}
