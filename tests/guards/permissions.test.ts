import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { defineCall, isSignedIn } from '../../contracts/calls/define.ts'
import { calls } from '../../contracts/calls/index.ts'
import { canAccess, canCall, permissions, roles, staffRoles } from '../../contracts/permissions.ts'
import { resources } from '../../contracts/resources/index.ts'
import { permissionMatrix } from '../../scripts/docs/permissionMatrix.ts'
import { callUrl } from '../../server/platform/http/serveCall.ts'

const staff: readonly string[] = staffRoles
const rolesOf = (auth: string) => roles.filter(role => staff.includes(role) === (auth !== 'customer'))
const named = calls.map(call => ({ name: `${call.method} ${callUrl(call)}`, call }))

describe.each(named.filter(({ call }) => isSignedIn(call.auth)))('$name', ({ call }) => {
  test('declares what it needs, and a role of its audience has it', () => {
    expect(call.access).toBeDefined()
    expect(rolesOf(call.auth).some(role => canCall(role, call))).toBe(true)
  })

  test.runIf(call.auth === 'superadmin')('for super-admins only, its declaration refuses other staff', () => {
    expect(rolesOf('admin').filter(role => canCall(role, call))).toEqual(['superadmin'])
  })
})

test('a call of nobody in particular, or by key, declares no permission of a role', () => {
  expect(named.filter(({ call }) => !isSignedIn(call.auth) && call.access !== undefined)).toEqual([])
})

test('a call of signed-in people without a declaration of its audience does not compile', () => {
  const place = { service: 'main', method: 'GET', path: '/x', style: 'http', summary: 'X', reply: z.unknown() } as const
  // @ts-expect-error It has no declaration.
  expect(defineCall({ ...place, auth: 'customer' }).access).toBeUndefined()
  // @ts-expect-error It has no declaration.
  expect(defineCall({ ...place, auth: 'superadmin' }).access).toBeUndefined()
  // @ts-expect-error Its permission is one of staff.
  expect(defineCall({ ...place, auth: 'customer', access: ['admin.users', 'edit'] })).toBeDefined()
  // @ts-expect-error Its permission is one of customers.
  expect(defineCall({ ...place, auth: 'admin', access: ['wallets', 'show'] })).toBeDefined()
  expect(defineCall({ ...place, auth: 'customer', access: ['wallets', 'show'] }).access).toEqual(['wallets', 'show'])
})

test('a call without a declaration is refused to everyone', () => {
  expect(roles.filter(role => canCall(role, {}))).toEqual([])
})

test.each(resources.map(resource => ({ name: resource.name, resource })))(
  'somebody of the audience of $name has each of its actions',
  ({ resource: { audience, permission, actions } }) => {
    const may = (action: (typeof actions)[number]) =>
      rolesOf(audience).some(role => canAccess(role, { action, permission }))
    expect(actions.filter(action => !may(action))).toEqual([])
  },
)

test('every permission is needed by a call or a resource', () => {
  const needed = new Set<string>([
    ...calls.flatMap(({ access }) => (Array.isArray(access) ? [String(access[0])] : [])),
    ...resources.map(({ permission }) => permission),
  ])
  expect(permissions.filter(permission => !needed.has(permission))).toEqual([])
})

test('docs/permissions.md is up to date: print it with node scripts/printPermissions.ts', () => {
  expect(readFileSync('docs/permissions.md', 'utf8')).toBe(permissionMatrix())
})
