import { z } from 'zod'
import { overlaps } from '../keyOverlaps.ts'
import { apiKey } from '../resources/apiKey.ts'
import { defineCall } from './define.ts'

/**
 * A new secret for the same key, with its name, scopes and end; answered this once. The old one works on beside it for `overlap`. A
 * secret of a rotation before, which was still working, stops at once.
 */
export const rotateApiKey = defineCall({
  service: 'main',
  method: 'POST',
  path: '/api-keys/{id}/rotate',
  auth: 'customer',
  style: 'http',
  summary: 'Rotate an API key',
  params: z.object({ id: z.string().max(64) }),
  body: z.object({ overlap: z.enum(overlaps) }),
  reply: apiKey.created as NonNullable<typeof apiKey.created>,
  errors: ['not_found', 'conflict'],
})
