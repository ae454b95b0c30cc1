import { z } from 'zod'
import { defineCall } from './define.ts'

/* Locations of an employer: a tree of regions and branches. Members of the account who have locations see the candidates of these and of those below. */

const id = z.string().max(64)
const common = { service: 'main', auth: 'customer', style: 'http', gate: 'kyc' } as const
const byId = { params: z.object({ id }), errors: ['not_found', 'conflict'] } as const
const count = z.number().int()

export const locationLimits = { all: 500, depth: 10 } as const

const location = z.object({
  id: z.string(),
  parentId: z.string().nullable(),
  name: z.string(),
  /** Its own cases that have not ended, and all of its own. */
  running: count,
  all: count,
})

export type ShownLocation = z.output<typeof location>

/** Those that the member sees, by name. */
export const listBgcLocations = defineCall({
  ...common,
  access: ['verifications', 'list'],
  method: 'GET',
  path: '/bgc/locations',
  summary: 'List the locations',
  reply: z.object({
    locations: z.array(location),
    /** The member sees these only, and changes none. */
    isLimited: z.boolean(),
  }),
})

const content = z.object({
  name: z.string().trim().min(1).max(80),
  /** The location above it; null for none. */
  parentId: id.nullable(),
})

const changing = {
  ...common,
  access: ['subUsers', 'edit'],
  errors: ['not_found', 'conflict', 'forbidden'],
} as const

export const createBgcLocation = defineCall({
  ...changing,
  method: 'POST',
  path: '/bgc/locations',
  summary: 'Create a location',
  body: content,
  reply: z.object({ id: z.string() }),
})

/** Renames it or moves it with all below it. 409 for a place below itself. */
export const changeBgcLocation = defineCall({
  ...changing,
  params: byId.params,
  method: 'PUT',
  path: '/bgc/locations/{id}',
  summary: 'Change a location',
  body: content,
  reply: z.object({ id: z.string() }),
})

/** 409 while it has candidates, members or locations below it. */
export const deleteBgcLocation = defineCall({
  ...changing,
  params: byId.params,
  method: 'DELETE',
  path: '/bgc/locations/{id}',
  summary: 'Delete a location',
  reply: z.object({ id: z.string() }),
})

const member = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(['subUser', 'key']),
  /** Without any, the member sees every candidate of the account. */
  locationIds: z.array(z.string()),
})

export type LocationMember = z.output<typeof member>

/** Secondary users and API keys, with their locations. */
export const listLocationMembers = defineCall({
  ...common,
  access: ['subUsers', 'list'],
  method: 'GET',
  path: '/bgc/location-members',
  summary: 'List who sees which locations',
  reply: z.object({ members: z.array(member) }),
})

/** Gives a member their locations, in place of those that they had. */
export const setLocationMember = defineCall({
  ...changing,
  params: byId.params,
  method: 'PUT',
  path: '/bgc/location-members/{id}',
  summary: 'Set the locations of a member',
  body: z.object({ locationIds: z.array(id).max(50) }),
  reply: z.object({ id: z.string() }),
})

/** Moves a candidate to another location. Members who see some locations only move to these. */
export const moveBgcCase = defineCall({
  ...common,
  ...byId,
  access: ['verifications', 'edit'],
  method: 'PUT',
  path: '/bgc/cases/{id}/location',
  summary: 'Move a candidate to another location',
  body: z.object({ locationId: id.nullable() }),
  reply: z.object({ id: z.string(), locationId: z.string().nullable() }),
})
