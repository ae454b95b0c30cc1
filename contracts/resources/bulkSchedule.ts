import { z } from 'zod'
import { repeatChoices, repeats } from '../checks/schedules.ts'
import { choice } from '../platform/choice.ts'
import { jobStatuses, purposes } from '../platform/codes.ts'
import { paths } from '../platform/paths.ts'
import { text } from '../platform/text.ts'
import { type ProductId, productIds } from '../products/index.ts'
import { defineResource } from './define.ts'

const count = z.number().int()

export const scheduleStatuses = ['active', 'paused', 'ended'] as const
export type ScheduleStatus = (typeof scheduleStatuses)[number]

export const runStatuses = ['running', 'ended', 'skipped'] as const

/** Why a run was skipped; for `person` and `account` the schedule was paused. */
export const skipReasons = ['balance', 'ceiling', 'busy', 'person', 'account'] as const
export type SkipReason = (typeof skipReasons)[number]

/** How a run's answers differ from the answers before; together they are the rows of the run. */
export const comparedCounts = z.object({
  changed: count,
  /** Not found before. */
  found: count,
  /** Found before. */
  lost: count,
  unchanged: count,
  /** Without an answer in this run or before it. */
  uncompared: count,
})

export const scheduleRun = z.object({
  id: z.string(),
  dueAt: z.iso.datetime(),
  /** `file` is the batch that is repeated. */
  cause: z.enum(['file', 'schedule', 'person']),
  status: z.enum(runStatuses),
  reason: z.enum(skipReasons).nullable(),
  jobId: z.string().nullable(),
  jobStatus: z.enum(jobStatuses).nullable(),
  /** Integer paise: what the run reserved, or would have. */
  pricePaise: count,
  capturedPaise: count,
  rows: count,
  /** Null until the run has ended, and for the first one, which has nothing before it. */
  compared: comparedCounts.nullable(),
})

export type ScheduleRun = z.output<typeof scheduleRun>

const record = z.object({
  id: z.string(),
  fileName: z.string(),
  product: z.enum(productIds as [ProductId, ...ProductId[]]),
  rows: count,
  every: z.enum(repeats),
  /** In Asia/Kolkata. */
  hour: count,
  firstOn: z.iso.date(),
  /** The last day on which it may run; null until somebody ends it. */
  lastOn: z.iso.date().nullable(),
  nextAt: z.iso.datetime().nullable(),
  status: z.enum(scheduleStatuses),
  /** Why it was paused without a person asking for it. */
  pausedFor: z.enum(['person', 'account']).nullable(),
  /** Integer paise: a run that costs more is skipped. */
  mostPaise: count,
  /** Integer paise: what a run would reserve now. */
  pricePaise: count,
  purpose: z.enum(purposes),
  reference: z.string().nullable(),
  /** In whose name it runs. */
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
  lastRun: scheduleRun.nullable(),
})

export type BulkSchedule = z.output<typeof record>

/** Batches that are repeated. Created by `repeatBulkJob`. */
export const bulkSchedule = defineResource({
  name: 'bulk-schedules',
  audience: 'customer',
  permission: 'verifications',
  actions: ['list', 'show'],
  gate: 'kyc',
  paths: { list: paths.batchSchedules, show: paths.batchSchedule },
  words: {
    title: text('Repeated files', 'दोहराई जाने वाली फ़ाइलें'),
    search: text('File name', 'फ़ाइल का नाम'),
    none: text('No repeated files yet', 'अभी कोई फ़ाइल दोहराई नहीं जाती'),
    noneDetail: text(
      'Open a finished file and choose “Repeat”. It is then checked again every day, week, month or three months, and you see which answers have changed.',
      'कोई पूरी हुई फ़ाइल खोलें और “दोहराएँ” चुनें। फिर वह हर दिन, हफ़्ते, महीने या तीन महीने में दोबारा जाँची जाती है, और आप देखते हैं कि कौन-से जवाब बदले।',
    ),
  },
  fields: {
    fileName: { label: text('File', 'फ़ाइल') },
    product: { label: text('Product', 'प्रोडक्ट') },
    rows: { label: text('Rows', 'पंक्तियाँ'), kind: 'count' },
    every: { label: text('How often', 'कितनी बार'), kind: 'choice', choices: repeatChoices },
    nextAt: { label: text('Next run', 'अगली बार'), kind: 'time' },
    lastRun: { label: text('Last run', 'पिछली बार') },
    pricePaise: { label: text('Price per run now', 'एक बार की कीमत, अभी'), kind: 'money' },
    mostPaise: { label: text('At most per run', 'एक बार में ज़्यादा से ज़्यादा'), kind: 'money' },
    status: {
      label: text('Status', 'स्टेटस'),
      kind: 'choice',
      choices: {
        active: choice('Active', 'चालू', 'success'),
        paused: choice('Paused', 'रुकी है', 'warning'),
        ended: choice('Ended', 'खत्म'),
      },
    },
    createdBy: { label: text('Runs as', 'किसके नाम से') },
    createdAt: { label: text('Created', 'कब बनी'), kind: 'time' },
  },
  record,
  filter: z.object({
    id: z.array(z.string().max(64)).max(100).optional(),
    /** Part of the file name. */
    q: z.string().max(120).optional(),
    status: z.array(z.enum(scheduleStatuses)).optional(),
  }),
  sorts: ['id', 'createdAt', 'nextAt'],
})
