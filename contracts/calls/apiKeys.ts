import { z } from 'zod'
import { overlaps } from '../checks/apiKeys.ts'
import { apiKey } from '../resources/apiKey.ts'
import { defineCall } from './define.ts'

/**
 * Replaces the secret of a key, which keeps its name, scopes and expiry; the new one is returned this once. The old one remains
 * valid for `overlap`; that of an earlier rotation ends at once.
 */
export const rotateApiKey = defineCall({
  service: 'main',
  method: 'POST',
  path: '/api-keys/{id}/rotate',
  auth: 'customer',
  access: ['apiKeys', 'edit'],
  style: 'http',
  fresh: true,
  summary: 'Rotate an API key',
  params: z.object({ id: z.string().max(64) }),
  body: z.object({ overlap: z.enum(overlaps) }),
  reply: apiKey.created as NonNullable<typeof apiKey.created>,
  errors: ['not_found', 'conflict'],
})
