import type { Context } from '../../../../server/platform/context.ts'
import type { App } from '../../../../server/platform/http/types.ts'
import { listMessages } from '../../../../server/sandbox/messages.ts'
import { makeCustomer, signedIn } from '../../../support/factories.ts'
import { post } from '../../../support/signIn.ts'

export const pan = 'AAAPZ1000A'
/** The documented Aadhaar numbers of the sandbox. */
export const aadhaar = { found: '234123410008', missing: '234123414043', down: '234123415035' }
export const useCase = 'We check the vendors whom we pay, once a year.'

/** A customer at the start of KYC, with calls that name their step. */
export async function applicant(app: App, ctx: Context) {
  const { userId, email } = await makeCustomer(ctx.db, { kycComplete: false })
  const headers = await signedIn(ctx, { userId })
  const step = (path: string, payload: object) => post(app, ctx, `/api/kyc/${path}`, payload, headers)
  const read = async (info: 'userInfo' | 'companyInfo') =>
    (await app.inject({ url: `/api/user/getKyc/${info}/${userId}`, headers })).json().result
  const newestMail = async () => (await listMessages(ctx, email))[0]
  return { userId, email, headers, step, read, newestMail }
}

export type Applicant = Awaited<ReturnType<typeof applicant>>

export async function verifyAadhaar({ step, newestMail }: Applicant, number = aadhaar.found) {
  await step('individual/aadhaar', { aadhaar: number, consent: true })
  return step('individual/aadhaar/verify', { aadhaar: number, otp: (await newestMail())?.otp ?? '' })
}

/** The individual path up to its submission. */
export async function submitIndividual(one: Applicant) {
  await one.step('individual/pan', { pan })
  await verifyAadhaar(one)
  return one.step('individual/use-case', { useCase })
}
