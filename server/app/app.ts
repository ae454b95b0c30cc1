import Fastify, { type FastifyBaseLogger, LogController, type RouteOptions } from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { limits } from '../../contracts/limits.ts'
import { challanOrderRoutes } from '../challans/orderRoutes.ts'
import { challanPaymentRoutes } from '../challans/payment/routes.ts'
import { challansRoutes } from '../challans/routes.ts'
import { bulkRoutes } from '../checks/bulk/routes.ts'
import { dashboardRoutes } from '../checks/dashboard/routes.ts'
import { draftsRoutes } from '../checks/drafts/routes.ts'
import { gatewayRoutes } from '../checks/gateway/routes.ts'
import { templatesRoutes } from '../checks/inputTemplates/routes.ts'
import { testApisRoutes } from '../checks/testApis/routes.ts'
import { usageRoutes } from '../checks/usage/routes.ts'
import { verificationsRoutes } from '../checks/verifications/routes.ts'
import { adminRoutes } from '../desk/admin/routes.ts'
import { leadsRoutes } from '../desk/leads/routes.ts'
import { notesRoutes } from '../desk/notes.ts'
import { reconciliationRoutes } from '../desk/reconciliation/webhook.ts'
import { tutorialsRoutes } from '../desk/tutorials.ts'
import { mailsRoutes } from '../messaging/preferences/routes.ts'
import { unsubscribeRoutes } from '../messaging/preferences/unsubscribe.ts'
import { webhooksRoutes } from '../messaging/webhooks/routes.ts'
import { gstRoutes } from '../money/gst/routes.ts'
import { invoicesRoutes } from '../money/invoices/routes.ts'
import { statementsRoutes } from '../money/invoices/statements/routes.ts'
import { paymentsRoutes } from '../money/payments/routes.ts'
import { postpaidRoutes } from '../money/postpaid/routes.ts'
import { pricesRoutes } from '../money/prices/routes.ts'
import { walletsRoutes } from '../money/wallets/routes.ts'
import { createAuthenticator } from '../people/accounts/authenticator.ts'
import { accountsRoutes } from '../people/accounts/routes.ts'
import { createKeyRing } from '../people/apiKeys/keyRing.ts'
import { apiKeysRoutes } from '../people/apiKeys/routes.ts'
import { featuresRoutes } from '../people/features/routes.ts'
import { ipAllowListRoutes } from '../people/ipAllowList/routes.ts'
import { kycRoutes } from '../people/kyc/routes.ts'
import { staffRoutes } from '../people/staff/routes.ts'
import type { Context } from '../platform/context.ts'
import { replyWithError } from '../platform/http/errors.ts'
import { registerProtection } from '../platform/http/securityPolicies.ts'
import type { App, HttpContext } from '../platform/http/types.ts'
import { newId } from '../platform/identity/ids.ts'
import { objectsRoutes } from '../platform/objectStorage/routes.ts'
import { checkoutRoutes } from '../sandbox/checkout/routes.ts'
import { sandboxRoutes } from '../sandbox/routes.ts'
import { docsRoutes } from './docs/routes.ts'
import { healthRoutes } from './health.ts'
import { pagesRoutes } from './pages/routes.ts'

/** Builds the server without listening. Tests inject requests; `seeRoute` receives each route as it is registered. */
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
  await registerProtection(app, ctx)
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
  reconciliationRoutes,
  invoicesRoutes,
  statementsRoutes,
  postpaidRoutes,
  pricesRoutes,
  verificationsRoutes,
  bulkRoutes,
  draftsRoutes,
  templatesRoutes,
  challansRoutes,
  challanOrderRoutes,
  challanPaymentRoutes,
  apiKeysRoutes,
  ipAllowListRoutes,
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
