import { z } from 'zod'
import { MAX_INTEGER, reason } from '../fields/schemas.ts'
import { limits } from '../platform/limits.ts'
import { entryChanges, entryKinds, listFormats, listKinds, listVersionStates } from '../screening/watchLists.ts'
import { defineCall } from './define.ts'

const staff = { service: 'admin', auth: 'admin', style: 'http' } as const
const customer = { service: 'main', auth: 'customer', style: 'http', gate: 'kyc' } as const

const byId = z.object({ id: z.string().max(64) })
const ofVersion = byId.extend({ number: z.coerce.number().int().min(1).max(MAX_INTEGER) })
const created = z.object({ id: z.string() })
const rolledBack = z.object({ version: z.number().int() })
const name = z
  .string()
  .trim()
  .min(2, 'Enter a name of at least 2 characters.')
  .max(80)
  .regex(/^\P{Cc}*$/u, 'Control characters are not allowed in a name.')

const version = z.object({
  id: z.string(),
  number: z.number().int(),
  state: z.enum(listVersionStates),
  format: z.enum(listFormats).nullable(),
  files: z.array(z.string()),
  publishedOn: z.iso.date().nullable(),
  /** While the import runs, those that it has read so far. */
  entries: z.number().int(),
  /** Of the entries; null while they are read, and of versions that are older than this count. */
  kinds: z.partialRecord(z.enum(entryKinds), z.number().int()).nullable(),
  /** What the file has and no screening searches, by the file's own words; `unnamed` has no name or id, `unreadBirths` are birth dates that cannot be read. */
  leftOut: z.record(z.string(), z.number().int()).nullable(),
  added: z.number().int(),
  changed: z.number().int(),
  removed: z.number().int(),
  importedBy: z.string(),
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  /** Why a failed import changed nothing: one sentence, or one for each row of a customer's own file. */
  problems: z.array(z.string()),
  /** The file had far fewer entries than the current version: it can be imported if that is confirmed. */
  shrunk: z.boolean(),
})

export type ListVersion = z.output<typeof version>

/** An entry in the fields that a person compares. */
const entry = z.object({
  name: z.string(),
  aliases: z.array(z.string()),
  births: z.array(z.string()),
  countries: z.array(z.string()),
  identifiers: z.array(z.string()),
  positions: z.array(z.string()),
  programmes: z.array(z.string()),
  remarks: z.string().nullable(),
})

export type ListEntryFields = z.output<typeof entry>

const change = z.object({
  id: z.string(),
  entryId: z.string(),
  entryKind: z.enum(entryKinds),
  entry,
  /** What stood there before, of a changed entry. */
  before: entry.nullable(),
})

export type ListEntryChange = z.output<typeof change>

const versions = { method: 'GET', params: byId, reply: z.array(version), errors: ['not_found'] } as const

const changes = {
  method: 'GET',
  params: ofVersion,
  query: z.object({
    kind: z.enum(entryChanges).default('added'),
    /** The id of the last entry of the previous page. */
    after: z.string().max(64).optional(),
    limit: z.coerce.number().int().min(1).max(limits.maxPageSize).default(limits.pageSize),
  }),
  reply: z.object({ changes: z.array(change), next: z.string().nullable() }),
  errors: ['not_found'],
} as const

const importing = {
  method: 'POST',
  params: byId,
  /** `allowFewer` accepts a file with less than half of the current entries. */
  query: z.object({ allowFewer: z.literal('yes').optional() }),
  upload: true,
  reply: version,
  errors: ['not_found', 'conflict', 'too_large', 'unavailable'],
} as const

export const watchListVersions = defineCall({
  ...staff,
  ...versions,
  path: '/watch-lists/{id}/versions',
  access: ['admin.watchLists', 'show'],
  summary: 'List the versions of a watch list, the newest first',
})

export const watchListChanges = defineCall({
  ...staff,
  ...changes,
  path: '/watch-lists/{id}/versions/{number}/changes',
  access: ['admin.watchLists', 'show'],
  summary: 'List what came, changed or went with a version of a watch list',
})

export const addWatchList = defineCall({
  ...staff,
  method: 'POST',
  path: '/watch-lists',
  access: ['admin.watchLists', 'create'],
  summary: 'Add a watch list',
  body: z.object({ name, kind: z.enum(listKinds).exclude(['own']) }),
  reply: created,
  errors: ['conflict'],
})

/** Accepts a list's file in the form field `file`; of OFAC's CSV up to four. It is imported in the background, one import of a list at a time. */
export const importWatchList = defineCall({
  ...staff,
  ...importing,
  path: '/watch-lists/{id}/files',
  access: ['admin.watchLists', 'edit'],
  summary: 'Import a new version of a watch list',
})

export const rollBackWatchList = defineCall({
  ...staff,
  method: 'POST',
  path: '/watch-lists/{id}/roll-back',
  access: ['admin.watchLists', 'edit'],
  summary: 'Search the former version of a watch list again',
  params: byId,
  body: z.object({ reason }),
  reply: rolledBack,
  errors: ['not_found', 'conflict'],
})

export const removeWatchList = defineCall({
  ...staff,
  method: 'POST',
  path: '/watch-lists/{id}/remove',
  access: ['admin.watchLists', 'delete'],
  summary: 'Remove a watch list',
  params: byId,
  body: z.object({ reason }),
  reply: created,
  errors: ['not_found', 'conflict'],
})

export const ownListVersions = defineCall({
  ...customer,
  ...versions,
  path: '/own-lists/{id}/versions',
  access: ['verifications', 'show'],
  summary: 'List the versions of an own list, the newest first',
})

export const ownListChanges = defineCall({
  ...customer,
  ...changes,
  path: '/own-lists/{id}/versions/{number}/changes',
  access: ['verifications', 'show'],
  summary: 'List what came, changed or went with a version of an own list',
})

export const addOwnList = defineCall({
  ...customer,
  method: 'POST',
  path: '/own-lists',
  access: ['verifications', 'create'],
  summary: 'Add a list that only the own account screens against',
  body: z.object({ name }),
  reply: created,
  errors: ['conflict'],
})

/** Accepts the template's CSV in the form field `file`. It is imported in the background; a broken file changes nothing. */
export const importOwnList = defineCall({
  ...customer,
  ...importing,
  path: '/own-lists/{id}/files',
  access: ['verifications', 'edit'],
  summary: 'Import a new version of an own list',
})

export const rollBackOwnList = defineCall({
  ...customer,
  method: 'POST',
  path: '/own-lists/{id}/roll-back',
  access: ['verifications', 'edit'],
  summary: 'Search the former version of an own list again',
  params: byId,
  reply: rolledBack,
  errors: ['not_found', 'conflict'],
})

/** The entries are deleted. Earlier screenings keep what they found. */
export const removeOwnList = defineCall({
  ...customer,
  method: 'POST',
  path: '/own-lists/{id}/remove',
  access: ['verifications', 'delete'],
  summary: 'Remove an own list',
  params: byId,
  reply: created,
  errors: ['not_found', 'conflict'],
})

export const ownListTemplate = defineCall({
  ...customer,
  method: 'GET',
  path: '/own-lists-template.csv',
  access: ['verifications', 'show'],
  summary: 'Download a CSV file with the columns of an own list',
  raw: 'text/csv',
  reply: z.unknown(),
})
