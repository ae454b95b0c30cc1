import { z } from 'zod'
import { instant, reason } from '../fields/schemas.ts'
import { approvalStatuses, kycKinds } from '../people/kyc.ts'
import { defineCall } from './define.ts'
import { companyKyc, individualKyc } from './kyc.ts'

const staff = { service: 'admin', auth: 'admin', style: 'http' } as const

const byId = z.object({ id: z.string().max(64) })

/** The fields that only staff see. */
const forStaff = {
  id: z.string(),
  /** The match between the name on record and the account's, 0 to 100. */
  nameMatch: z.number().int().nullable(),
  /** Other accounts with the same PAN, Aadhaar, CIN or GSTIN. */
  sharedWith: z.number().int(),
  submittedAt: z.iso.datetime().nullable(),
  decidedAt: z.iso.datetime().nullable(),
  decidedBy: z.string().nullable(),
}

/** Submissions that await a decision, oldest first: at most 50, with their total. */
export const pendingKyc = defineCall({
  ...staff,
  method: 'GET',
  path: '/kyc/pending',
  access: ['admin.users', 'list'],
  summary: 'List KYC awaiting a decision',
  reply: z.object({
    total: z.number().int(),
    pending: z.array(
      z.object({
        id: z.string(),
        userId: z.string(),
        kind: z.enum(kycKinds),
        /** The name on record: the PAN's holder, or the company. */
        name: z.string().nullable(),
        customer: z.string(),
        email: z.string(),
        submittedAt: z.iso.datetime(),
      }),
    ),
  }),
})

export const userKyc = defineCall({
  ...staff,
  method: 'GET',
  path: '/users/{id}/kyc',
  access: ['admin.users', 'show'],
  summary: "Get a customer's individual and company KYC",
  params: byId,
  reply: z.object({
    complete: z.boolean(),
    individual: individualKyc.extend(forStaff).nullable(),
    company: companyKyc.extend(forStaff).nullable(),
  }),
  errors: ['not_found'],
})

/** The submission under review: a newer one cannot be decided unseen. */
const submittedAt = instant.optional()

/**
 * Approves or rejects a pending submission; an approval can also be revoked. The customer is notified by e-mail, and access
 * follows within five seconds on every node.
 */
export const decideKyc = defineCall({
  ...staff,
  method: 'POST',
  path: '/kyc/{id}/decide',
  access: ['admin.users', 'edit'],
  summary: 'Approve or reject a KYC',
  params: byId,
  body: z.discriminatedUnion('decision', [
    z.object({ decision: z.literal('approve'), submittedAt }),
    z.object({ decision: z.literal('reject'), submittedAt, reason }),
  ]),
  reply: z.object({ approvalStatus: z.enum(approvalStatuses), kycComplete: z.boolean() }),
  errors: ['not_found', 'conflict'],
})

/** The unmasked PAN, CIN or GSTIN, or the directors' DINs; audited. No part of the Aadhaar number is stored that could be revealed. */
export const revealKyc = defineCall({
  ...staff,
  method: 'POST',
  path: '/kyc/{id}/reveal',
  access: ['admin.users', 'edit'],
  summary: 'Reveal a masked KYC number',
  params: byId,
  body: z.object({ field: z.enum(['number', 'dins']), reason }),
  reply: z.object({ values: z.array(z.string()) }),
  errors: ['not_found'],
})
