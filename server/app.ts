import Fastify, { type FastifyBaseLogger, LogController, type RouteOptions } from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { limits } from '../contracts/limits.ts'
import { createAuthenticator } from './accounts/liveSession.ts'
import { accountsRoutes } from './accounts/routes.ts'
import { addressesRoutes } from './addresses/routes.ts'
import { adminRoutes } from './admin/routes.ts'
import { createKeyRing } from './apiKeys/keyRing.ts'
import { apiKeysRoutes } from './apiKeys/routes.ts'
import { bulkRoutes } from './bulk/routes.ts'
import { challanOrdersRoutes } from './challans/orders/routes.ts'
import { challanPaymentRoutes } from './challans/payment/routes.ts'
import { challansRoutes } from './challans/routes.ts'
import type { Context } from './context.ts'
import { dashboardRoutes } from './dashboard/routes.ts'
import { draftsRoutes } from './drafts/routes.ts'
import { featuresRoutes } from './features/routes.ts'
import { gatewayRoutes } from './gateway/routes.ts'
import { gstRoutes } from './gst/routes.ts'
import { docsRoutes } from './http/docs.ts'
import { replyWithError } from './http/errors.ts'
import { healthRoutes } from './http/health.ts'
import { pagesRoutes } from './http/pages.ts'
import { protect } from './http/protect.ts'
import type { App, HttpContext } from './http/types.ts'
import { newId } from './ids.ts'
import { invoicesRoutes } from './invoices/routes.ts'
import { statementsRoutes } from './invoices/statements/routes.ts'
import { kycRoutes } from './kyc/routes.ts'
import { leadsRoutes } from './leads/routes.ts'
import { mailsRoutes } from './mails/routes.ts'
import { notesRoutes } from './notes/routes.ts'
import { objectsRoutes } from './objects/routes.ts'
import { paymentsRoutes } from './payments/routes.ts'
import { postpaidRoutes } from './postpaid/routes.ts'
import { pricesRoutes } from './prices/routes.ts'
import { checkoutRoutes } from './sandbox/checkout/routes.ts'
import { sandboxRoutes } from './sandbox/routes.ts'
import { staffRoutes } from './staff/routes.ts'
import { templatesRoutes } from './templates/routes.ts'
import { testApisRoutes } from './testApis/routes.ts'
import { tutorialsRoutes } from './tutorials/routes.ts'
import { unsubscribeRoutes } from './unsubscribe/routes.ts'
import { usageRoutes } from './usage/routes.ts'
import { verificationsRoutes } from './verifications/routes.ts'
import { walletsRoutes } from './wallets/routes.ts'
import { webhooksRoutes } from './webhooks/routes.ts'

/** Builds the server without listening; tests inject into it, and guards see each route as it is made. */
export async function buildApp(context: Context, seeRoute?: (route: RouteOptions) => void): Promise<App> {
  const loggerInstance: FastifyBaseLogger = context.log
  const app: App = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: context.config.TRUST_PROXY.length > 0 && context.config.TRUST_PROXY,
    bodyLimit: limits.bodyBytes,
    requestTimeout: limits.receiveMs,
    genReqId: () => newId('req'),
    forceCloseConnections: 'idle',
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(replyWithError)
  app.decorateRequest('actor', null)
  app.decorateRequest('refusedFor', null)
  if (seeRoute) app.addHook('onRoute', seeRoute)

  const ctx: HttpContext = { ...context, authenticator: createAuthenticator(context), keyRing: createKeyRing(context) }
  await protect(app, ctx)
  // Before the areas, so that it sees every route.
  await docsRoutes(app, ctx)
  for (const routes of areas) routes(app, ctx)
  await healthRoutes(app, ctx)
  await pagesRoutes(app, ctx)
  return app
}

const areas = [
  accountsRoutes,
  kycRoutes,
  featuresRoutes,
  gstRoutes,
  walletsRoutes,
  paymentsRoutes,
  invoicesRoutes,
  statementsRoutes,
  postpaidRoutes,
  pricesRoutes,
  verificationsRoutes,
  bulkRoutes,
  draftsRoutes,
  templatesRoutes,
  challansRoutes,
  challanOrdersRoutes,
  challanPaymentRoutes,
  apiKeysRoutes,
  addressesRoutes,
  gatewayRoutes,
  testApisRoutes,
  webhooksRoutes,
  dashboardRoutes,
  adminRoutes,
  leadsRoutes,
  mailsRoutes,
  staffRoutes,
  notesRoutes,
  objectsRoutes,
  sandboxRoutes,
  tutorialsRoutes,
  unsubscribeRoutes,
  usageRoutes,
  checkoutRoutes,
]
