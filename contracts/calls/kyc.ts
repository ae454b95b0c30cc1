import { z } from 'zod'
import { approvalStatuses, kycKinds } from '../people/kyc.ts'
import type { ErrorCode } from '../platform/codes.ts'
import { identifier, personName } from '../products/inputs.ts'
import { defineCall, named } from './define.ts'

const ofUser = z.object({ userId: z.string().max(64) })

const decided = {
  /** Omitted, never null, for accounts older than the question (A60, A120). */
  useCase: z.string().optional(),
  approvalStatus: z.enum(approvalStatuses).nullable(),
  /** Why staff rejected it. */
  reason: z.string().nullable(),
}

/** Numbers are masked; this is all there is of the Aadhaar number. */
export const individualKyc = z.object({
  kycDetails: z
    .object({ AADHAR_NUM: z.string().nullable(), pan: z.string().nullable(), name: z.string().nullable() })
    .nullable(),
  aadharStatus: z.literal('Verified').nullable(),
  ...decided,
})

export const companyKyc = z.object({
  companyDetails: z
    .object({ type: z.enum(['cin', 'gstin']), number: z.string(), name: z.string(), state: z.string().nullable() })
    .nullable(),
  directorData: z.array(z.object({ name: z.string(), designation: z.string() })).nullable(),
  directorDetails: z.array(z.object({ name: z.string(), din: z.string() })).nullable(),
  ...decided,
})

export const getIndividualKyc = defineCall({
  service: 'main',
  method: 'GET',
  path: '/user/getKyc/userInfo/{userId}',
  auth: 'customer',
  access: ['account', 'show'],
  style: 'named',
  summary: "Get the signed-in customer's individual KYC",
  params: ofUser,
  reply: named({ result: individualKyc }),
})

export const getCompanyKyc = defineCall({
  service: 'main',
  method: 'GET',
  path: '/user/getKyc/companyInfo/{userId}',
  auth: 'customer',
  access: ['account', 'show'],
  style: 'named',
  summary: "Get the signed-in customer's company KYC",
  params: ofUser,
  reply: named({ result: companyKyc }),
})

const changing: ErrorCode[] = ['conflict']
const asking: ErrorCode[] = ['conflict', 'source_unavailable']
const step = { service: 'main', method: 'POST', auth: 'customer', style: 'http', access: ['account', 'edit'] } as const

/**
 * Each step clears the later ones, and is refused with `conflict` out of order, while staff decide, and once everything is
 * complete. An invalid value is a field error, as is a PAN that is not on record.
 */
export const submitPan = defineCall({
  ...step,
  path: '/kyc/individual/pan',
  summary: 'Individual KYC, step 1: PAN',
  body: z.object({ pan: identifier('pan') }),
  reply: individualKyc,
  errors: asking,
})

/** Returns the recipient of the code. */
export const sendAadhaarCode = defineCall({
  ...step,
  path: '/kyc/individual/aadhaar',
  summary: 'Individual KYC, step 2: send the Aadhaar code',
  body: z.object({ aadhaar: identifier('aadhaar'), consent: z.literal(true, 'Confirm consent to continue.') }),
  reply: z.object({ sentTo: z.string() }),
  errors: asking,
})

/** Takes the number again, because only a keyed digest of it is stored in the meantime. */
export const verifyAadhaar = defineCall({
  ...step,
  path: '/kyc/individual/aadhaar/verify',
  summary: 'Individual KYC, step 2: verify the Aadhaar code',
  body: z.object({ aadhaar: identifier('aadhaar'), otp: z.string().trim().max(12) }),
  reply: individualKyc,
  errors: asking,
})

export const submitCompany = defineCall({
  ...step,
  path: '/kyc/company/details',
  summary: 'Company KYC, step 1: CIN or GSTIN',
  body: z.discriminatedUnion('type', [
    z.object({ type: z.literal('cin'), number: identifier('cin'), name: personName }),
    z.object({ type: z.literal('gstin'), number: identifier('gstin') }),
  ]),
  reply: companyKyc,
  errors: asking,
})

export const submitDirectors = defineCall({
  ...step,
  path: '/kyc/company/directors',
  summary: 'Company KYC, step 2: directors',
  body: z.object({
    directors: z
      .array(z.object({ name: personName, designation: personName }))
      .min(1, 'Enter at least one director.')
      .max(15, 'Enter at most 15 directors.'),
  }),
  reply: companyKyc,
  errors: changing,
})

/** A DIN for each director, in the same order. */
export const submitDirectorDetails = defineCall({
  ...step,
  path: '/kyc/company/director-details',
  summary: "Company KYC, step 3: directors' DINs",
  body: z.object({ directors: z.array(z.object({ din: identifier('din') })).max(15) }),
  reply: companyKyc,
  errors: changing,
})

/** The last step of either path: submits the KYC to staff, also again after a rejection. */
export const submitUseCase = defineCall({
  ...step,
  path: '/kyc/{kind}/use-case',
  summary: 'KYC, last step: use case',
  params: z.object({ kind: z.enum(kycKinds) }),
  body: z.object({
    useCase: z.string().trim().min(20, 'Enter at least 20 characters.').max(1_000, 'Enter at most 1,000 characters.'),
  }),
  reply: z.object({ approvalStatus: z.enum(approvalStatuses) }),
  errors: changing,
})
