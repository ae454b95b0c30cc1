import type { z } from 'zod'
import { type BodyFields, bodyFieldsOf } from '../fieldLimits.ts'
import type { Action, Permission } from '../permissions.ts'

/**
 * A record kind that a list or a detail shows, in ra-data-simple-rest's convention. Served at `/api/resources/<name>` for
 * customers and `/admin-api/resources/<name>` for staff.
 */
export interface Resource<
  Row extends z.ZodObject = z.ZodObject,
  Filter extends z.ZodObject = z.ZodObject,
  Create extends z.ZodType = z.ZodType,
  Update extends z.ZodType = z.ZodType,
> {
  name: string
  audience: 'customer' | 'admin'
  permission: Permission
  actions: readonly Action[]
  /** `/products/…` need a completed KYC. */
  gate?: 'kyc'
  record: Row
  /** What one record shows beyond its row in a list. */
  detail?: z.ZodObject
  filter: Filter
  sorts: readonly (keyof z.output<Row> & string)[]
  create?: Create
  /** What creating answers, where it is not the record (a key is shown once). */
  created?: z.ZodObject
  update?: Update
  /** The limits of `create` and `update` as plain data, for forms. */
  readonly createFields?: BodyFields | undefined
  readonly updateFields?: BodyFields | undefined
}

export const defineResource = <
  Row extends z.ZodObject,
  Filter extends z.ZodObject,
  Create extends z.ZodType = z.ZodUndefined,
  Update extends z.ZodType = z.ZodUndefined,
  Audience extends Resource['audience'] = Resource['audience'],
>(
  resource: Resource<Row, Filter, Create, Update> & { audience: Audience },
): Resource<Row, Filter, Create, Update> & { audience: Audience } => ({
  ...resource,
  get createFields() {
    return bodyFieldsOf(resource.create)
  },
  get updateFields() {
    return bodyFieldsOf(resource.update)
  },
})
