import type { KeyScope } from '../../contracts/checks/apiKeys.ts'
import { createApiKey } from '../../server/people/apiKeys/createApiKey.ts'
import type { Context } from '../../server/platform/context.ts'

interface Limited {
  scopes?: KeyScope[]
  expiresAt?: string
}

/** Creates an API key of a customer like the console. */
export async function makeKey(ctx: Context, userId: string, mode: 'live' | 'test' = 'live', limited: Limited = {}) {
  const actor = {
    kind: 'customer',
    userId,
    subUserId: null,
    sessionId: 'ses_test',
    name: 'Asha Rao',
  } as const
  const scope = { actor: { ...actor, kycComplete: true }, ip: null, requestId: null, locale: 'en' } as const
  const { id, key } = await createApiKey(ctx, scope, { name: 'Tests', mode, scopes: null, expiresAt: null, ...limited })
  return { id, key, headers: { authorization: `Bearer ${key}` } }
}
