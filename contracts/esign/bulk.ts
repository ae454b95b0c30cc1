import { z } from 'zod'
import { bulkRowStates, bulkSendStates } from './bulkStates.ts'
import { draftRecipient, envelopeDraft } from './draft.ts'
import { esignLimits } from './limits.ts'

/* A template that is sent to many: one envelope for each row of a file or a list. */

const count = z.number().int()
const time = z.iso.datetime()

export const shownBulkSend = z.object({
  id: z.string(),
  /** The title of the template. */
  title: z.string(),
  mode: z.enum(['live', 'test']),
  state: z.enum(bulkSendStates),
  /** Why it has stopped by itself. */
  problem: z.string().nullable(),
  /** Null for rows that came by API. */
  fileName: z.string().nullable(),
  counts: z.object({ total: count, problem: count, ready: count, sent: count, failed: count }),
  /** Integer paise for each envelope. */
  unitPaise: count,
  /** Integer paise for those that can be sent and are not: what is shown before sending. */
  totalPaise: count,
  /** Columns of the file that the template does not have. */
  unusedColumns: z.array(z.string()),
  createdBy: z.string(),
  createdAt: time,
  startedAt: time.nullable(),
  endedAt: time.nullable(),
})

export const shownBulkRow = z.object({
  /** As the file counts them, the header being 1; by API from 0. */
  row: count,
  state: z.enum(bulkRowStates),
  /** The name of the first recipient; null once the row is deleted. */
  name: z.string().nullable(),
  /** The id of the envelope that was made of it. */
  envelope: z.string().nullable(),
  /** `column` is null for the row as a whole. */
  problems: z.array(z.object({ column: z.string().nullable(), message: z.string() })),
})

/** A row by API. What is left out, or is empty, is as the template has it. */
export const bulkSendRow = z.object({
  title: envelopeDraft.shape.title.optional(),
  recipients: z
    .array(draftRecipient.pick({ name: true, email: true, phone: true }).partial())
    .max(esignLimits.recipients),
  /** By the labels of the fields; `yes` checks a checkbox. */
  values: z.record(z.string().max(120), z.string().trim().max(esignLimits.textCharacters)).default({}),
})

export type ShownBulkSend = z.output<typeof shownBulkSend>
export type ShownBulkRow = z.output<typeof shownBulkRow>
export type BulkSendRow = z.output<typeof bulkSendRow>
