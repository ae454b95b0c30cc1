import { z } from 'zod'
import { defineCall, named } from './define.ts'
import { password } from './fields.ts'

/** Named by A115: accepts an invitation with the token of its link, and chooses the sub-user's password. */
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

/** For a secondary user who has neither the app nor a recovery code left; the account's holder alone may do it. */
export const resetSubUserSecondFactor = defineCall({
  service: 'main',
  method: 'POST',
  path: '/sub-users/{id}/second-factor/reset',
  auth: 'customer',
  style: 'http',
  summary: "Reset a secondary user's two-step verification",
  params: z.object({ id: z.string().max(64) }),
  reply: z.object({ on: z.literal(false) }),
  errors: ['not_found'],
})
