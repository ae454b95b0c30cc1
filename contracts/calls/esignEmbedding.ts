import { z } from 'zod'
import { ESIGN_SCOPE } from '../checks/apiKeys.ts'
import { esignSettings, siteOrigin } from '../esign/origins.ts'
import { defineCall } from './define.ts'

/* Documents inside the pages of other sites. */

const common = { service: 'main', auth: 'customer', style: 'http', gate: 'kyc', path: '/esign/settings' } as const

/** The sites that may show documents of the account. */
export const readEsignSettings = defineCall({
  ...common,
  method: 'GET',
  access: ['verifications', 'show'],
  summary: 'Get the settings of e-sign',
  reply: esignSettings,
})

/** Replaces the list of sites. Links that are open inside a site end when it is taken from the list. */
export const saveEsignSettings = defineCall({
  ...common,
  method: 'PUT',
  access: ['apiKeys', 'edit'],
  summary: 'Change the settings of e-sign',
  body: esignSettings,
  reply: esignSettings,
})

/**
 * An address that shows the document inside a page of `origin`, for a recipient who is asked now. It ends in ten minutes, and opens nothing before the recipient has
 * entered a code that is sent to them: neither the site nor the key can sign with it. The page sends messages to the window that shows it: `completed`, `declined`, `error`.
 */
export const embedRecipientByApi = defineCall({
  service: 'gateway',
  auth: 'key',
  scope: ESIGN_SCOPE,
  style: 'http',
  gate: 'kyc',
  method: 'POST',
  path: '/esign/envelopes/{id}/recipients/{recipient}/embed',
  summary: 'Show a document inside a page',
  params: z.object({ id: z.string().max(64), recipient: z.string().max(32) }),
  body: z.object({ origin: siteOrigin }),
  reply: z.object({ url: z.string(), expiresAt: z.iso.datetime() }),
  errors: ['not_found', 'conflict'],
})
