import { z } from 'zod'
import { password } from '../fields/schemas.ts'
import { defineCall, named } from './define.ts'

/** Path: A115. Accepts an invitation with the token of its link, and sets the sub-user's password. */
export const subUserVerifyEmail = defineCall({
  service: 'main',
  method: 'POST',
  path: '/subUser/verifyEmail',
  auth: 'client',
  style: 'named',
  summary: 'Accept an invitation as a secondary user',
  body: z.object({ token: z.string().max(64), password }),
  reply: named({}),
})

/** For a sub-user who has lost both the app and the recovery codes; only the account's holder may do it. */
export const resetSubUserSecondFactor = defineCall({
  service: 'main',
  method: 'POST',
  path: '/sub-users/{id}/second-factor/reset',
  auth: 'customer',
  access: ['account', 'edit'],
  style: 'http',
  fresh: true,
  summary: "Reset a secondary user's two-step verification",
  params: z.object({ id: z.string().max(64) }),
  reply: z.object({ on: z.literal(false) }),
  errors: ['not_found'],
})
