import { z } from 'zod'
import { challanBrand } from '../challans/challanBrand.ts'
import {
  challan,
  challanNumber,
  challanOrder,
  challanOrderFields,
  expectedSettlement,
  parentId,
  vehicleNumber,
} from '../challans/challanFields.ts'
import { challanOrderStatuses } from '../challans/challans.ts'
import { defineCall, named } from './define.ts'

/**
 * The public service repeats HTTP statuses in `code` (A90, A116): 200, 400 bad input, 401 a missing, expired or foreign access
 * token, 402 payment not possible, 404, 409, 410 an expired code, 429, 503 the source is down. The actual HTTP status is 200
 * except for 403 (client token), 429 and 5xx.
 */
const failure = z.object({
  code: z.literal([400, 401, 402, 404, 409, 410, 503]),
  message: z.string(),
  /** When paying: the challans that cannot be paid now. The page deselects them; if there are none, it shows the message (A99, A119). */
  nonPaidChallans: z.array(z.string()).optional(),
})

const success = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.object({ code: z.literal(200), message: z.string(), ...shape })

const mirrored = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.discriminatedUnion('code', [success(shape), failure])

/** With 503, `retryToken` allows one more lookup of the same vehicle, within ten minutes. */
const lookup = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.discriminatedUnion('code', [success(shape), failure.extend({ retryToken: z.string().optional() })])

const place = { service: 'public', method: 'POST', auth: 'client', style: 'mirrored' } as const

const accessToken = z.string().max(2_048)

/** `authToken` is the brand's token (A91). Rate-limited by number, address and brand. */
export const echallanSendOtp = defineCall({
  ...place,
  path: '/echallan-send-otp',
  summary: 'Send an OTP to a phone',
  body: z.object({ mobileNumber: z.string().trim().max(20), authToken: z.string().trim().max(64) }),
  reply: mirrored({ token: z.string() }),
  errors: ['unavailable'],
})

/** `verificationToken` is the `token` returned when the code was sent (A91). */
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
  reply: lookup(looked),
})

/** After 503. The access token of the reply ends when the proof of the phone would have ended. */
export const retryVehicleEchallan = defineCall({
  ...place,
  path: '/vehicle-echallan-retry',
  summary: "Look up a vehicle's challans again after the source was down",
  body: z.object({ vehicleNumber, retryToken: z.string().max(2_048) }),
  reply: lookup({ ...looked, accessToken: z.string() }),
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
 * Amounts are computed by the server. 409 with `nonPaidChallans` lists those that are paid or in another open order; 409 without
 * any means that a price has changed since the lookup, which must then be repeated.
 */
export const vehicleEchallanPayment = defineCall({
  ...place,
  path: '/vehicle-echallan-payment-V2',
  summary: 'Create an order to pay challans',
  body: z.object({ challanNumber, parentId, accessToken }),
  reply: mirrored({ paymentUrl: z.string(), nonPaidChallans: z.array(z.string()) }),
})

const byCode = z.object({ code: z.string().regex(/^[\w-]{16,64}$/) })

/**
 * The data of the result screens after the return from the gateway: vehicle and payer are masked, so that the opaque code alone grants access
 * (A119).
 */
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
      /** Why the last attempt to pay failed, in the bank's words if it gave any; null once it is paid. */
      reason: z.string().nullable(),
      challans: z.number().int(),
      /** Masked, as is the payer's phone or e-mail address. */
      vehicle: z.string(),
      payer: z.string().nullable(),
      /** The gateway's id of the payment; null for a wallet payment. */
      paymentId: z.string().nullable(),
      receipt: z.boolean(),
      expected: expectedSettlement,
    }),
    /** The target of "Pay more challans" and "Retry Payment"; null for the console's orders. */
    brand: z.object({ name: z.string(), token: z.string(), supportEmail: z.string() }).nullable(),
    supportEmail: z.string(),
  }),
})

/** Only the payer gets the receipt: the access token of their phone is required, and never part of the URL. */
export const challanReceipt = defineCall({
  ...place,
  path: '/challan-receipt',
  summary: 'Download an order receipt as PDF',
  body: z.object({ code: byCode.shape.code, accessToken }),
  raw: 'application/pdf',
  reply: z.unknown(),
})

/** Finds a brand by name or token (A93). Success is code 100, unlike in the other public calls (A90). */
export const findChallanBrand = defineCall({
  service: 'main',
  method: 'GET',
  path: '/challanBrand/{brandName}',
  revalidate: true,
  auth: 'client',
  style: 'named',
  summary: 'Get a brand of the public challan service',
  params: z.object({ brandName: z.string().trim().max(64) }),
  reply: named({ result: challanBrand }),
})
