import { z } from 'zod'
import { approvalStatuses, kycKinds } from '../kyc.ts'
import { defineCall } from './define.ts'
import { companyKyc, individualKyc } from './kyc.ts'

const reason = z.string().trim().min(5, 'Enter a reason of at least 5 characters.').max(300)
const byId = z.object({ id: z.string().max(64) })

/** What staff see beside what the customer sees. */
const forStaff = {
  id: z.string(),
  /** How well the name on record matches the account's, 0 to 100. */
  nameMatch: z.number().int().nullable(),
  /** Other accounts with the same PAN, Aadhaar, CIN or GSTIN. */
  sharedWith: z.number().int(),
  submittedAt: z.iso.datetime().nullable(),
  decidedAt: z.iso.datetime().nullable(),
  decidedBy: z.string().nullable(),
}

/** What waits for a decision, the oldest first: at most 50, and how many there are. */
export const pendingKyc = defineCall({
  service: 'admin',
  method: 'GET',
  path: '/kyc/pending',
  auth: 'admin',
  style: 'http',
  summary: 'List KYC awaiting a decision',
  reply: z.object({
    total: z.number().int(),
    pending: z.array(
      z.object({
        id: z.string(),
        userId: z.string(),
        kind: z.enum(kycKinds),
        /** On record: the PAN's holder, or the company. */
        name: z.string().nullable(),
        customer: z.string(),
        email: z.string(),
        submittedAt: z.iso.datetime(),
      }),
    ),
  }),
})

export const userKyc = defineCall({
  service: 'admin',
  method: 'GET',
  path: '/users/{id}/kyc',
  auth: 'admin',
  style: 'http',
  summary: "Get a customer's individual and company KYC",
  params: byId,
  reply: z.object({
    complete: z.boolean(),
    individual: individualKyc.extend(forStaff).nullable(),
    company: companyKyc.extend(forStaff).nullable(),
  }),
  errors: ['not_found'],
})

/** Which submission was looked at: one that came after it is not decided unseen. */
const submittedAt = z.iso.datetime().optional()

/**
 * Approves what is pending, or rejects it; an approval can be taken back too. The customer is told by e-mail, and the gates follow
 * within five seconds on every node.
 */
export const decideKyc = defineCall({
  service: 'admin',
  method: 'POST',
  path: '/kyc/{id}/decide',
  auth: 'admin',
  style: 'http',
  summary: 'Approve or reject a KYC',
  params: byId,
  body: z.discriminatedUnion('decision', [
    z.object({ decision: z.literal('approve'), submittedAt }),
    z.object({ decision: z.literal('reject'), submittedAt, reason }),
  ]),
  reply: z.object({ approvalStatus: z.enum(approvalStatuses), kycComplete: z.boolean() }),
  errors: ['not_found', 'conflict'],
})

/** The PAN, CIN or GSTIN, or the directors' DINs, whole and audited; of the Aadhaar number nothing is kept that could be shown. */
export const revealKyc = defineCall({
  service: 'admin',
  method: 'POST',
  path: '/kyc/{id}/reveal',
  auth: 'admin',
  style: 'http',
  summary: 'Reveal a masked KYC number',
  params: byId,
  body: z.object({ field: z.enum(['number', 'dins']), reason }),
  reply: z.object({ values: z.array(z.string()) }),
  errors: ['not_found'],
})
