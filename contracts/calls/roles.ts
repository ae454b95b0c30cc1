import { z } from 'zod'
import { personName, reason } from '../fields/schemas.ts'
import { grants, roleName } from '../people/grantSchemas.ts'
import { defineCall } from './define.ts'

const role = z.object({
  id: z.string(),
  name: roleName,
  about: roleName.nullable(),
  builtIn: z.boolean(),
  permissions: grants,
  /** Whether the caller may give it: they have all that it permits. */
  mayGive: z.boolean(),
  /** Whether the caller may change or delete it: it is a custom role that is not their own, and they have all that it permits. */
  mayChange: z.boolean(),
  /** Who has it, by name; also those who are disabled. */
  holders: z.array(z.object({ id: z.string(), name: z.string(), isActive: z.boolean() })),
})

export type Role = z.output<typeof role>

const list = { method: 'GET', path: '/roles', style: 'http', reply: z.array(role) } as const

/** The roles of an account's team. */
export const listRoles = defineCall({
  ...list,
  service: 'main',
  auth: 'customer',
  access: ['subUsers', 'list'],
  summary: 'List the roles of secondary users',
})

export const listStaffRoles = defineCall({
  ...list,
  service: 'admin',
  auth: 'admin',
  access: ['admin.restricted', 'list'],
  summary: 'List the roles of staff',
})

const about = z
  .string()
  .trim()
  .max(200)
  .regex(/^\P{Cc}*$/u, 'Control characters are not allowed here.')
const params = z.object({ id: z.string().max(64) })
const ofRole = { style: 'http', fresh: true } as const
/** Hindi readers see the English words where there are no others. */
const body = z.object({
  name: personName,
  nameHi: personName.nullish(),
  about: about.nullish(),
  aboutHi: about.nullish(),
  permissions: grants,
})
const created = z.object({ id: z.string() })
const done = z.object({ done: z.literal(true) })

const ofTeam = { ...ofRole, service: 'main', auth: 'customer' } as const
const ofStaff = { ...ofRole, service: 'admin', auth: 'admin' } as const

/** A custom role of the account's team permits nothing that its maker may not do. 409 beyond the limit, and for a name that another role has. */
export const createRole = defineCall({
  ...ofTeam,
  method: 'POST',
  path: '/roles',
  access: ['subUsers', 'create'],
  summary: 'Create a role for secondary users',
  body,
  reply: created,
  errors: ['conflict'],
})

/** Acts on running sessions within five seconds. 409 for the caller's own role. */
export const changeRole = defineCall({
  ...ofTeam,
  method: 'PUT',
  path: '/roles/{id}',
  access: ['subUsers', 'edit'],
  summary: 'Change a role of secondary users',
  params,
  body,
  reply: done,
  errors: ['not_found', 'conflict'],
})

/** 409 while somebody has the role. */
export const removeRole = defineCall({
  ...ofTeam,
  method: 'DELETE',
  path: '/roles/{id}',
  access: ['subUsers', 'delete'],
  summary: 'Delete a role of secondary users',
  params,
  reply: done,
  errors: ['not_found', 'conflict'],
})

export const createStaffRole = defineCall({
  ...ofStaff,
  method: 'POST',
  path: '/roles',
  access: ['admin.restricted', 'create'],
  summary: 'Create a role of staff',
  body: body.extend({ reason }),
  reply: created,
  errors: ['conflict'],
})

/** Acts on running sessions within five seconds. More rights for people who have the role need a second super-admin, where there is one. */
export const changeStaffRoleRights = defineCall({
  ...ofStaff,
  method: 'PUT',
  path: '/roles/{id}',
  access: ['admin.restricted', 'edit'],
  summary: 'Change a role of staff',
  params,
  body: body.extend({ reason }),
  reply: z.object({ done: z.boolean(), approvalId: z.string().nullable() }),
  errors: ['not_found', 'conflict'],
})

/** 409 while somebody has the role, or a waiting request would give it. */
export const removeStaffRole = defineCall({
  ...ofStaff,
  method: 'POST',
  path: '/roles/{id}/remove',
  access: ['admin.restricted', 'delete'],
  summary: 'Delete a role of staff',
  params,
  body: z.object({ reason }),
  reply: done,
  errors: ['not_found', 'conflict'],
})
