import { z } from 'zod'
import { actions, permissions } from '../people/permissions.ts'
import { defineCall } from './define.ts'

/** What somebody may do, as the screens hide what is refused. */
export const grants = z.partialRecord(z.enum(permissions), z.array(z.enum(actions)).readonly())

export const roleName = z.object({ en: z.string(), hi: z.string() })

const role = z.object({
  id: z.string(),
  name: roleName,
  about: roleName.nullable(),
  builtIn: z.boolean(),
  permissions: grants,
  /** Whether the caller may give it: they have all that it permits. */
  mayGive: z.boolean(),
})

export type Role = z.output<typeof role>

const list = { method: 'GET', path: '/roles', style: 'http', reply: z.array(role) } as const

/** The roles of an account's secondary users. */
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
