import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { defineCall, isSignedIn } from '../../contracts/calls/define.ts'
import { calls } from '../../contracts/calls/index.ts'
import { builtInRoles } from '../../contracts/people/builtInRoles.ts'
import {
  actions as allActions,
  canAccess,
  canCall,
  covers,
  isReadOnly,
  permissions,
} from '../../contracts/people/permissions.ts'
import { customerRoles, staffRoles } from '../../contracts/people/roles.ts'
import { resources } from '../../contracts/resources/index.ts'
import { permissionMatrix } from '../../scripts/docs/permissionMatrix.ts'
import { callUrl } from '../../server/platform/http/serveCall.ts'

const grantsOf = (role: keyof typeof builtInRoles) => builtInRoles[role].permissions
const rolesOf = (auth: string) => (auth === 'customer' ? customerRoles : staffRoles)
const named = calls.map(call => ({ name: `${call.method} ${callUrl(call)}`, call }))

describe.each(named.filter(({ call }) => isSignedIn(call.auth)))('$name', ({ call }) => {
  test('declares what it needs, and a role of its audience has it', () => {
    expect(call.access).toBeDefined()
    expect(rolesOf(call.auth).some(role => canCall(grantsOf(role), call))).toBe(true)
  })

  test.runIf(call.access?.[0] === 'admin.restricted')('about staff, it is for super-admins only', () => {
    expect(staffRoles.filter(role => canCall(grantsOf(role), call))).toEqual(['superadmin'])
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
  expect(defineCall({ ...place, auth: 'admin' }).access).toBeUndefined()
  // @ts-expect-error Its permission is one of staff.
  expect(defineCall({ ...place, auth: 'customer', access: ['admin.users', 'edit'] })).toBeDefined()
  // @ts-expect-error Its permission is one of customers.
  expect(defineCall({ ...place, auth: 'admin', access: ['wallets', 'show'] })).toBeDefined()
  expect(defineCall({ ...place, auth: 'customer', access: ['wallets', 'show'] }).access).toEqual(['wallets', 'show'])
})

test('a call without a declaration is refused to everyone', () => {
  const all = Object.fromEntries(permissions.map(name => [name, allActions]))
  expect(canCall(all, {})).toBe(false)
})

test.each(resources.map(resource => ({ name: resource.name, resource })))(
  'somebody of the audience of $name has each of its actions',
  ({ resource: { audience, permission, actions } }) => {
    const may = (action: (typeof actions)[number]) =>
      rolesOf(audience).some(role => canAccess(grantsOf(role), { action, permission }))
    expect(actions.filter(action => !may(action))).toEqual([])
  },
)

test('the holder of an account has all that others of the team have, a super-admin all that other staff have', () => {
  for (const role of customerRoles) expect(covers(grantsOf('customer'), grantsOf(role)), role).toBe(true)
  for (const role of staffRoles) expect(covers(grantsOf('superadmin'), grantsOf(role)), role).toBe(true)
  expect(covers(grantsOf('admin'), grantsOf('superadmin'))).toBe(false)
})

test('auditors and viewers change nothing: what they may call reads', () => {
  expect([...customerRoles, ...staffRoles].filter(role => isReadOnly(grantsOf(role)))).toEqual([
    'view',
    'auditor',
    'compliance',
  ])
  const changing = calls.filter(call => call.method !== 'GET' && Array.isArray(call.access))
  const open = changing.filter(call => canCall(grantsOf(call.auth === 'customer' ? 'view' : 'auditor'), call))
  expect(open.map(({ path }) => path)).toEqual([
    '/users/{id}/intelligence-reports/quote',
    '/getBmi/',
    '/verifications/earlier-answer',
  ])
})

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
