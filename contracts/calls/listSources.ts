import { z } from 'zod'
import { reason } from '../fields/schemas.ts'
import { listSourceIds, listSourceStates } from '../screening/listSources.ts'
import { defineCall } from './define.ts'

const staff = { service: 'admin', auth: 'admin', style: 'http' } as const
const changing = { ...staff, method: 'POST', access: ['admin.watchLists', 'edit'] } as const

const params = z.object({ id: z.enum(listSourceIds) })
const text = z.object({ en: z.string(), hi: z.string() })

const source = z.object({
  id: z.enum(listSourceIds),
  list: z.string(),
  /** Of the list that its file has become; null before that. */
  listId: z.string().nullable(),
  publisher: text,
  address: z.string(),
  state: z.enum(listSourceStates),
  isOn: z.boolean(),
  /** What has to be confirmed before it is fetched; null if nothing. */
  licence: text.nullable(),
  licenceConfirmedAt: z.iso.datetime().nullable(),
  /** The list's own date, otherwise the day of its import. */
  dated: z.iso.date().nullable(),
  /** When the publisher last confirmed that we have the current list. */
  checkedAt: z.iso.datetime().nullable(),
  everyHours: z.number(),
  promiseHours: z.number(),
  /** Why the last attempt failed, in one sentence. */
  problem: z.string().nullable(),
  nextAt: z.iso.datetime().nullable(),
})

export type ListSourceRow = z.output<typeof source>

export const listListSources = defineCall({
  ...staff,
  method: 'GET',
  path: '/list-sources',
  access: ['admin.watchLists', 'list'],
  summary: 'List the publishers of watch lists, how old each list is and how old it may become',
  /** `isFetching`: a worker keeps them fresh; otherwise they are fetched only when asked for. */
  reply: z.object({ isFetching: z.boolean(), sources: z.array(source) }),
})

export const fetchListSource = defineCall({
  ...changing,
  path: '/list-sources/{id}/fetch',
  summary: 'Fetch a published list now',
  params,
  reply: z.object({ done: z.literal(true) }),
  errors: ['conflict'],
})

export const setListSource = defineCall({
  ...changing,
  path: '/list-sources/{id}',
  summary: 'Turn the fetching of a published list on or off',
  params,
  body: z.object({ on: z.boolean(), reason }),
  reply: z.object({ done: z.literal(true) }),
})

/** By whoever answers for it: the name stands in the audit log. */
export const confirmListLicence = defineCall({
  ...changing,
  path: '/list-sources/{id}/licence',
  summary: 'Confirm that this installation may use the data of a published list',
  params,
  body: z.object({ reason }),
  reply: z.object({ done: z.literal(true) }),
  errors: ['conflict'],
})
