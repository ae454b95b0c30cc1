import { z } from 'zod'
import { type ProductId, productIds } from '../products/index.ts'
import { atMostPaise } from '../resources/verification.ts'
import { type Call, defineCall } from './define.ts'
import { type GatewayBody, gatewayChecks, verificationByApi } from './gateway.ts'

const modes = z.enum(['test', 'live'])

/** The body of `/v1` plus the mode, which a key would determine, and the price that the user was shown. */
const bodyOf = (id: ProductId) => {
  const body = gatewayChecks[id].body as unknown as z.ZodObject
  const more = { mode: modes, atMostPaise: atMostPaise.optional() }
  return body.extend(more) as unknown as z.ZodType<GatewayBody & z.output<z.ZodObject<typeof more>>>
}

const testCall = (id: ProductId) =>
  defineCall({
    service: 'main',
    method: 'POST',
    path: `/test-apis/${id}`,
    auth: 'customer',
    access: ['verifications', 'create'],
    style: 'http',
    summary: `${gatewayChecks[id].summary}, from the test console`,
    body: bodyOf(id),
    reply: verificationByApi,
    errors: ['conflict', ...(gatewayChecks[id].errors ?? [])],
    idempotent: true,
  })

/**
 * The developers' endpoint of each product for a signed-in user, as with a key of the given mode: free in test, charged to the
 * API wallet in live (A117).
 */
export const testApiChecks = Object.fromEntries(productIds.map(id => [id, testCall(id)])) as Record<
  ProductId,
  ReturnType<typeof testCall>
>

export const testApiCalls: readonly Call[] = Object.values(testApiChecks)
