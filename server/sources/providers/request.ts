import { randomUUID } from 'node:crypto'
import type { Call } from './define.ts'
import { plainText, sentValue } from './values.ts'

/** A request without its address and without what signs it in. */
export interface ProviderRequest {
  method: Call['method']
  /** With its query. */
  path: string
  body: Record<string, unknown> | null
}

/** Header names in lower case. */
export interface SignedRequest extends ProviderRequest {
  headers: Record<string, string>
}

export interface ProviderReply {
  status: number
  body: unknown
}

export interface RequestValues {
  query: Record<string, unknown>
  kept?: Record<string, unknown>
  reference?: () => string
}

/** What a call sends for this question. */
export function requestOf(
  call: Call,
  { query, kept = {}, reference = () => randomUUID() }: RequestValues,
): ProviderRequest {
  const given = { query, kept, reference }
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(plainText(kept[name] ?? query[name])),
  )
  const search = new URLSearchParams(
    Object.entries(call.query ?? {}).flatMap(([name, sent]) => {
      const value = sentValue(sent, given)
      return value === null ? [] : [[name, plainText(value)]]
    }),
  ).toString()
  return {
    method: call.method,
    path: search ? `${path}?${search}` : path,
    body: call.body ? bodyOf(call.body, given) : null,
  }
}

function bodyOf(places: NonNullable<Call['body']>, given: Parameters<typeof sentValue>[1]) {
  const body: Record<string, unknown> = {}
  for (const [dotted, sent] of Object.entries(places)) {
    const value = sentValue(sent, given)
    if (value === null) continue
    const names = dotted.split('.')
    const last = names.pop() as string
    const parent = names.reduce<Record<string, unknown>>((object, name) => {
      object[name] ??= {}
      return object[name] as Record<string, unknown>
    }, body)
    parent[last] = value
  }
  return body
}

/** Replaces `{name}` by the value of that name. */
export const filled = (texts: Record<string, string>, values: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [
      name,
      text.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? ''),
    ]),
  )
