import { z } from 'zod'
import { repeats, scheduleLimits } from '../checks/schedules.ts'
import { day, MAX_INTEGER, MAX_PAISE } from '../fields/schemas.ts'
import type { ErrorCode } from '../platform/codes.ts'
import { bulkSchedule, scheduleRun } from '../resources/bulkSchedule.ts'
import { defineCall } from './define.ts'

const common = { service: 'main', auth: 'customer', style: 'http', gate: 'kyc' } as const
const showing = { ...common, method: 'GET', access: ['verifications', 'show'] } as const
const editing = { ...common, access: ['verifications', 'edit'] } as const
const creating = { ...common, method: 'POST', access: ['verifications', 'create'] } as const
const params = z.object({ id: z.string().max(64) })
const runParams = params.extend({ run: z.string().max(64) })
const changing: ErrorCode[] = ['not_found', 'conflict']
const reply = bulkSchedule.record

const plan = z.object({
  every: z.enum(repeats),
  /** A full hour in Asia/Kolkata. */
  hour: z.number().int().min(0).max(23),
  /** The day of the first run. A later month without this day runs on its last day. */
  firstOn: day,
  /** The last day on which it may run; without it, it runs until it is ended. */
  lastOn: day.nullish(),
  /** Integer paise: a run that costs more is skipped. */
  mostPaise: z.number().int().min(0).max(MAX_PAISE),
})

/** Repeats a finished file with the same rows, for the same purpose. The consent covers every run. */
export const repeatBulkJob = defineCall({
  ...creating,
  path: '/bulk-jobs/{id}/schedules',
  summary: 'Repeat a finished file',
  params,
  body: plan.extend({ consent: z.literal(true, { error: 'Confirm consent before you run a check.' }) }),
  reply,
  errors: [...changing, 'idempotency_conflict'],
  idempotent: true,
})

export const changeBulkSchedule = defineCall({
  ...editing,
  method: 'PUT',
  path: '/bulk-schedules/{id}',
  summary: 'Change when a file is repeated and what a run may cost',
  params,
  body: plan,
  reply,
  errors: changing,
})

/** Nothing runs until it is resumed. A run in progress goes on. */
export const pauseBulkSchedule = defineCall({
  ...editing,
  method: 'POST',
  path: '/bulk-schedules/{id}/pause',
  summary: 'Pause a repeated file',
  params,
  reply,
  errors: changing,
})

/** It runs in the name of whoever resumes it. What was due during the pause is not made up for. */
export const resumeBulkSchedule = defineCall({
  ...editing,
  method: 'POST',
  path: '/bulk-schedules/{id}/resume',
  summary: 'Resume a repeated file',
  params,
  reply,
  errors: changing,
})

/** Cannot be undone. Its runs are kept. */
export const endBulkSchedule = defineCall({
  ...editing,
  method: 'POST',
  path: '/bulk-schedules/{id}/end',
  summary: 'End a repeated file',
  params,
  reply,
  errors: changing,
})

/** Runs a repeated file at once, in addition to its days. The confirmed price replaces the ceiling. */
export const runBulkSchedule = defineCall({
  ...creating,
  path: '/bulk-schedules/{id}/runs',
  summary: 'Run a repeated file now',
  params,
  body: z.object({
    consent: z.literal(true, { error: 'Confirm consent before you run a check.' }),
    /** Integer paise: the price shown to the user; 409 if it has changed. */
    atMostPaise: z.number().int().min(0).max(MAX_PAISE),
  }),
  reply,
  errors: [...changing, 'insufficient_balance', 'idempotency_conflict', 'product_disabled'],
  idempotent: true,
})

/** The latest first, with the file that is repeated as the oldest. */
export const bulkScheduleRuns = defineCall({
  ...showing,
  path: '/bulk-schedules/{id}/runs',
  summary: 'List the runs of a repeated file',
  params,
  reply: z.object({ runs: z.array(scheduleRun) }),
  errors: ['not_found'],
})

export const rowChange = z.object({
  /** The row number in the file; the header is 1. */
  row: z.number().int(),
  /** Masked. */
  subject: z.string(),
  kind: z.enum(['changed', 'found', 'lost']),
  verificationId: z.string(),
  /** For `changed`: each field in words, masked as on screens. Of a table, the rows that went and that came. */
  fields: z.array(z.object({ label: z.string(), from: z.string(), to: z.string() })),
})

/** What a run's answers have that the answers before had not, in the order of the file. */
export const bulkScheduleChanges = defineCall({
  ...showing,
  path: '/bulk-schedules/{id}/runs/{run}/changes',
  summary: 'List the rows that changed since the run before',
  params: runParams,
  query: z.object({
    kind: z.enum(['changed', 'found', 'lost']).optional(),
    /** The last row of the previous page. */
    after: z.coerce.number().int().min(0).max(MAX_INTEGER).default(0),
    limit: z.coerce.number().int().min(1).max(scheduleLimits.changes).default(25),
  }),
  reply: z.object({ rows: z.array(rowChange), next: z.number().int().nullable() }),
  errors: ['not_found'],
})

/** One line for each field that changed. Every download is audited. */
export const bulkScheduleChangesCsv = defineCall({
  ...common,
  method: 'GET',
  path: '/bulk-schedules/{id}/runs/{run}/changes.csv',
  access: ['verifications', 'export'],
  summary: 'Download the rows that changed as CSV',
  params: runParams,
  raw: 'text/csv',
  reply: z.unknown(),
  errors: ['not_found'],
})
