import type { RouteOptions } from 'fastify'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { mounts } from '../../contracts/calls/define.ts'
import { calls } from '../../contracts/calls/index.ts'
import { matchPage, pages } from '../../contracts/pages/pages.ts'
import { paths } from '../../contracts/platform/paths.ts'
import { resources } from '../../contracts/resources/index.ts'
import { buildApp } from '../../server/app/app.ts'
import { references } from '../../server/app/docs/references.ts'
import { isApiPath } from '../../server/app/pages/routes.ts'
import { readConfig } from '../../server/platform/config/config.ts'
import type { Context } from '../../server/platform/context.ts'
import { callUrl } from '../../server/platform/http/serveCall.ts'
import { resourceUrl } from '../../server/platform/http/serveResource.ts'
import { createSources } from '../../server/sources/adapters/create.ts'

/** Registering routes does not query the database. */
const config = readConfig({ LOG_LEVEL: 'silent' })
const log = pino({ level: 'silent' })
const context = { config, log, sources: createSources(config) } as Context

const routes: RouteOptions[] = []
const app = await buildApp(context, { seeRoute: route => routes.push(route) })
await app.ready()

const nameOf = (route: RouteOptions) => `${String(route.method)} ${route.url}`
const served = new Set(routes.map(nameOf))
const statusesOf = (route: RouteOptions) => Object.keys(route.schema?.response ?? {})

/** Files and the page that shows them are streams; everything else replies in the contract's shapes. */
const isFile = (route: RouteOptions) => references.some(({ path }) => path === route.url) || /\.\w+$/.test(route.url)
const spoken = routes.filter(route => !isFile(route) || route.url === '/openapi.json')

describe.each(spoken.map(route => ({ name: nameOf(route), route })))('$name', ({ route }) => {
  const { auth } = route.config ?? {}

  test('declares its failures, ours and the caller’s', () => {
    const statuses = statusesOf(route)
    expect(statuses.some(status => status.startsWith('4'))).toBe(true)
    expect(statuses.some(status => status.startsWith('5'))).toBe(true)
  })

  test('under a mount, says who may call and every status that follows from it', () => {
    expect(auth !== undefined).toBe(isApiPath(route.url))
    const needed = auth ? ['200', '400', '413', '415', '429', '500'] : []
    if (auth && auth !== 'none') needed.push('403')
    if (auth && auth !== 'none' && auth !== 'client') needed.push('401')
    expect(statusesOf(route)).toEqual(expect.arrayContaining(needed))
  })

  test('staff’s routes stay out of the published document', () => {
    const forStaff = route.url.startsWith(`${mounts.admin}/`) && auth !== 'client'
    expect(route.config?.hidden === true).toBe(forStaff)
  })
})

test('every call of the contract is served', () => {
  expect(calls.map(call => `${call.method} ${callUrl(call)}`).filter(name => !served.has(name))).toEqual([])
})

test('every action of every resource is served', () => {
  const routeOf = { list: 'GET', show: 'GET /:id', create: 'POST', edit: 'PUT /:id', delete: 'DELETE /:id' } as const
  const wanted = resources.flatMap(resource =>
    resource.actions.flatMap(action => {
      // Without a `csv` it is a call of its own.
      if (action === 'export') return resource.csv ? [`GET ${resourceUrl(resource)}/export`] : []
      const [method, rest = ''] = routeOf[action].split(' ')
      return `${method} ${resourceUrl(resource)}${rest}`
    }),
  )
  expect(wanted.filter(name => !served.has(name))).toEqual([])
})

describe('page paths and routes never meet', () => {
  test.each(pages.map(page => page.path))('%s lies under no mount', path => {
    expect(isApiPath(path)).toBe(false)
  })

  test('no route takes a page’s address, but the reference its own', () => {
    const taken = routes.filter(route => matchPage(route.url)).map(route => route.url)
    expect([...new Set(taken)]).toEqual([paths.docs])
  })
})
