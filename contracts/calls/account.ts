import { z } from 'zod'
import { grants } from '../people/grantSchemas.ts'
import { defineCall, named } from './define.ts'

const customer = { service: 'main', auth: 'customer', style: 'named' } as const

const ofUser = z.object({ userId: z.string().max(64) })

export const profile = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  customerId: z.string().nullable(),
  isActive: z.boolean(),
  companyName: z.string().nullable(),
  phone: z.string().nullable(),
  kycComplete: z.boolean(),
  /** A read-only sub-user, who can neither change nor spend anything. */
  viewOnly: z.boolean().optional(),
  /** What the role of whoever is signed in permits. */
  permissions: grants,
  /** The session is support's read-only view, and ends at `until`. */
  supportView: z.object({ id: z.string(), until: z.iso.datetime() }).optional(),
  createdAt: z.iso.datetime(),
})

/** The signed-in customer, with a masked `phone`. Another account's `userId` answers 403. */
export const getProfile = defineCall({
  ...customer,
  method: 'GET',
  path: '/getTrulogProfile/{userId}',
  access: ['account', 'show'],
  summary: "Get the signed-in customer's profile",
  params: ofUser,
  reply: named({ result: profile }),
})

/** A sub-user's own profile (§6), without customer id and phone. Any other `id` answers 403. */
export const getSubUserProfile = defineCall({
  ...customer,
  method: 'GET',
  path: '/user/subUserDetails/{id}',
  access: ['account', 'show'],
  summary: "Get the signed-in secondary user's profile",
  params: z.object({ id: z.string().max(64) }),
  reply: named({ result: profile }),
})

/**
 * `amount` is in rupees, as specified: the balance of a prepaid wallet, the debt of a postpaid one (A34). `accountType` is
 * missing for prepaid in older data (A35). `creditLeft`, in rupees too, is what a postpaid account with a credit limit may still spend.
 */
export const credits = z.object({
  amount: z.number(),
  accountType: z.enum(['Prepaid', 'Postpaid']),
  creditLeft: z.number().optional(),
})

const creditsCall = (path: string, summary: string) =>
  defineCall({
    service: 'main',
    method: 'GET',
    path,
    auth: 'customer',
    access: ['wallets', 'show'],
    style: 'named',
    summary,
    params: ofUser,
    reply: named({ result: credits }),
  })

export const getChallanCredits = creditsCall('/truLog/getChallanCredits/{userId}', 'Get the challan wallet balance')
export const getApiCredits = creditsCall('/truLog/getCredits/{userId}', 'Get the API wallet balance')
export const getProductCredits = creditsCall('/truLog/getProductsCredits/{userId}', 'Get the product wallet balance')

/** Whether the challan wallet is shown (A32). */
export const getChallanControl = defineCall({
  ...customer,
  method: 'GET',
  path: '/fetchProductControl/{userId}/ChallanTool',
  access: ['challans', 'show'],
  summary: 'Check whether the challan wallet is on',
  params: ofUser,
  reply: named({ result: z.object({ status: z.boolean() }) }),
})
