import { z } from 'zod'
import { challanOrderStatuses } from '../challans.ts'
import { challan, challanNumber, challanOrder, challanOrderFields, parentId, vehicleNumber } from './challanFields.ts'
import { defineCall, named } from './define.ts'

/**
 * The public service mirrors HTTP's numbers in `code` (A90, A116): 200, 400 bad input, 401 an access token that is missing, expired or
 * another's, 402 payment not possible, 404, 409, 410 an expired code, 429, 503 the source is down. HTTP itself stays 200 but for 403
 * (client token), 429 and 5xx.
 */
const failure = z.object({
  code: z.literal([400, 401, 402, 404, 409, 410, 503]),
  message: z.string(),
  /** On paying: challans of the order that cannot be paid now. The page deselects them; without any, the message shows (A99, A119). */
  nonPaidChallans: z.array(z.string()).optional(),
})

export type PublicFailure = z.infer<typeof failure>

const mirrored = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.discriminatedUnion('code', [z.object({ code: z.literal(200), message: z.string(), ...shape }), failure])

const place = { service: 'public', method: 'POST', auth: 'client', style: 'mirrored' } as const

const accessToken = z.string().max(2_048)

/** `authToken` is the brand's token (A91). Limited by number, address and brand. */
export const echallanSendOtp = defineCall({
  ...place,
  path: '/echallan-send-otp',
  summary: 'Send an OTP to a phone',
  body: z.object({ mobileNumber: z.string().trim().max(20), authToken: z.string().trim().max(64) }),
  reply: mirrored({ token: z.string() }),
  errors: ['unavailable'],
})

/** `verificationToken` is the `token` of the code's call (A91). */
export const echallanVerifyOtp = defineCall({
  ...place,
  path: '/echallan-verify-otp',
  summary: 'Verify the OTP',
  body: z.object({ otp: z.string().trim().max(12), verificationToken: z.string().max(512) }),
  reply: mirrored({ accessToken: z.string() }),
})

const looked = { result: z.array(challan), parentId: z.string(), fetchedAt: z.iso.datetime() }

export const vehicleEchallanDetail = defineCall({
  ...place,
  path: '/vehicle-echallan-detail-V2',
  summary: "Look up a vehicle's challans",
  body: z.object({ vehicleNumber, accessToken }),
  reply: mirrored(looked),
})

/** The phone's orders, 25 a page, newest first. */
export const vehicleEchallanPaidList = defineCall({
  ...place,
  method: 'GET',
  path: '/vehicle-echallan-paidList-V2',
  summary: "List a phone number's orders",
  query: z.object({ accessToken, pageNo: z.coerce.number().int().min(1).max(10_000).default(1) }),
  reply: mirrored({ result: z.array(challanOrder), totalRecords: z.number().int(), pageNumber: z.number().int() }),
})

/**
 * Amounts are the server's own. 409 with `nonPaidChallans` names what is paid or in another open order; 409 without any says that a price
 * has moved since the lookup: look again, then pay.
 */
export const vehicleEchallanPayment = defineCall({
  ...place,
  path: '/vehicle-echallan-payment-V2',
  summary: 'Create an order to pay challans',
  body: z.object({ challanNumber, parentId, accessToken }),
  reply: mirrored({ paymentUrl: z.string(), nonPaidChallans: z.array(z.string()) }),
})

const byCode = z.object({ code: z.string().regex(/^[\w-]{16,64}$/) })

/** What the result screens show after the gateway's return: no personal data, so that the opaque code alone opens it (A119). */
export const challanOrderStatus = defineCall({
  ...place,
  method: 'GET',
  path: '/challan-order/{code}',
  summary: 'Get the status of an order',
  params: byCode,
  reply: mirrored({
    order: z.object({
      ...challanOrderFields,
      status: z.enum(challanOrderStatuses),
      /** Why the last try to pay it failed, in the bank's words where it had any; null once it is paid. */
      reason: z.string().nullable(),
      challans: z.number().int(),
    }),
    /** Where "Pay more challans" and "Retry Payment" go; null for the console's. */
    brand: z.object({ name: z.string(), token: z.string(), supportEmail: z.string() }).nullable(),
    supportEmail: z.string(),
  }),
})

/** The receipt is the payer's alone: the access token of its phone, never in the address. */
export const challanReceipt = defineCall({
  ...place,
  path: '/challan-receipt',
  summary: 'Download an order receipt as PDF',
  body: z.object({ code: byCode.shape.code, accessToken }),
  raw: 'application/pdf',
  reply: z.unknown(),
})

/** A text in both languages; a line break may stand in it, and nothing else that cannot be seen. */
const localized = (most: number) => {
  const words = z
    .string()
    .trim()
    .min(1, 'Enter a value.')
    .max(most)
    .regex(
      /^[^\p{Cc}\u202A-\u202E\u2066-\u2069]*(?:\n[^\p{Cc}\u202A-\u202E\u2066-\u2069]*)*$/u,
      'Control characters are not allowed.',
    )
  return z.object({ en: words, hi: words })
}

const title = localized(120)
const prose = localized(1_000)
const point = localized(200)

/** A brand's page as content: what it says about itself stands here and not in code (A103). */
export const brandContent = z.object({
  headline: title,
  lead: prose,
  /** Claims about settlement, each a figure and its words. */
  claims: z.array(z.object({ figure: localized(40), words: title })).max(6),
  /** How long each way to settle takes, beside the challan: "Settles in 3–4 days". */
  settlement: z.object({ online: point, virtual_court: point, physical_court: point }).optional(),
  questions: z.array(z.object({ question: point, answer: prose })).max(30),
  partner: z.object({ title, text: prose, points: z.array(point).max(10) }),
  integration: z.object({ title, text: prose, points: z.array(point).max(10) }),
  features: z.array(z.object({ title, text: prose })).max(12),
  /** Names of companies for the carousel; none hides it. */
  trustedBy: z
    .array(
      z
        .string()
        .trim()
        .min(1)
        .max(60)
        .regex(/^\P{Cc}*$/u),
    )
    .max(40),
})

export type BrandContent = z.infer<typeof brandContent>

/** `logo` and `stylesheet` are addresses on our own host. */
export const challanBrand = z.object({
  brandName: z.string(),
  companyLogo: z.string().nullable(),
  /** What the page calls itself, `brandName` being its address. */
  title: z.string(),
  token: z.string(),
  supportEmail: z.string(),
  supportPhone: z.string().nullable(),
  /** CSS with the brand's colours as variables. */
  stylesheet: z.string(),
  content: brandContent,
})

export type ChallanBrand = z.infer<typeof challanBrand>

/** By name or token (A93). Code 100, unlike the calls around it (A90). */
export const findChallanBrand = defineCall({
  service: 'main',
  method: 'GET',
  path: '/challanBrand/{brandName}',
  auth: 'client',
  style: 'named',
  summary: 'Get a brand of the public challan service',
  params: z.object({ brandName: z.string().trim().max(64) }),
  reply: named({ result: challanBrand }),
})
