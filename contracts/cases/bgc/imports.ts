import { z } from 'zod'
import { type Choice, choice } from '../../platform/choice.ts'

/* Candidates of a file: the rows are checked, somebody starts them, and a job adds one candidate for each row. */

/** `ready`: its rows are checked, and nobody is asked yet. `stopped`: by a person, or because the package cannot be used any more; it can go on. */
export const importStates = ['ready', 'running', 'stopped', 'done'] as const
export type ImportState = (typeof importStates)[number]

export const importStateChoices: Record<ImportState, Choice> = {
  ready: choice('Checked, no one asked yet', 'जाँची गई, अभी किसी से नहीं पूछा'),
  running: choice('Being added', 'जोड़े जा रहे हैं', 'info'),
  stopped: choice('Stopped', 'रुका हुआ', 'warning'),
  done: choice('Finished', 'पूरा', 'success'),
}

/** `problem`: refused before anybody was asked, and never added. `failed`: could not be added when its turn came; it can be tried again. */
export const importRowStates = ['problem', 'ready', 'added', 'failed'] as const
export type ImportRowState = (typeof importRowStates)[number]

const count = z.number().int()
const time = z.iso.datetime()

export const shownImport = z.object({
  id: z.string(),
  fileName: z.string(),
  state: z.enum(importStates),
  /** Why it has stopped by itself. */
  problem: z.string().nullable(),
  /** The package; null before it is started. */
  planId: z.string().nullable(),
  counts: z.object({ total: count, problem: count, ready: count, added: count, failed: count }),
  createdBy: z.string(),
  createdAt: time,
  startedAt: time.nullable(),
  endedAt: time.nullable(),
})

export const shownImportRow = z.object({
  /** As the file counts them, the header being 1. */
  row: count,
  state: z.enum(importRowStates),
  /** Null once the row is deleted. */
  name: z.string().nullable(),
  /** The case that was started for it. */
  caseId: z.string().nullable(),
  problems: z.array(z.object({ column: z.string(), message: z.string() })),
})

export type ShownImport = z.output<typeof shownImport>
export type ShownImportRow = z.output<typeof shownImportRow>

/** A file to fill in, as CSV. */
export const sampleImport = `Name,Email,Phone,Language,Reference,Location
Asha Rao,asha.rao@example.com,+919876543210,en,EMP-101,
Ravi Kumar,,+919876543211,hi,EMP-102,
`
