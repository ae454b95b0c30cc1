import { z } from 'zod'
import { ESIGN_SCOPE } from '../checks/apiKeys.ts'
import { envelopeDraft } from '../esign/draft.ts'
import { esignLimits } from '../esign/limits.ts'
import { esignFile } from '../esign/shown.ts'
import { defineCall } from './define.ts'

/* Templates by API. In the console they are envelopes that are never sent (`esign.ts`). */

const id = z.string().max(64)
const byKey = { service: 'gateway', auth: 'key', scope: ESIGN_SCOPE, style: 'http', gate: 'kyc' } as const
const byId = { ...byKey, path: '/esign/templates/{id}', params: z.object({ id }), errors: ['not_found'] } as const

const summary = z.object({
  id: z.string(),
  title: z.string(),
  /** Templates of live mode can be used by test keys, too. */
  mode: z.enum(['live', 'test']),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})

const shownTemplate = summary.extend({
  draft: envelopeDraft,
  files: z.array(esignFile),
  /** The names of `values` in the rows of a bulk send. */
  values: z.array(z.string()),
  /** What keeps an envelope that is made of it from being sent, but for what its rows bring. */
  problems: z.array(z.object({ field: z.string(), message: z.string() })),
})

/** The newest first, 25 at a time; `before` is the id of a page's last one. */
export const listTemplatesByApi = defineCall({
  ...byKey,
  method: 'GET',
  path: '/esign/templates',
  summary: 'List templates',
  query: z.object({ before: id.optional() }),
  reply: z.object({ templates: z.array(summary) }),
})

export const readTemplateByApi = defineCall({ ...byId, method: 'GET', summary: 'Get a template', reply: shownTemplate })

/** Makes a template of uploaded documents. Names and addresses of its recipients may be empty: whoever uses it names them. */
export const createTemplateByApi = defineCall({
  ...byKey,
  method: 'POST',
  path: '/esign/templates',
  summary: 'Create a template',
  bodyBytes: esignLimits.bodyBytes,
  body: z.object({ draft: envelopeDraft }),
  reply: shownTemplate,
  errors: ['not_found', 'conflict', 'idempotency_conflict'],
  idempotent: true,
})

/** Of the key's own mode. Envelopes that were made of it stay. */
export const deleteTemplateByApi = defineCall({
  ...byId,
  method: 'DELETE',
  summary: 'Delete a template',
  reply: z.object({ id: z.string() }),
})

export type ShownTemplate = z.output<typeof shownTemplate>
