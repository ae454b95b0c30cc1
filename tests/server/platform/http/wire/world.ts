import { hashPassword } from '../../../../../server/people/accounts/passwords.ts'
import type { Context } from '../../../../../server/platform/context.ts'
import type { App } from '../../../../../server/platform/http/types.ts'
import { makeCustomer, makeSubUser, signedIn } from '../../../../support/factories.ts'
import { goodPassword } from '../../../../support/registration.ts'
import { post } from '../../../../support/signIn.ts'

/** Who and what a call is made with: somebody fresh. */
export async function makeWorld(app: App, ctx: Context) {
  const customer = await makeCustomer(ctx.db, { kycComplete: false })
  const { userId } = customer
  const subUserId = await makeSubUser(ctx.db, userId)
  const password_hash = await hashed
  await ctx.db.updateTable('users').set({ password_hash }).where('id', '=', userId).execute()
  await ctx.db.updateTable('sub_users').set({ password_hash }).where('id', '=', subUserId).execute()
  const headers = await signedIn(ctx, { userId })
  const subEmail = `${subUserId}@customer.test`
  const say = (path: string, body: object, more = headers) => post(app, ctx, path, body, more)
  return { app, ctx, ...customer, subUserId, subEmail, headers, say }
}

export type World = Awaited<ReturnType<typeof makeWorld>>

export const hashed = hashPassword(goodPassword)
