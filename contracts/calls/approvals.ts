import { z } from 'zod'
import { reason } from '../fields/schemas.ts'
import { approvalStates } from '../resources/approval.ts'
import { defineCall } from './define.ts'

/** The second person's half, never by whoever asked. An approved change is made in the same transaction. */
export const decideApproval = defineCall({
  service: 'admin',
  method: 'POST',
  path: '/approvals/{id}/decide',
  auth: 'admin',
  access: ['admin.approvals', 'edit'],
  style: 'http',
  fresh: true,
  summary: 'Approve or reject a change of money or of staff',
  params: z.object({ id: z.string().max(64) }),
  body: z.object({ approve: z.boolean(), reason }),
  reply: z.object({ state: z.enum(approvalStates) }),
  errors: ['not_found', 'conflict', 'insufficient_balance', 'idempotency_conflict'],
})

/** For the menu's counter, cheap enough to poll. */
export const countApprovals = defineCall({
  service: 'admin',
  method: 'GET',
  path: '/approvals/waiting',
  auth: 'admin',
  access: ['admin.approvals', 'list'],
  style: 'http',
  summary: 'Count the changes that wait for approval',
  reply: z.object({ waiting: z.number().int() }),
})
