import { z } from 'zod'
import { ESIGN_SCOPE } from '../checks/apiKeys.ts'
import { reason } from '../fields/schemas.ts'
import { stampPaperResource } from '../resources/stampPaper.ts'
import { defineCall } from './define.ts'

/* Stamp papers of an account, beside their list (`resources/stampPaper`). */

const stock = z.object({
  stock: z.array(
    z.object({
      /** The Indian state or union territory, by its English name. */
      state: z.string(),
      /** Integer paise. */
      valuePaise: z.number().int(),
      free: z.number().int(),
      reserved: z.number().int(),
      used: z.number().int(),
    }),
  ),
})

const counting = {
  method: 'GET',
  path: '/esign/stamps',
  summary: 'Count stamp papers',
  reply: stock,
} as const

/** How many stamp papers there are of each state and value, those with the fewest free ones first. */
export const countStampPapers = defineCall({
  ...counting,
  service: 'main',
  auth: 'customer',
  style: 'http',
  gate: 'kyc',
  access: ['verifications', 'list'],
})

export const countStampPapersByApi = defineCall({
  ...counting,
  service: 'gateway',
  auth: 'key',
  style: 'http',
  gate: 'kyc',
  scope: ESIGN_SCOPE,
})

/** Takes a free stamp paper out of the stock: it is damaged, or was given back. 409 for any other. */
export const withdrawStampPaper = defineCall({
  service: 'main',
  auth: 'customer',
  style: 'http',
  gate: 'kyc',
  access: ['verifications', 'edit'],
  params: z.object({ id: z.string().max(64) }),
  method: 'POST',
  path: '/esign/stamps/{id}/withdraw',
  summary: 'Withdraw a stamp paper',
  body: z.object({ reason }),
  reply: stampPaperResource.record,
  errors: ['not_found', 'conflict'],
})
