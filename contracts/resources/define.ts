import type { z } from 'zod'
import type { Field, ResourceWords } from '../fields/field.ts'
import type { PlainAction } from '../people/auditActions.ts'
import type { Action, Permission } from '../people/permissions.ts'
import { type BodyFields, bodyFieldsOf } from '../platform/fieldLimits.ts'

/** A kind of record for lists and details, in the convention of ra-data-simple-rest. */
interface ResourceDeclaration<
  Row extends z.ZodObject = z.ZodObject,
  Filter extends z.ZodObject = z.ZodObject,
  Create extends z.ZodType = z.ZodType,
  Update extends z.ZodType = z.ZodType,
> {
  name: string
  audience: 'customer' | 'admin'
  permission: Permission
  actions: readonly Action[]
  /** Those of `actions` that need a fresh proof of who is signed in (`fresh` of a call). */
  fresh?: readonly Action[]
  /** Those whose reply has raw values: only the customer sees them, not support's view of the console (`ownEyes` of a call). */
  ownEyes?: readonly Action[]
  /** `/products/…` need a completed KYC. */
  gate?: 'kyc'
  /** The pages that its declared screens provide. */
  paths?: Partial<Record<'list' | 'show' | 'create' | 'edit', string>>
  /** The texts of its screens. */
  words?: ResourceWords
  record: Row
  /** The fields of a single record that its row in a list lacks. */
  detail?: z.ZodObject
  filter: Filter
  sorts: readonly (keyof z.output<Row> & string)[]
  create?: Create
  /** The reply to creation if it is not the record */
  created?: z.ZodObject
  update?: Update
  /** The list as a file, filtered like the list, of at most `limits.exportRows` rows. */
  csv?: {
    /** Fields of the record, in order; their labels are the headings. */
    columns: readonly (keyof z.output<Row> & string)[]
    /** Also as a workbook (XLSX). */
    workbook?: true
    /** The audit action of an export; by default `list.exported` with the resource's name. */
    audited?: PlainAction
  }
}

/** The type and limits of a filter, for the browser, which has no schemas. */
export interface FilterShape {
  type: string
  many: boolean
  /** The maximum length of a text, in characters. */
  maxLength?: number
}

export interface Resource<
  Row extends z.ZodObject = z.ZodObject,
  Filter extends z.ZodObject = z.ZodObject,
  Create extends z.ZodType = z.ZodType,
  Update extends z.ZodType = z.ZodType,
  Fields extends Record<string, Field> = Record<string, Field>,
> extends ResourceDeclaration<Row, Filter, Create, Update> {
  fields: Fields
  filterShapes: Record<string, FilterShape>
  hasDetail: boolean
  /** The limits of `create` and `update` as plain data, for forms. */
  readonly createFields?: BodyFields | undefined
  readonly updateFields?: BodyFields | undefined
}

interface Definition {
  type: string
  innerType?: z.core.$ZodType
  element?: z.core.$ZodType
  values?: readonly unknown[]
}

function shapeOf(schema: z.core.$ZodType): FilterShape {
  const { type, innerType, element, values } = schema._zod.def as Definition
  if (innerType) return shapeOf(innerType)
  if (type === 'literal') return { type: typeof values?.[0], many: false }
  if (element) return { ...shapeOf(element), many: true }
  const { maximum } = schema._zod.bag
  return { type, many: false, ...(type === 'string' && typeof maximum === 'number' && { maxLength: maximum }) }
}

/** The type and limits of each filter, as plain data. */
export const filterShapesOf = (filter: z.ZodObject): Record<string, FilterShape> =>
  Object.fromEntries(Object.entries(filter.shape).map(([name, one]) => [name, shapeOf(one)]))

export const defineResource = <
  Row extends z.ZodObject,
  Filter extends z.ZodObject,
  Create extends z.ZodType = z.ZodUndefined,
  Update extends z.ZodType = z.ZodUndefined,
  Audience extends Resource['audience'] = Resource['audience'],
  Fields extends Record<string, Field> = Record<never, Field>,
>(
  resource: ResourceDeclaration<Row, Filter, Create, Update> & { audience: Audience; fields?: Fields },
): Resource<Row, Filter, Create, Update, Fields> & { audience: Audience } => ({
  ...resource,
  fields: resource.fields ?? ({} as Fields),
  filterShapes: filterShapesOf(resource.filter),
  hasDetail: resource.detail !== undefined,
  get createFields() {
    return bodyFieldsOf(resource.create)
  },
  get updateFields() {
    return bodyFieldsOf(resource.update)
  },
})
