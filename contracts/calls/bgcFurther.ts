import { z } from 'zod'
import { fileTypeNames } from '../files/files.ts'
import { purposes } from '../platform/codes.ts'
import { limits } from '../platform/limits.ts'
import { type ProductId, productOf } from '../products/index.ts'
import { verificationResources } from '../resources/index.ts'
import { defineCall, named } from './define.ts'
import { uploadedFile } from './files.ts'

/*
 * The further calls of the specification (§7), whose methods and payloads it does not show: adapters of checks, of cases of background verification and of files (decision 0110).
 * Values are masked as on the screens.
 */

const customer = { service: 'main', auth: 'customer', style: 'named', gate: 'kyc' } as const

const running = <Id extends ProductId>(product: Id, path: string, summary: string) =>
  defineCall({
    ...customer,
    method: 'POST',
    path,
    access: ['verifications', 'create'],
    summary,
    body: z.object({
      input: productOf(product).input,
      purpose: z.enum(purposes).default('employee_onboarding'),
      reference: z.string().trim().max(limits.referenceCharacters).nullish(),
    }),
    reply: named({ result: verificationResources[product].detail ?? verificationResources[product].record }),
    idempotent: true,
    errors: ['conflict', 'insufficient_balance', 'idempotency_conflict', 'product_disabled'],
  })

/* Each runs a check, at the account’s price. */
export const searchBgcVoterId = running('voter-check', '/getBgcVoterIdSearch/', 'Check a voter ID')
export const verifyBgcPassport = running('passport-check', '/getBgcPassportVerification/', 'Check a passport')
export const verifyBgcVehicle = running('vehicle-rc-check', '/getBgcVehicleVerification/', 'Check a vehicle')
export const verifyBgcLicence = running('driving-licence-check', '/getBgcDrivingLicense/', 'Check a driving licence')
export const readEpfoUser = running('uan-check', '/getEpfoUserDetails/', 'Read the provident fund record of a UAN')
export const readBankDetails = running('bank-account-check', '/verification/getBankDetails/', 'Check a bank account')

const time = z.iso.datetime()
const fact = z.object({
  source: z.string(),
  label: z.string(),
  value: z.union([z.string(), z.number(), z.boolean()]).nullable(),
})

const check = z.object({
  name: z.string(),
  label: z.string(),
  verdict: z.enum(['clear', 'discrepancy', 'unable', 'insufficient', 'pending']),
  reason: z.string().nullable(),
  stated: z.array(fact),
  found: z.array(fact),
  source: z.string(),
  at: time.nullable(),
})

export type FurtherCheck = z.output<typeof check>

/** `id` is that of a background verification of the account; 404 for any other. */
const reading = <Shape extends z.core.$ZodLooseShape>(path: string, summary: string, result: Shape) =>
  defineCall({
    ...customer,
    method: 'GET',
    path: `${path}{id}`,
    access: ['verifications', 'show'],
    summary,
    params: z.object({ id: z.string().max(64) }),
    reply: named({ result: z.object(result) }),
    errors: ['not_found'],
  })

const checks = { caseId: z.string(), checks: z.array(check) }

export const readAddressVerification = reading('/addressVerification/', 'Read the address check of a candidate', checks)
export const readEducationHistory = reading('/getEducationHistory/', 'Read the education of a candidate', checks)
export const readEmploymentHistory = reading('/getEmploymentHistory/', 'Read the employments of a candidate', checks)

/** All checks of a candidate, with the result and the decision. */
export const readTruKyc = reading('/getTruKyc/', 'Read all checks of a candidate', {
  ...checks,
  candidate: z.string().nullable(),
  status: z.string(),
  result: z.string().nullable(),
  decision: z.string().nullable(),
})

/** How far the people are who are asked about a candidate: HR, managers, referees. */
export const readHrStatus = reading('/hrStatus/', 'Read whether HR and referees have answered', {
  caseId: z.string(),
  people: z.array(
    z.object({
      step: z.string(),
      title: z.string(),
      relation: z.string().nullable(),
      status: z.string(),
      /** Of the link; null while there is no address. */
      link: z.string().nullable(),
      outcome: z.string().nullable(),
      at: time.nullable(),
    }),
  ),
})

/** Whom the candidate has named, and who is asked. */
export const readHrDetails = reading('/userHrDetails/', 'Read the HR contacts of a candidate', {
  caseId: z.string(),
  contacts: z.array(
    z.object({
      step: z.string(),
      employer: z.string().nullable(),
      name: z.string().nullable(),
      email: z.string().nullable(),
      phone: z.string().nullable(),
    }),
  ),
})

const tag = {
  step: z.string(),
  /** Of the address step: confirmed, nearby, elsewhere or unproven; null until it is answered. */
  status: z.string().nullable(),
  fromCamera: z.boolean().nullable(),
  takenAt: z.string().nullable(),
}

export const readGeoTags = reading('/bgc/getGeoTags/', 'Read where a candidate has proven an address', {
  caseId: z.string(),
  tags: z.array(
    z.object({
      ...tag,
      position: z.string().nullable(),
      accuracyM: z.number().nullable(),
      distanceKm: z.number().nullable(),
      radiusKm: z.number().nullable(),
    }),
  ),
})

export const readGeoPhotos = reading('/bgc/photosWithGeoTagsStatus/', 'List the photos of an address', {
  caseId: z.string(),
  photos: z.array(
    z.object({
      ...tag,
      id: z.string(),
      name: z.string(),
      type: z.enum(fileTypeNames),
      keptUntil: time,
      deletedAt: time.nullable(),
    }),
  ),
})

export const bmiBands = ['underweight', 'normal', 'overweight', 'obese'] as const

/** The body mass index with the bands for adults in India. Nothing is stored. */
export const readBmi = defineCall({
  ...customer,
  method: 'POST',
  path: '/getBmi/',
  access: ['verifications', 'show'],
  summary: 'Compute a body mass index',
  body: z.object({ heightCm: z.number().min(50).max(280), weightKg: z.number().min(10).max(400) }),
  reply: named({ result: z.object({ bmi: z.number(), band: z.enum(bmiBands) }) }),
})

/** Stores a file for a check, sealed with a key of its own, as `POST /api/files` does. */
export const uploadCommonFile = defineCall({
  ...customer,
  method: 'POST',
  path: '/s3Upload/common',
  access: ['verifications', 'create'],
  summary: 'Upload a file',
  upload: true,
  reply: named({ result: uploadedFile }),
  errors: ['too_large', 'unsupported_type'],
})
