import type { z } from 'zod'
import type { Call } from '../../contracts/calls/define.ts'
import type { Resource } from '../../contracts/resources/define.ts'

type NoFields = z.ZodObject<Record<never, never>>
type OfRecord = z.ZodObject<{ id: z.ZodString }>
type CreateOf<R> = R extends { create?: infer Create extends z.ZodType } ? Create : z.ZodUndefined
/** What a creation answers, if that is not the record. */
type CreatedOf<R> = R extends { created: infer Created extends z.ZodType }
  ? Created
  : R extends { record: infer Stored extends z.ZodType }
    ? Stored
    : never
type UpdateOf<R> = R extends { update?: infer Update extends z.ZodType } ? Update : z.ZodUndefined

const placeOf = ({ audience }: Pick<Resource, 'audience'>) =>
  ({ service: audience === 'admin' ? 'admin' : 'main', auth: audience, style: 'http', summary: '' }) as const

/**
 * A write on a resource as a call, so that forms use both in the same way: `call={createCall(webhook)}`. It has no reply schema,
 * because the browser does not load the schemas of resources.
 */
export const createCall = <R extends Resource>(resource: R) =>
  ({
    ...placeOf(resource),
    method: 'POST',
    path: `/resources/${resource.name}`,
    bodyFields: resource.createFields,
  }) as unknown as Call<NoFields, NoFields, NonNullable<CreateOf<R>>, CreatedOf<R>>

export const updateCall = <R extends Resource>(resource: R) =>
  ({
    ...placeOf(resource),
    method: 'PUT',
    path: `/resources/${resource.name}/{id}`,
    bodyFields: resource.updateFields,
  }) as unknown as Call<OfRecord, NoFields, NonNullable<UpdateOf<R>>, R['record']>

export const deleteCall = <R extends Resource>(resource: R) =>
  ({
    ...placeOf(resource),
    method: 'DELETE',
    path: `/resources/${resource.name}/{id}`,
  }) as unknown as Call<OfRecord, NoFields, z.ZodUndefined, R['record']>

/** The call that returns the list as CSV, with the same filter. */
export const exportCall = (resource: Pick<Resource, 'name' | 'audience'>) =>
  ({
    ...placeOf(resource),
    method: 'GET',
    path: `/resources/${resource.name}/export`,
    raw: 'text/csv',
  }) as unknown as Call
