import { z } from 'zod'
import { defineCall } from './define.ts'

const common = { service: 'main', auth: 'customer', style: 'http', gate: 'kyc' } as const
const id = z.string().max(64)
const byId = z.object({ id })

/** The check as a PDF in the language of the request. It shows names and its subject; other numbers are masked. The access log records it. */
export const downloadVerification = defineCall({
  ...common,
  method: 'GET',
  path: '/verifications/{id}/pdf',
  access: ['verifications', 'export'],
  summary: 'Download a verification as a PDF',
  params: byId,
  raw: 'application/pdf',
  reply: z.unknown(),
  errors: ['not_found'],
})

export const shareLifetimes = ['hour', 'day', 'week'] as const

const share = z.object({
  id: z.string(),
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  state: z.enum(['active', 'expired', 'revoked']),
  openings: z.number().int(),
  lastOpenedAt: z.iso.datetime().nullable(),
})

/** Links that show a check to whoever has them. The account's owner only: they leave the account. Newest first. */
export const listShares = defineCall({
  ...common,
  method: 'GET',
  path: '/verifications/{id}/shares',
  access: ['verifications.share', 'list'],
  summary: 'List the shared links of a verification',
  params: byId,
  reply: z.array(share),
  errors: ['not_found'],
})

/** The link is returned once; only its hash is stored. 409 when too many are active. */
export const shareVerification = defineCall({
  ...common,
  method: 'POST',
  path: '/verifications/{id}/shares',
  access: ['verifications.share', 'create'],
  summary: 'Share a verification with a link that expires',
  params: byId,
  body: z.object({ lifetime: z.enum(shareLifetimes) }),
  reply: z.object({ url: z.string(), share }),
  errors: ['not_found', 'conflict'],
})

/** Idempotent. */
export const revokeShare = defineCall({
  ...common,
  method: 'POST',
  path: '/verifications/{id}/shares/{shareId}/revoke',
  access: ['verifications.share', 'delete'],
  summary: 'Revoke a shared link',
  params: z.object({ id, shareId: id }),
  reply: share,
  errors: ['not_found'],
})

/**
 * The page of a link. It shows the result when the reader asks for it (`show`), because messengers fetch every link to preview it: those
 * fetches are neither counted nor shown anything.
 */
export const sharedVerificationPage = defineCall({
  service: 'public',
  method: 'GET',
  path: '/shared-checks/{token}',
  auth: 'none',
  style: 'http',
  summary: 'Page of a shared verification',
  params: z.object({ token: z.string().max(64) }),
  query: z.object({ show: z.literal('1').optional() }),
  raw: 'text/html',
  reply: z.unknown(),
  errors: ['not_found'],
})
