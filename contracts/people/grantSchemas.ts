import { z } from 'zod'
import { actions, permissions } from './permissions.ts'

/** What somebody may do, as the screens hide what is refused. */
export const grants = z.partialRecord(z.enum(permissions), z.array(z.enum(actions)).readonly())

export const roleName = z.object({ en: z.string(), hi: z.string() })
