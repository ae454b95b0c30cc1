import { z } from 'zod'
import { FILES_SCOPE } from '../checks/apiKeys.ts'
import { fileLimits, fileTypeNames } from '../files/files.ts'
import { defineCall } from './define.ts'

/** A file that the account has handed over. Nobody else can read it: it is sealed with a key of its own. */
export const uploadedFile = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(fileTypeNames),
  /** Whether it is encrypted, so that a check needs its password. */
  isLocked: z.boolean(),
  /** Whether its password was given. It is kept sealed until a check has read the file. */
  isUnlocked: z.boolean(),
  bytes: z.number().int(),
  /** SHA-256 of the content, in hex; it stays after the content is deleted, as proof of what was deleted. */
  sha256: z.string(),
  createdAt: z.iso.datetime(),
  /** When it will be deleted. */
  keptUntil: z.iso.datetime(),
  deletedAt: z.iso.datetime().nullable(),
})

export type UploadedFile = z.output<typeof uploadedFile>

const byId = { params: z.object({ id: z.string().max(64) }), errors: ['not_found'] } as const
const console_ = { service: 'main', auth: 'customer', style: 'http', gate: 'kyc' } as const
const changing = { ...console_, access: ['verifications', 'create'] } as const
const byKey = { service: 'gateway', auth: 'key', style: 'http', gate: 'kyc', scope: FILES_SCOPE } as const

const uploading = {
  method: 'POST',
  path: '/files',
  upload: true,
  reply: uploadedFile,
  errors: ['too_large', 'unsupported_type'],
} as const

/** Throws `conflict` while a check reads the file. */
const deleting = {
  ...byId,
  errors: ['not_found', 'conflict'],
  method: 'DELETE',
  path: '/files/{id}',
  reply: uploadedFile,
} as const

/** Whether the password is right shows when the file is read. */
const unlocking = {
  ...byId,
  method: 'PUT',
  path: '/files/{id}/password',
  body: z.object({ password: z.string().min(1).max(127) }),
  reply: uploadedFile,
} as const

export const uploadFile = defineCall({ ...changing, ...uploading, summary: 'Upload a file for a check' })

/** The content, with its own type. */
export const readFile = defineCall({
  ...console_,
  ...byId,
  method: 'GET',
  path: '/files/{id}/content',
  access: ['verifications', 'show'],
  summary: 'Read an uploaded file',
  raw: 'application/octet-stream',
  reply: z.unknown(),
})

/** Deletes the content at once and for good; the reply proves it. */
export const deleteFile = defineCall({ ...changing, ...deleting, summary: 'Delete an uploaded file' })

export const unlockFile = defineCall({ ...changing, ...unlocking, summary: 'Give the password of a file' })

export const unlockFileByApi = defineCall({ ...byKey, ...unlocking, summary: 'Give the password of a file' })

export const uploadFileByApi = defineCall({ ...byKey, ...uploading, summary: 'Upload a file for a check' })

/** The content, with its own type: the pictures of a document that was read, for callers that cut out the boxes of its fields. */
export const readFileByApi = defineCall({
  ...byKey,
  ...byId,
  method: 'GET',
  path: '/files/{id}/content',
  summary: 'Read a file of a check',
  raw: 'application/octet-stream',
  reply: z.unknown(),
})

export const deleteFileByApi = defineCall({ ...byKey, ...deleting, summary: 'Delete an uploaded file' })

/** The files that a check reads, in its order, and those that it has made of them, such as upright pictures. One that is deleted stays as proof, without its name. */
export const listCheckFiles = defineCall({
  ...console_,
  ...byId,
  method: 'GET',
  path: '/verifications/{id}/files',
  access: ['verifications', 'show'],
  summary: 'List the files of a check',
  reply: z.object({
    files: z.array(uploadedFile),
    /** Made-up documents of ours, for a first try. */
    samples: z.array(z.object({ id: z.string(), name: z.string() })),
    /** The ids of those that the check was asked with, files and samples, in its order. */
    order: z.array(z.string()),
  }),
})

const settings = z.object({
  /** Days after its check; 0: as soon as the check has ended. */
  keepDays: z.number().int().min(0).max(fileLimits.keepDays.most),
})

export const readFileSettings = defineCall({
  ...console_,
  method: 'GET',
  path: '/file-settings',
  access: ['account', 'show'],
  summary: 'Read how long uploaded files are kept',
  reply: settings,
})

/** Also applies to the files that are there already. */
export const changeFileSettings = defineCall({
  ...console_,
  method: 'PUT',
  path: '/file-settings',
  access: ['account', 'edit'],
  summary: 'Change how long uploaded files are kept',
  body: settings,
  reply: settings,
})
