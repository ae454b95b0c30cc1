import { z } from 'zod'
import { reason } from '../fields/schemas.ts'
import { features, productControls } from '../people/features.ts'
import { defineCall, named } from './define.ts'

const staff = { service: 'admin', auth: 'admin', style: 'http' } as const

/** Path: A115. The client treats anything except code 100 with `status` true as off, and ignores errors (A38). */
export const getFeature = defineCall({
  service: 'main',
  method: 'GET',
  path: '/user/features/{userId}/{feature}',
  auth: 'customer',
  access: ['account', 'show'],
  style: 'named',
  summary: 'Check whether a feature is on for the signed-in customer',
  params: z.object({ userId: z.string().max(64), feature: z.string().max(64) }),
  reply: named({ result: z.object({ status: z.boolean() }) }),
})

/** All features of {@link getFeature} in one call, for the console. */
export const listEnabledFeatures = defineCall({
  service: 'main',
  method: 'GET',
  path: '/user/features/{userId}',
  auth: 'customer',
  access: ['account', 'show'],
  style: 'named',
  summary: "List the signed-in customer's enabled features",
  params: z.object({ userId: z.string().max(64) }),
  reply: named({ result: z.object({ features: z.array(z.enum(features)) }) }),
})

const ofUser = z.object({ id: z.string().max(64) })
const switched = {
  on: z.boolean(),
  reason,
}

export const setFeatureEnabled = defineCall({
  ...staff,
  method: 'POST',
  path: '/users/{id}/features',
  access: ['admin.users', 'edit'],
  summary: 'Turn a feature on or off for a customer',
  params: ofUser,
  body: z.object({ feature: z.enum(features), ...switched }),
  reply: z.object({ features: z.array(z.enum(features)) }),
  errors: ['not_found'],
})

/** Separate from the feature of the same name (A32). */
export const setControlEnabled = defineCall({
  ...staff,
  method: 'POST',
  path: '/users/{id}/controls',
  access: ['admin.users', 'edit'],
  summary: 'Turn a product control on or off, such as the challan wallet',
  params: ofUser,
  body: z.object({ control: z.enum(productControls), ...switched }),
  reply: z.object({ controls: z.array(z.enum(productControls)) }),
  errors: ['not_found'],
})

/** The features and controls that are on for a customer. */
export const getSwitches = defineCall({
  ...staff,
  method: 'GET',
  path: '/users/{id}/switches',
  access: ['admin.users', 'show'],
  summary: "List a customer's features and product controls",
  params: ofUser,
  reply: z.object({ features: z.array(z.enum(features)), controls: z.array(z.enum(productControls)) }),
  errors: ['not_found'],
})
