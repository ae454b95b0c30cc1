import { z } from 'zod'
import { checkIdentifier } from '../identifiers/index.ts'
import { defineCall, named } from './define.ts'

const customer = { service: 'main', auth: 'customer', style: 'named' } as const

/** `gstinStatus` false means "I don't have GSTIN" and has no number (A68). */
export const gstDetails = z.object({
  _id: z.string(),
  userId: z.string(),
  gstinStatus: z.boolean(),
  gstinNumber: z.string().nullable(),
})

/** The user comes from the token (A69); newest first. */
export const getGstDetails = defineCall({
  ...customer,
  method: 'GET',
  path: '/get-gst-details',
  access: ['account', 'show'],
  summary: "Get the signed-in customer's GST details",
  reply: named({ result: z.array(gstDetails) }),
})

/** Code 107 if the account already has this GSTIN, has reached the limit, or would declare that it has none in addition to one. */
export const addGstDetails = defineCall({
  ...customer,
  method: 'POST',
  path: '/add-gst-details',
  access: ['account', 'edit'],
  summary: 'Add a GSTIN, or state that there is none',
  body: z
    .object({ userId: z.string().max(64), gstinStatus: z.boolean(), gstinNumber: z.string().max(64).nullish() })
    .superRefine(({ gstinStatus, gstinNumber }, issues) => {
      if (!gstinStatus) return
      const checked = checkIdentifier('gstin', gstinNumber ?? '')
      if (checked.ok) return
      const { reason: message, at } = checked
      issues.addIssue({ code: 'custom', path: ['gstinNumber'], message, params: { at } })
    }),
  reply: named({ result: gstDetails }),
})

/** `id` is the record's `_id`; another account's answers 404. */
export const deleteGstDetails = defineCall({
  ...customer,
  method: 'DELETE',
  path: '/delete-gst-details/{id}',
  access: ['account', 'edit'],
  summary: 'Remove a GSTIN',
  params: z.object({ id: z.string().max(64) }),
  reply: named({}),
  errors: ['not_found'],
})
