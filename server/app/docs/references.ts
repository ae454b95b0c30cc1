import { mounts } from '../../../contracts/calls/define.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import type { OpenApi, Operation } from './examples.ts'

/** A page of the API reference and the part of `/openapi.json` that it shows. */
export interface Reference {
  path: string
  title: string
  description: string
  /** The address of its document. */
  document: string
  part: (whole: OpenApi) => OpenApi
}

const isGateway = (url: string) => url.startsWith(`${mounts.gateway}/`)

const consolePath = `${paths.docs}/console`

/**
 * The reference in two pages, because the renderer takes nine seconds for all calls at once: the API for developers with its guide, and
 * the calls of our own pages.
 */
export const references: readonly Reference[] = [
  {
    path: paths.docs,
    title: 'API reference',
    description: 'Checks by API: a guide, every call with an example, and webhooks.',
    document: `${paths.docs}/api.json`,
    part: whole => {
      const { info, ...part } = partOf(whole, isGateway)
      const more = `\n## Other calls\n\nThe calls that the console uses are on [a page of their own](${consolePath}).\n`
      return { ...part, info: { ...info, description: `${info.description}${more}` } }
    },
  },
  {
    path: consolePath,
    title: 'Calls of the console',
    description: 'The calls that the console uses.',
    document: `${paths.docs}/console.json`,
    part: whole => {
      const { info, webhooks: _, ...part } = partOf(whole, url => !isGateway(url))
      const guide = `The calls that the console uses. They may change with it. For your own programs, use [the API](${paths.docs}).\n`
      return { ...part, info: { ...info, title: 'Calls of the console', description: guide } }
    },
  },
]

/** The calls whose URL matches, and their tags. */
function partOf({ paths: all, tags, components, ...rest }: OpenApi, matches: (url: string) => boolean): OpenApi {
  const { schemas = {}, ...otherComponents } = components
  const calls = Object.entries(all)
    .filter(([url]) => matches(url))
    .map(
      ([url, methods]) =>
        [url, Object.entries(methods).map(([method, call]) => [method, withOneFailure(call)] as const)] as const,
    )
  const shown = calls.flatMap(([, methods]) => methods.flatMap(([, call]) => call.tags ?? []))
  return {
    ...rest,
    tags: tags.filter(({ name }) => shown.includes(name)),
    components: otherComponents,
    paths: inlined(Object.fromEntries(calls.map(([url, methods]) => [url, Object.fromEntries(methods)])), schemas),
  }
}

/** The failures of a call all have the same body: they become one response that lists their statuses. */
function withOneFailure(call: Operation): Operation {
  const isFailure = ([status]: [string, unknown]) => Number(status) >= 400
  const failures = Object.entries(call.responses).filter(isFailure)
  const [first] = failures
  if (!first) return call
  const description = failures.map(([status, response]) => `${status} ${response.description}`).join(', ')
  const others = Object.entries(call.responses).filter(one => !isFailure(one))
  return { ...call, responses: { ...Object.fromEntries(others), default: { ...first[1], description } } }
}

/** Replaces references by their schemas, because the renderer resolves them one by one. */
const inlined = (part: OpenApi['paths'], schemas: Record<string, unknown>): OpenApi['paths'] =>
  JSON.parse(JSON.stringify(part), (_, value: { $ref?: string } | null) =>
    value?.$ref ? schemas[value.$ref.replace('#/components/schemas/', '')] : value,
  )
