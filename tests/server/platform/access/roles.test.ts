import { describe, expect, test } from 'vitest'
import { type Auth, isSignedIn } from '../../../../contracts/calls/define.ts'
import { calls } from '../../../../contracts/calls/index.ts'
import { builtInRoles } from '../../../../contracts/people/builtInRoles.ts'
import { canAccess, canCall } from '../../../../contracts/people/permissions.ts'
import { type BuiltInRole, customerRoles, staffRoles } from '../../../../contracts/people/roles.ts'
import { resources } from '../../../../contracts/resources/index.ts'
import { callUrl } from '../../../../server/platform/http/serveCall.ts'
import { resourceUrl } from '../../../../server/platform/http/serveResource.ts'
import { testApp } from '../../../support/app.ts'
import { makeAdmin, makeCustomer, makeSubUser, signedIn } from '../../../support/factories.ts'

/** Every role is refused, before anything of the request is read, whatever its declaration does not permit. */
const { app, ctx } = await testApp()

const { userId } = await makeCustomer(ctx.db)
const headersOf = {} as Record<BuiltInRole, Record<string, string>>
for (const role of staffRoles) headersOf[role] = await signedIn(ctx, { adminId: await makeAdmin(ctx.db, role), role })
for (const role of customerRoles) {
  const subUser = role === 'customer' ? {} : { subUserId: await makeSubUser(ctx.db, userId, role) }
  headersOf[role] = await signedIn(ctx, { userId, ...subUser })
}

const isStaff = (role: BuiltInRole) => staffRoles.some(one => one === role)
const isAudience = (role: BuiltInRole, auth: Auth) => isSignedIn(auth) && isStaff(role) === (auth !== 'customer')

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

async function statusOf(role: BuiltInRole, method: Method, url: string) {
  const payload = method === 'POST' || method === 'PUT' ? { payload: {} } : {}
  const { statusCode } = await app.inject({
    method,
    url: url.replaceAll(/:\w+/g, 'x'),
    headers: headersOf[role],
    ...payload,
  })
  return statusCode
}

const routeOf = {
  list: ['GET', ''],
  show: ['GET', '/x'],
  create: ['POST', ''],
  edit: ['PUT', '/x'],
  delete: ['DELETE', '/x'],
  export: ['GET', '/export'],
} as const

describe.each([...customerRoles, ...staffRoles])('%s', role => {
  const { permissions } = builtInRoles[role]
  const refused = calls.filter(call => isAudience(role, call.auth) && !canCall(permissions, call))

  test.runIf(refused.length > 0)('is refused every call that its permissions do not cover', async () => {
    for (const call of refused)
      expect([callUrl(call), await statusOf(role, call.method, callUrl(call))]).toEqual([callUrl(call), 403])
  })

  const others = resources.flatMap(({ permission, actions, ...resource }) =>
    actions
      .filter(action => isAudience(role, resource.audience) && !canAccess(permissions, { action, permission }))
      .filter(action => action !== 'export' || resource.csv)
      .map(action => ({ method: routeOf[action][0], url: `${resourceUrl(resource)}${routeOf[action][1]}` })),
  )

  test.runIf(others.length > 0)('is refused every action of a resource that its permissions do not cover', async () => {
    for (const { method, url } of others) expect([url, await statusOf(role, method, url)]).toEqual([url, 403])
  })
})

test('a permitted role gets past the declaration: what is wrong with the request is said', async () => {
  expect(await statusOf('customer', 'POST', '/api/monitors')).toBe(400)
  expect(await statusOf('full', 'POST', '/api/monitors')).toBe(400)
  expect(await statusOf('view', 'POST', '/api/monitors')).toBe(403)
  expect(await statusOf('customer', 'PUT', '/api/file-settings')).toBe(400)
  expect(await statusOf('full', 'PUT', '/api/file-settings')).toBe(403)
  expect(await statusOf('superadmin', 'POST', '/admin-api/watch-lists')).toBe(400)
  expect(await statusOf('admin', 'POST', '/admin-api/watch-lists')).toBe(403)
})
