import { z } from 'zod'
import { faceSearchLimits, faceStatuses } from '../faces/faceSearch.ts'
import { faceNotes } from '../faces/faces.ts'
import { plainText } from '../platform/plainText.ts'
import { fileId } from '../products/inputs.ts'
import { defineCall } from './define.ts'

const console_ = { service: 'main', auth: 'customer', style: 'http', gate: 'kyc' } as const
const changing = { ...console_, access: ['verifications', 'create'] } as const
const viewing = { ...console_, access: ['verifications', 'show'] } as const
const byKey = { service: 'gateway', auth: 'key', style: 'http', gate: 'kyc', scope: 'face-search' } as const
const byId = { params: z.object({ id: z.string().max(64) }), errors: ['not_found'] } as const

const setting = z.object({
  on: z.boolean(),
  /** Why faces are kept and searched; null while it is off, as the next two. */
  purpose: z.string().nullable(),
  turnedOnBy: z.string().nullable(),
  turnedOnAt: z.iso.datetime().nullable(),
  /** Enrolled faces, and how many there may be. */
  faces: z.number().int(),
  most: z.number().int(),
})

/** A face that the account has enrolled. Its template never leaves the server. */
const enrolledFace = z.object({
  id: z.string(),
  status: z.enum(faceStatuses),
  /** Null after the removal. */
  reference: z.string().nullable(),
  /** Why a picture was refused. */
  message: z.string().nullable(),
  /** While its picture waits to be read: 1 is read next; null otherwise. */
  queuePlace: z.number().int().min(1).nullable(),
  notes: z.array(z.enum(faceNotes)),
  /** A keyed hash of the template. It stays after the removal, as proof of what was deleted. */
  fingerprint: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** When the template was deleted. */
  removedAt: z.iso.datetime().nullable(),
})

export type EnrolledFace = z.output<typeof enrolledFace>

const { least, most } = faceSearchLimits.purpose

const line = (longest: number) =>
  z.string().trim().min(1).max(longest).regex(plainText.pattern, 'Control characters are not allowed.')

const reading = { method: 'GET', path: '/face-search', reply: setting } as const

const listing = {
  method: 'GET',
  path: '/face-search/faces',
  query: z.object({
    /** Exactly this reference. */
    reference: z.string().trim().max(faceSearchLimits.reference).optional(),
    /** The id of the last face of the page before. */
    after: z.string().max(64).optional(),
  }),
  reply: z.object({
    /** The newest first, without those that were removed. A refused one is removed after a day. */
    faces: z.array(enrolledFace),
    /** For `after`; null on the last page. */
    next: z.string().nullable(),
  }),
} as const

/** Throws `conflict` while the search is off or the set is full; a picture without one usable face ends as `refused`. */
const enrolling = {
  method: 'POST',
  path: '/face-search/faces',
  body: z.object({
    /** The id of an uploaded picture of one face. It is deleted as soon as it has been read. */
    picture: fileId,
    /** Your name for the face, such as a staff number. A candidate of a search carries it. */
    reference: line(faceSearchLimits.reference),
    /** The person has agreed that the face is kept and searched for the account's purpose. */
    consent: z.literal(true),
  }),
  reply: enrolledFace,
  accepts: 'reading',
  errors: ['conflict', 'unavailable'],
} as const

const showing = { ...byId, method: 'GET', path: '/face-search/faces/{id}', reply: enrolledFace } as const

/** Deletes the template at once and for good; the reply proves it. A second time it returns the same proof. */
const removing = { ...showing, method: 'DELETE' } as const

export const readFaceSearch = defineCall({ ...viewing, ...reading, summary: 'Read whether face search is on' })

export const turnOnFaceSearch = defineCall({
  ...console_,
  method: 'POST',
  path: '/face-search/on',
  access: ['account', 'edit'],
  summary: 'Turn on face search with a purpose',
  body: z.object({ purpose: line(most).min(least), agreed: z.literal(true) }),
  reply: setting,
  errors: ['conflict'],
})

/** Deletes the whole set at once and for good. */
export const turnOffFaceSearch = defineCall({
  ...console_,
  method: 'POST',
  path: '/face-search/off',
  access: ['account', 'edit'],
  summary: 'Turn off face search and delete all enrolled faces',
  body: z.object({}),
  reply: z.object({ /** Templates that were deleted. */ removed: z.number().int() }),
})

export const listFaces = defineCall({ ...viewing, ...listing, summary: 'List enrolled faces' })
export const enrolFace = defineCall({ ...changing, ...enrolling, summary: 'Enrol a face' })
export const showFace = defineCall({ ...viewing, ...showing, summary: 'Read an enrolled face' })
export const removeFace = defineCall({ ...changing, ...removing, summary: 'Remove an enrolled face' })

export const readFaceSearchByApi = defineCall({ ...byKey, ...reading, summary: 'Read whether face search is on' })
export const listFacesByApi = defineCall({ ...byKey, ...listing, summary: 'List enrolled faces' })
export const enrolFaceByApi = defineCall({ ...byKey, ...enrolling, summary: 'Enrol a face' })
export const showFaceByApi = defineCall({ ...byKey, ...showing, summary: 'Read an enrolled face' })
export const removeFaceByApi = defineCall({ ...byKey, ...removing, summary: 'Remove an enrolled face' })
