import { createCourtSource } from '../court/source.ts'
import type { Db } from '../platform/context.ts'
import type { OwnSources } from '../platform/ports/sources.ts'

/** The products that rooms of this server answer from the database. */
export const createOwnSources = (db: Db): OwnSources => ({
  'court-case-check': createCourtSource(db),
})
