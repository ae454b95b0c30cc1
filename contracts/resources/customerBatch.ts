import { z } from 'zod'
import { entryOf, type ProductId, productIds } from '../checks/catalogue.ts'
import { day } from '../fields/schemas.ts'
import { type Choice, choice } from '../platform/choice.ts'
import { jobStatuses } from '../platform/codes.ts'
import { paths } from '../platform/paths.ts'
import { type Text, text } from '../platform/text.ts'
import { bulkCounts, bulkJob, jobNotice } from './bulkJob.ts'
import { defineResource } from './define.ts'

/** The products whose batches are of vehicles. */
export const vehicleProducts = productIds.filter(id => entryOf(id).bulk && entryOf(id).group === 'vehicle')

/** Who a batch waits for, and why: its owner (`start`, `balance`, `rows`, `customer`), staff, its turn, or its source. */
export const batchWaits = ['start', 'balance', 'rows', 'customer', 'staff', 'lane', 'source'] as const

export type BatchWait = (typeof batchWaits)[number]

const count = z.number().int()
const time = z.iso.datetime().nullable()
const products = z.enum(productIds as [ProductId, ...ProductId[]])

const record = z.object({
  id: z.string(),
  userId: z.string(),
  customer: z.string(),
  product: products,
  fileName: z.string(),
  status: z.enum(jobStatuses),
  counts: bulkCounts,
  /** Null unless it waits. */
  wait: z.enum(batchWaits).nullable(),
  /** How many workers have a part of it now. */
  lanes: count,
  /** Rows without an answer, and rows left out. */
  errors: count,
  /** The mean since the start; null before the first finished row, in a pause and after the end. */
  rowsPerSecond: z.number().nullable(),
  secondsLeft: count.nullable(),
  /** Integer paise. */
  capturedPaise: count,
  createdAt: z.iso.datetime(),
  startedAt: time,
  finishedAt: time,
})

const detail = record.extend({
  /** Integer paise: what the whole file would cost, or has reserved. */
  atMostPaise: count,
  /** Why the file cannot be used. */
  error: z.string().nullable(),
  /** Rows that are waiting for a worker. */
  waitingRows: count,
  rerunOf: z.string().nullable(),
  /** The latest batch made of its rows without an answer. */
  rerunAs: z.string().nullable(),
  notices: z.array(jobNotice),
})

export type CustomerBatch = z.output<typeof record>
export type CustomerBatchDetail = z.output<typeof detail>

const waits: Record<BatchWait, Choice> = {
  start: choice('Customer has not started it', 'ग्राहक ने शुरू नहीं किया'),
  balance: choice('Customer’s balance is too low', 'ग्राहक का बैलेंस कम है', 'warning'),
  rows: choice('Customer has no usable row', 'चलने लायक कोई पंक्ति नहीं', 'warning'),
  customer: choice('Paused by the customer', 'ग्राहक ने रोका'),
  staff: choice('Paused by staff', 'स्टाफ़ ने रोका', 'warning'),
  lane: choice('Waiting in queue', 'बारी का इंतज़ार'),
  source: choice('Source is down', 'सोर्स बंद है', 'danger'),
}

const filter = z.object({
  /** A whole job id or the end of one, the start of a file's name, or a customer. */
  q: z.string().trim().max(120).optional(),
  id: z.array(z.string().max(64)).max(100).optional(),
  customer: z.string().max(64).optional(),
  product: z.array(products).max(productIds.length).optional(),
  status: z.array(z.enum(jobStatuses)).optional(),
  /** Only batches with rows that got no answer. */
  unanswered: z.literal(true).optional(),
  createdFrom: day.optional(),
  createdTo: day.optional(),
  /** A keyset cursor: the last id of the previous page. */
  after: z.string().max(64).optional(),
})

const { status, product, fileName, counts, capturedPaise } = bulkJob.fields

interface Kind<Name extends string> {
  name: Name
  path: string
  title: Text
  none: Text
}

const batches = <const Name extends string>({ name, path, title, none }: Kind<Name>) =>
  defineResource({
    name,
    audience: 'admin',
    permission: 'admin.batches',
    actions: ['list', 'show', 'export'],
    paths: { list: path },
    words: {
      title,
      none,
      search: text('Job ID, start of file name or customer', 'जॉब ID, फ़ाइल के नाम की शुरुआत या ग्राहक'),
      one: text('Batch', 'बैच'),
      missing: text('There is no such batch', 'ऐसा कोई बैच नहीं है'),
    },
    fields: {
      id: { label: text('Job ID', 'जॉब ID'), kind: 'id' },
      customer: { label: text('Customer', 'ग्राहक') },
      product,
      fileName,
      status,
      counts,
      wait: { label: text('Waits because', 'किसका इंतज़ार'), kind: 'choice', choices: waits },
      lanes: { label: text('Lanes', 'लेन'), kind: 'count' },
      errors: { label: text('Errors', 'गड़बड़ियाँ'), kind: 'count' },
      unanswered: {
        label: text('Unanswered rows', 'बिना जवाब की पंक्तियाँ'),
        kind: 'choice',
        choices: { true: choice('With unanswered rows', 'बिना जवाब की पंक्तियाँ हैं') },
      },
      rowsPerSecond: { label: text('Rows per second', 'प्रति सेकंड पंक्तियाँ') },
      capturedPaise,
      atMostPaise: { label: text('At most', 'ज़्यादा से ज़्यादा'), kind: 'money' },
      waitingRows: { label: text('Rows waiting', 'बाकी पंक्तियाँ'), kind: 'count' },
      error: { label: text('Unusable because', 'क्यों नहीं चलेगी') },
      createdAt: { label: text('Created', 'कब बनी'), kind: 'time' },
      startedAt: { label: text('Started', 'कब शुरू हुई'), kind: 'time' },
      finishedAt: { label: text('Ended', 'कब खत्म हुई'), kind: 'time' },
    },
    record,
    detail,
    filter,
    sorts: ['id', 'createdAt'],
    csv: {
      columns: [
        'id',
        'customer',
        'product',
        'fileName',
        'status',
        'wait',
        'errors',
        'capturedPaise',
        'createdAt',
        'startedAt',
        'finishedAt',
      ],
    },
  })

/** Batches of vehicles, of all customers. */
export const vehicleBatches = batches({
  name: 'vehicle-batches',
  path: paths.adminBulkHit,
  title: text('Bulk vehicle', 'बल्क गाड़ी'),
  none: text('No customer has a batch of vehicles', 'किसी ग्राहक का गाड़ियों का बैच नहीं है'),
})

/** All other batches. */
export const customerBatches = batches({
  name: 'customer-batches',
  path: paths.adminBatchProcessing,
  title: text('Batch processing', 'बैच प्रोसेसिंग'),
  none: text('No customer has such a batch', 'किसी ग्राहक का ऐसा बैच नहीं है'),
})

/** Batches of every product, of white-label clients. */
export const whitelabelBatches = batches({
  name: 'whitelabel-batches',
  path: paths.adminWhitelabelBatchProcessing,
  title: text('White-label batches', 'व्हाइट-लेबल बैच'),
  none: text('No white-label client has a batch', 'किसी व्हाइट-लेबल क्लाइंट का बैच नहीं है'),
})
