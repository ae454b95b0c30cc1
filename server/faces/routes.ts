import { createFaceChallenge, createFaceChallengeByApi } from '../../contracts/calls/faceChallenges.ts'
import * as calls from '../../contracts/calls/faceSearch.ts'
import { serveCall } from '../platform/http/serveCall.ts'
import type { App, HttpContext } from '../platform/http/types.ts'
import { createChallenge } from './challenges.ts'
import { enrolFace, removeFace, requireLive } from './changeFaces.ts'
import { showFace } from './faceRow.ts'
import { readSetting, turnOff, turnOn } from './faceSet.ts'
import { listFaces } from './listFaces.ts'

/** Challenges of liveness, and the account's set of faces. */
export function facesRoutes(app: App, ctx: HttpContext): void {
  serveCall(app, ctx, createFaceChallenge, ({ scope }) => createChallenge(ctx, scope))
  serveCall(app, ctx, calls.readFaceSearch, ({ scope }) => readSetting(ctx, scope))
  serveCall(app, ctx, calls.turnOnFaceSearch, ({ scope, body }) => turnOn(ctx, scope, body.purpose))
  serveCall(app, ctx, calls.turnOffFaceSearch, ({ scope }) => turnOff(ctx, scope))
  serveCall(app, ctx, calls.listFaces, ({ scope, query }) => listFaces(ctx, scope, query))
  serveCall(app, ctx, calls.enrolFace, ({ scope, body }) => enrolFace(ctx, scope, body))
  serveCall(app, ctx, calls.showFace, ({ scope, params }) => showFace(ctx, scope, params.id))
  serveCall(app, ctx, calls.removeFace, ({ scope, params }) => removeFace(ctx, scope, params.id))
}

/** The same for developers, inside the plugin of `/v1`, with its limits and its log. Only a person turns the search on or off. */
export function serveFacesByApi(v1: App, ctx: HttpContext): void {
  serveCall(v1, ctx, createFaceChallengeByApi, ({ scope }) => createChallenge(ctx, scope))
  serveCall(v1, ctx, calls.readFaceSearchByApi, ({ scope }) => {
    requireLive(scope)
    return readSetting(ctx, scope)
  })
  serveCall(v1, ctx, calls.listFacesByApi, ({ scope, query }) => {
    requireLive(scope)
    return listFaces(ctx, scope, query)
  })
  serveCall(v1, ctx, calls.enrolFaceByApi, ({ scope, body }) => enrolFace(ctx, scope, body))
  serveCall(v1, ctx, calls.showFaceByApi, ({ scope, params }) => showFace(ctx, scope, params.id))
  serveCall(v1, ctx, calls.removeFaceByApi, ({ scope, params }) => removeFace(ctx, scope, params.id))
}
