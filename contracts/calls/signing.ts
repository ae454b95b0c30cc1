import { z } from 'zod'
import { defineCall } from './define.ts'

/** Anybody may have it: who trusts it sees our documents as ours in any PDF reader. */
export const readSigningRoots = defineCall({
  service: 'public',
  method: 'GET',
  path: '/signing-root.pem',
  summary: 'Get the root certificates of signed documents',
  auth: 'none',
  style: 'http',
  raw: 'application/x-pem-file',
  reply: z.unknown(),
})
