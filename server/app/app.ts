import Fastify, { type FastifyBaseLogger, type FastifyError, LogController, type RouteOptions } from 'fastify'
import { serializerCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { limits } from '../../contracts/platform/limits.ts'
import { createAuthenticator } from '../people/accounts/authenticator.ts'
import { createKeyRing } from '../people/apiKeys/keyRing.ts'
import type { Context } from '../platform/context.ts'
import { watchMethods } from '../platform/http/allowedMethods.ts'
import { replyWithError } from '../platform/http/errors.ts'
import { removeForwardedPorts } from '../platform/http/forwardedFor.ts'
import { registerProtection } from '../platform/http/protection.ts'
import type { App, HttpContext } from '../platform/http/types.ts'
import { validatorCompiler } from '../platform/http/validatorCompiler.ts'
import { requireWellFormed } from '../platform/http/wellFormed.ts'
import { newId } from '../platform/identity/ids.ts'
import { createFullDisks } from '../platform/outages.ts'
import * as areas from './areas.ts'
import { docsRoutes } from './docs/routes.ts'
import { healthRoutes } from './health.ts'
import type { PublicBuild } from './pages/publicBuild.ts'
import { pagesRoutes } from './pages/routes.ts'

interface AppOptions {
  /** Receives each route as it is registered. */
  seeRoute?: (route: RouteOptions) => void
  /** Renders the public pages in place of the build in dist. */
  publicBuild?: PublicBuild
}

/** Builds the server without listening. Tests inject requests. */
export async function buildApp(context: Context, { seeRoute, publicBuild }: AppOptions = {}): Promise<App> {
  const loggerInstance: FastifyBaseLogger = context.log
  const app: App = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: context.config.TRUST_PROXY.length > 0 && context.config.TRUST_PROXY,
    bodyLimit: limits.bodyBytes,
    requestTimeout: limits.receiveMs,
    genReqId: () => newId('req'),
    forceCloseConnections: 'idle',
    // For a URL that matches no route because it cannot be decoded or a part of it is too long.
    frameworkErrors: replyWithError,
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  const fullDisks = createFullDisks()
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    fullDisks.note(error)
    replyWithError(error, request, reply)
  })
  // Before anything reads the caller's address.
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    removeForwardedPorts(raw)
    done()
  })
  app.addHook('preValidation', requireWellFormed)
  app.decorateRequest('actor', null)
  app.decorateRequest('device', null)
  app.decorateRequest('codeHandle', null)
  app.decorateRequest('refusedFor', null)
  app.decorateRequest('framedBy', null)
  if (seeRoute) app.addHook('onRoute', seeRoute)
  const methodsOf = watchMethods(app)

  const ctx: HttpContext = {
    ...context,
    authenticator: createAuthenticator(context),
    keyRing: createKeyRing(context),
    fullDisks,
  }
  await registerProtection(app, ctx)
  // Before the areas, so that it sees every route.
  await docsRoutes(app, ctx)
  for (const routes of Object.values(areas)) routes(app, ctx)
  await healthRoutes(app, ctx)
  await pagesRoutes(app, ctx, { publicBuild, methodsOf })
  return app
}
