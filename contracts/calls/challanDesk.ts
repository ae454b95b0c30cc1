import { z } from 'zod'
import { challanNotices } from '../challans/challans.ts'
import { day } from '../fields/schemas.ts'
import { defineCall } from './define.ts'

const ofOrder = z.object({ id: z.string().max(64) })
const reason = z.string().trim().min(5, 'Enter a reason of at least 5 characters.').max(300)
const place = { service: 'admin', auth: 'admin', style: 'http', params: ofOrder } as const
const showing = { ...place, method: 'GET', access: ['admin.challans', 'show'] } as const
const editing = { ...place, method: 'POST', access: ['admin.challans', 'edit'] } as const

/** The whole phone number of an order's payer or lawyer, for a call. Audited with its reason. */
export const revealChallanPhone = defineCall({
  ...editing,
  path: '/challan-payments/{id}/phone',
  summary: 'Reveal the phone of the payer or the lawyer',
  body: z.object({ of: z.enum(['payer', 'lawyer']), reason }),
  reply: z.object({ phone: z.string() }),
  errors: ['not_found'],
})

/**
 * Who works on an order in court, replacing what was there; null clears a field. Without a phone the lawyer of the same name keeps
 * theirs. Court and hearing are shown to the payer.
 */
export const setChallanCourt = defineCall({
  ...editing,
  path: '/challan-payments/{id}/court',
  summary: 'Set the lawyer and the court of a challan order',
  body: z.object({
    lawyerName: z.string().trim().max(80).nullish(),
    lawyerPhone: z.string().trim().max(20).nullish(),
    court: z.string().trim().max(120).nullish(),
    /** The next hearing. */
    hearingOn: day.nullish(),
  }),
  reply: z.object({ id: z.string() }),
  errors: ['not_found'],
})

/** The receipt as the payer gets it, in the payer's language. */
export const downloadAnyReceipt = defineCall({
  ...showing,
  path: '/challan-payments/{id}/receipt',
  summary: 'Download the receipt of a challan order',
  raw: 'application/pdf',
  reply: z.unknown(),
  errors: ['not_found', 'conflict'],
})

/** The camera's images of the order's challans, behind signed URLs of an hour. */
export const listChallanImages = defineCall({
  ...showing,
  path: '/challan-payments/{id}/images',
  summary: 'List the images of an order',
  reply: z.object({ challans: z.array(z.object({ challanNo: z.string(), images: z.array(z.string()) })) }),
  errors: ['not_found'],
})

/** `stored`: in the sandbox's inbox; `sent`: handed over, without a record of its delivery. */
export const challanMessageStates = ['queued', 'delivered', 'failed', 'stored', 'sent'] as const

const message = z.object({
  id: z.string(),
  notice: z.enum(challanNotices),
  channel: z.enum(['email', 'sms', 'whatsapp']),
  at: z.iso.datetime(),
  /** Who sent it: a member of staff, or the platform. */
  by: z.string(),
  state: z.enum(challanMessageStates),
})

/** The messages to the payer about an order, newest first, at most 50. */
export const listChallanMessages = defineCall({
  ...showing,
  path: '/challan-payments/{id}/messages',
  summary: 'List the messages to the payer',
  reply: z.object({ messages: z.array(message) }),
  errors: ['not_found'],
})

/** Sends a message again, with the order's present dates and link. Five an hour for each order. */
export const resendChallanMessage = defineCall({
  ...editing,
  path: '/challan-payments/{id}/messages/{message}/resend',
  summary: 'Send a message to the payer again',
  params: ofOrder.extend({ message: z.string().max(64) }),
  reply: z.object({ id: z.string() }),
  errors: ['not_found', 'conflict'],
})
