import { z } from 'zod'
import { email, personName } from '../calls/fields.ts'
import { defineResource } from './define.ts'

/** `view` is read-only: it can neither change nor spend anything. */
const access = z.enum(['full', 'view'])

/** The sub-users of an account. Deleting one disables it: the row is kept, because checks and audit events refer to it. */
export const subUser = defineResource({
  name: 'sub-users',
  audience: 'customer',
  permission: 'subUsers',
  actions: ['list', 'show', 'create', 'edit', 'delete'],
  record: z.object({
    id: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    access,
    status: z.enum(['invited', 'active', 'disabled']),
    /** Whether two-step verification is on. */
    secondFactor: z.boolean(),
    createdAt: z.iso.datetime(),
  }),
  filter: z.object({ id: z.array(z.string().max(64)).min(1).max(100).optional() }),
  sorts: ['id', 'email', 'createdAt'],
  create: z.object({ firstName: personName, lastName: personName, email, access }),
  update: z.object({ access: access.nullish(), isActive: z.boolean().nullish() }),
})
