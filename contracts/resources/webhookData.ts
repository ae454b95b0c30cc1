import { z } from 'zod'
import { fleetDocuments } from '../fleet.ts'
import type { WebhookEvent } from '../people/webhookEvents.ts'
import { walletKinds } from '../platform/codes.ts'
import { comparedCounts, skipReasons } from './bulkSchedule.ts'

const id = z.string()
const paise = z.number().int()
const count = z.number().int()
const at = z.iso.datetime()
/** As the caller gave it; personal data in it is masked. */
const reference = z.string().nullable()
const charge = z.object({ paise, wallet: z.enum(walletKinds) })

const verification = z.object({
  verificationId: id,
  product: z.string(),
  status: z.string(),
  mode: z.string(),
  channel: z.string(),
  /** Masked. */
  subject: z.string(),
  reference,
  charge,
  finishedAt: at.nullable(),
})
const monitor = { monitorId: id, product: z.string(), subject: z.string(), reference }
const run = { scheduleId: id, runId: id, product: z.string() }
const invitation = z.object({ invitation: id, kind: z.string(), subject: id })
const about = { caseId: id, planId: id, planVersion: count, reference }
const ended = z.object({ ...about, status: z.string(), verdict: z.string().nullable() })
const envelope = z.object({ envelope: id })
const endedEnvelope = z.object({ envelope: id, recipient: id.nullable() })

/** What each event carries: ids, outcomes and masked values only, because it is sent to third parties. */
export const webhookData = {
  'verification.completed': verification,
  'verification.failed': verification,
  'bulk_job.completed': z.object({
    jobId: id,
    product: z.string(),
    rows: z.object({ completed: count, notFound: count, unavailable: count }),
    charge,
    finishedAt: at,
  }),
  'wallet.low': z.object({ wallet: z.string(), balancePaise: paise, thresholdPaise: paise }),
  'fleet.document_due': z.object({
    id,
    vehicle: z.string(),
    group: z.string().nullable(),
    verificationId: id,
    document: z.enum(fleetDocuments),
    upto: z.iso.date(),
    daysLeft: count,
  }),
  'bulk_schedule.run_ended': z.object({
    ...run,
    jobId: id.nullable(),
    status: z.string().nullable(),
    rows: comparedCounts,
    charge,
  }),
  'bulk_schedule.run_skipped': z.object({
    ...run,
    dueAt: at,
    reason: z.enum(skipReasons),
    pricePaise: paise,
    nextAt: at.nullable(),
  }),
  'monitor.changed': z.object({
    ...monitor,
    verificationId: id,
    added: count,
    changed: count,
    removed: count,
    changedAt: at,
  }),
  'monitor.paused': z.object({ ...monitor, pausedAt: at }),
  'invitation.sent': invitation,
  'invitation.opened': invitation,
  'invitation.answered': invitation,
  'invitation.declined': invitation,
  'invitation.expired': invitation,
  'invitation.bounced': invitation,
  'case.step_ended': z.object({
    ...about,
    step: id,
    kind: z.string(),
    status: z.string(),
    outcome: z.string().nullable(),
  }),
  'case.completed': ended,
  'case.expired': ended,
  'case.cancelled': ended,
  'payout.paid': z.object({ payoutId: id, amountPaise: paise, utr: z.string(), paidAt: at }),
  'payout.returned': z.object({ payoutId: id, amountPaise: paise, utr: z.string().nullable(), returnedAt: at }),
  'envelope.sent': envelope,
  'envelope.recipient_done': z.object({ envelope: id, recipient: id, role: z.string() }),
  'envelope.completed': envelope,
  'envelope.declined': endedEnvelope,
  'envelope.voided': endedEnvelope,
  'envelope.expired': endedEnvelope,
  'inquiry.completed': z.object({
    inquiryId: id,
    mode: z.string(),
    reference,
    findings: count,
    missing: count,
    chargedPaise: paise,
  }),
  'inquiry.reviewed': z.object({
    inquiryId: id,
    mode: z.string(),
    reference,
    review: id,
    confirmed: count,
    disputed: count,
  }),
  'video_kyc.gate_changed': z.object({
    caseId: id,
    reference,
    gate: z.string(),
    accountUsable: z.boolean(),
    verdict: z.string().nullable(),
    decision: z.string().nullable(),
  }),
  'video_call.proposed': z.object({ videoCallId: id, reference, proposal: z.string() }),
  'video_call.decided': z.object({
    videoCallId: id,
    reference,
    verdict: z.string(),
    reason: z.string().nullable(),
    usable: z.boolean(),
  }),
} as const satisfies Record<WebhookEvent, z.ZodObject>

export type WebhookData = { [Event in WebhookEvent]: z.output<(typeof webhookData)[Event]> }
