import { z } from 'zod'
import type { ErrorCode } from '../platform/codes.ts'
import { limits } from '../platform/limits.ts'
import { verificationResources } from '../resources/index.ts'
import { defineCall } from './define.ts'
import { verifiedByApi } from './gateway.ts'

const params = z.object({ id: z.string().max(64) })
const body = z.object({
  /** As the holder received it; spaces are ignored. */
  code: z
    .string()
    .max(20)
    .transform(typed => typed.replaceAll(/\s/g, ''))
    .pipe(
      z.string().regex(new RegExp(`^\\d{${limits.otp.digits}}$`), `Enter the ${limits.otp.digits} digits of the code.`),
    ),
})
const { detail } = verificationResources['aadhaar-otp']
const errors: ErrorCode[] = ['not_found', 'conflict', 'source_unavailable']

const common = {
  method: 'POST',
  style: 'http',
  gate: 'kyc',
  summary: 'Confirm an Aadhaar number with the holder’s code',
} as const

/** The second call of `aadhaar-otp`: with the right code the check is completed and charged. */
export const confirmAadhaarByApi = defineCall({
  ...common,
  service: 'gateway',
  auth: 'key',
  scope: 'aadhaar-otp',
  path: '/aadhaar-otp/{id}/confirm',
  params,
  body,
  reply: verifiedByApi('aadhaar-otp'),
  errors,
})

/** The same from a screen. */
export const confirmAadhaar = defineCall({
  ...common,
  service: 'main',
  auth: 'customer',
  access: ['verifications', 'create'],
  path: '/aadhaar-otp/{id}/confirm',
  params,
  body,
  reply: detail as NonNullable<typeof detail>,
  errors,
})
