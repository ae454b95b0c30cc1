import { z } from 'zod'
import { MAX_PAISE, reason } from '../fields/schemas.ts'
import { providerEnvironmentField } from '../platform/sourceProviders.ts'
import { type ProductId, productIds } from '../products/index.ts'
import { defineCall } from './define.ts'

const staff = {
  service: 'admin',
  auth: 'admin',
  style: 'http',
  method: 'POST',
  access: ['admin.sources', 'edit'],
  fresh: true,
} as const

const ofServer = z.object({ id: z.string().max(40) })
const done = z.object({ id: z.string() })

/** Makes or changes the account with a provider. A new one is off until it is turned on. */
export const saveApiServer = defineCall({
  ...staff,
  path: '/api-servers/{id}',
  summary: 'Set up or change the account with a provider',
  params: ofServer,
  body: z.object({
    environment: providerEnvironmentField,
    /** Instead of the provider's own address. */
    address: z.string().trim().max(300).nullable(),
    /** Milliseconds for one question; null: the general time-out of sources. */
    timeoutMs: z.number().int().min(100).max(60_000).nullable(),
    reason,
  }),
  reply: done,
  errors: ['not_found'],
})

/** Takes effect on every node within five seconds. Routes that name the provider ask the next one. */
export const switchApiServer = defineCall({
  ...staff,
  path: '/api-servers/{id}/switch',
  summary: 'Turn a provider on or off',
  params: ofServer,
  body: z.object({ on: z.boolean(), reason }),
  reply: done,
  errors: ['not_found', 'conflict'],
})

/** Write-only. The keys before them stay valid for `overlapHours`, so that nothing fails while the provider learns the new ones. */
export const setApiServerKeys = defineCall({
  ...staff,
  path: '/api-servers/{id}/keys',
  summary: 'Set the keys of a provider',
  params: ofServer,
  body: z.object({
    values: z.record(z.string().max(40), z.string().max(4_000)),
    overlapHours: z.number().int().min(0).max(720),
    reason,
  }),
  reply: done,
  errors: ['not_found'],
})

export const endApiServerKeys = defineCall({
  ...staff,
  path: '/api-servers/{id}/keys/{set}/end',
  summary: 'End keys of a provider at once',
  params: ofServer.extend({ set: z.string().max(64) }),
  body: z.object({ reason }),
  reply: done,
  errors: ['not_found'],
})

/** What an answer costs us, as agreed with the provider; null: its public price, if it has one. */
export const setApiServerPrice = defineCall({
  ...staff,
  path: '/api-servers/{id}/price',
  summary: "Set what a provider's answer costs",
  params: ofServer,
  body: z.object({
    product: z.enum(productIds as [ProductId, ...ProductId[]]),
    pricePaise: z.number().int().min(0).max(MAX_PAISE).nullable(),
    reason,
  }),
  reply: done,
  errors: ['not_found'],
})
