import { z } from 'zod'
import { monitor } from '../resources/monitor.ts'
import { atMostPaise } from '../resources/verification.ts'
import { defineCall } from './define.ts'

const common = { service: 'main', auth: 'customer', style: 'http', gate: 'kyc' } as const
const creating = { ...common, method: 'POST', access: ['verifications', 'create'] } as const
const id = z.string().max(64)
const byId = z.object({ id })
const paidBody = z.object({ atMostPaise: atMostPaise.optional() })

/** The monitoring of a check's subject, if there is any. */
export const findMonitor = defineCall({
  ...common,
  method: 'GET',
  path: '/verifications/{id}/monitor',
  access: ['verifications', 'show'],
  summary: 'Get the monitoring of a verification’s subject',
  params: byId,
  reply: z.object({
    monitor: monitor.record.nullable(),
    /** Integer paise: the account's price for a month. */
    pricePaise: z.number().int(),
  }),
  errors: ['not_found'],
})

/**
 * Monitors the subject of a live check that has an answer. Charges the first month at once, unless it is paid already. A subject that is
 * monitored stays as it is. 409 for another price than the one that was shown.
 */
export const startMonitor = defineCall({
  ...creating,
  path: '/monitors',
  summary: 'Monitor the subject of a verification',
  body: paidBody.extend({ verificationId: id }),
  reply: monitor.record,
  errors: ['not_found', 'conflict', 'insufficient_balance'],
  idempotent: true,
})

/** Stops at once. What is paid stays usable: turning it on again before then costs nothing. */
export const endMonitor = defineCall({
  ...creating,
  path: '/monitors/{id}/end',
  summary: 'End the monitoring of a subject',
  params: byId,
  reply: monitor.record,
  errors: ['not_found'],
})

/** Continues monitoring that was paused or ended. Charges a month unless the current one is paid. */
export const resumeMonitor = defineCall({
  ...creating,
  path: '/monitors/{id}/resume',
  summary: 'Resume the monitoring of a subject',
  params: byId,
  body: paidBody,
  reply: monitor.record,
  errors: ['not_found', 'conflict', 'insufficient_balance'],
  idempotent: true,
})
