import { beforeEach, describe, expect, test } from 'vitest'
import type { ShownLocation } from '../../../contracts/calls/bgcLocations.ts'
import type { ShownImport } from '../../../contracts/cases/bgc/imports.ts'
import type { ShownCase } from '../../../contracts/cases/shown.ts'
import { builtInRoles } from '../../../contracts/people/builtInRoles.ts'
import { actions } from '../../../contracts/people/permissions.ts'
import { runTurn } from '../../../server/bgc/imports/runTurn.ts'
import { testApp } from '../../support/app.ts'
import { bgcOf, type Headers } from '../../support/cases/bgc.ts'
import { type Customer, makeCustomer, makeSubUser, signedIn } from '../../support/factories.ts'
import { upload } from '../../support/uploads.ts'

const { app, ctx } = await testApp()
const bgc = bgcOf({ app, ctx })

let customer: Customer
let owner: Headers
let member: Headers
let memberId: string
let planId: string
/** West has Pune below it; Delhi stands beside them. */
let west: string
let pune: string
let delhi: string

const ask = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, headers: Headers, payload?: object) =>
  app.inject({ method, url, headers, ...(payload && { payload }) })
const create = async (name: string, parentId: string | null = null, headers = owner) =>
  (await ask('POST', '/api/bgc/locations', headers, { name, parentId })).json<{ id: string }>().id
const give = (id: string, locationIds: readonly string[], headers = owner) =>
  ask('PUT', `/api/bgc/location-members/${id}`, headers, { locationIds })
const add = async (locationId: string | null, headers = owner) => {
  const email = `${crypto.randomUUID()}@example.com`
  return bgc.add(headers, planId, { email, ...(locationId && { locationId }) })
}
const listed = async (headers: Headers, filter: object = {}) => {
  const query = encodeURIComponent(JSON.stringify(filter))
  const rows = (await ask('GET', `/api/resources/bgc-cases?filter=${query}`, headers)).json<ShownCase[]>()
  return rows.map(({ id }) => id).sort()
}

beforeEach(async () => {
  customer = await makeCustomer(ctx.db)
  owner = await signedIn(ctx, customer)
  const role = `rol_${crypto.randomUUID()}`
  const grants = { ...builtInRoles.manager.permissions, apiKeys: actions }
  await ctx.db
    .insertInto('roles')
    .values({
      id: role,
      audience: 'customer',
      owner_id: customer.userId,
      name: JSON.stringify({ en: 'All', hi: 'सब' }),
      permissions: JSON.stringify(grants),
    })
    .execute()
  memberId = await makeSubUser(ctx.db, customer.userId, role)
  member = await signedIn(ctx, { userId: customer.userId, subUserId: memberId })
  planId = await bgc.save(owner, ['voter'])
  west = await create('West')
  pune = await create('Pune', west)
  delhi = await create('Delhi')
})

describe('a member with locations', () => {
  test('sees the candidates of these and below, and those without a location, wherever cases are shown', async () => {
    const [inWest, inPune, inDelhi, nowhere] = [await add(west), await add(pune), await add(delhi), await add(null)]
    expect(await listed(member)).toEqual([inWest, inPune, inDelhi, nowhere].sort())
    await give(memberId, [west])
    expect(await listed(member)).toEqual([inWest, inPune, nowhere].sort())
    expect(await listed(member, { id: [inDelhi] })).toEqual([])
    expect(await listed(member, { location: delhi })).toEqual([])
    expect(await listed(owner, { location: west })).toEqual([inWest, inPune].sort())
    expect(await listed(owner)).toHaveLength(4)
    const all = (await ask('GET', '/api/resources/cases', member)).body
    expect(all).not.toContain(inDelhi)
    const counts = (await ask('GET', '/api/cases/counts?product=bgc', member)).json()
    expect(counts.status.open).toBe(3)
    expect((await ask('GET', '/api/bgc/dashboard', member)).json()).toMatchObject({ all: 3, waitsOn: { person: 3 } })
    const packages = (await ask('GET', '/api/bgc/packages', member)).json().packages as {
      id: string
      running: number
    }[]
    expect(packages.find(({ id }) => id === planId)?.running).toBe(3)
    const shown = (await ask('GET', '/api/bgc/locations', member)).json()
    expect(shown.isLimited).toBe(true)
    expect(shown.locations.map(({ name }: ShownLocation) => name)).toEqual(['Pune', 'West'])
  })

  test('neither opens nor changes what they do not see', async () => {
    await give(memberId, [pune])
    const id = await add(delhi)
    const calls = [
      ['GET', `/api/resources/bgc-cases/${id}`],
      ['GET', `/api/bgc/cases/${id}`],
      ['GET', `/api/bgc/cases/${id}/rescreening`],
      ['GET', `/api/bgc/cases/${id}/pdf`],
      ['POST', `/api/bgc/cases/${id}/report-link`],
      ['POST', `/api/cases/${id}/pause`],
      ['POST', `/api/cases/${id}/cancel`, { reason: 'Not my branch.' }],
      ['POST', `/api/cases/${id}/reveal`, { reason: 'Not my branch.' }],
      ['POST', `/api/cases/${id}/link/resend`, {}],
      ['PUT', `/api/bgc/cases/${id}/location`, { locationId: pune }],
    ] as const
    for (const [method, url, payload] of calls)
      expect((await ask(method, url, member, payload)).statusCode, url).toBe(404)
    expect((await ask('GET', `/api/resources/bgc-cases/${id}`, owner)).statusCode).toBe(200)
  })

  test('does not see the checks of candidates of other locations either', async () => {
    const id = await add(delhi)
    await bgc.agree(id, ['voter'])
    await bgc.fillIn(id, 'voter-details', { epic: 'ZZZ1000009' })
    const checks = async (headers: Headers) =>
      (await ask('GET', '/api/resources/voter-check', headers)).json<{ id: string }[]>()
    const [check] = await checks(owner)
    expect(check).toBeDefined()
    expect(await checks(member)).toHaveLength(1)
    await give(memberId, [pune])
    expect(await checks(member)).toEqual([])
    expect((await ask('GET', `/api/resources/voter-check/${check?.id}`, member)).statusCode).toBe(404)
    expect((await ask('GET', `/api/verifications/${check?.id}/pdf`, member)).statusCode).toBe(404)
  })

  test('adds and moves candidates within their locations only', async () => {
    await give(memberId, [west])
    const id = await add(null, member)
    const placeOf = async () => (await ask('GET', `/api/resources/bgc-cases/${id}`, owner)).json<ShownCase>().locationId
    expect(await placeOf()).toBe(west)
    const strange = { name: 'Asha', email: 'asha@example.com', planId, locationId: delhi }
    const refused = await ask('POST', '/api/bgc/candidates', member, strange)
    expect([refused.statusCode, refused.body]).toEqual([400, expect.stringContaining('locationId')])
    const move = (locationId: string | null, headers = member) =>
      ask('PUT', `/api/bgc/cases/${id}/location`, headers, { locationId })
    expect((await move(pune)).statusCode).toBe(200)
    expect((await move(delhi)).statusCode).toBe(400)
    expect((await move(null)).statusCode).toBe(400)
    expect(await placeOf()).toBe(pune)
    expect((await move(delhi, owner)).statusCode).toBe(200)
    const trail = await ctx.db
      .selectFrom('audit_events')
      .select(['action', 'data'])
      .where('subject', '=', id)
      .orderBy('id')
      .execute()
    expect(trail.filter(({ action }) => action === 'case.moved').map(({ data }) => data)).toEqual([
      { from: west, to: pune },
      { from: pune, to: delhi },
    ])
  })

  test('gives nobody more: neither rights, nor locations, nor keys, nor invitations', async () => {
    const key = (await ask('POST', '/api/resources/api-keys', owner, { name: 'whole', mode: 'test' })).json<{
      id: string
    }>()
    const tries = (name: string) =>
      Promise.all(
        (
          [
            ['POST', '/api/bgc/locations', { name, parentId: west }],
            ['PUT', `/api/bgc/locations/${west}`, { name: 'West', parentId: null }],
            ['PUT', `/api/bgc/location-members/${key.id}`, { locationIds: [] }],
            ['POST', '/api/resources/api-keys', { name, mode: 'test' }],
            ['POST', `/api/api-keys/${key.id}/rotate`, { overlap: 'now' }],
            [
              'POST',
              '/api/resources/sub-users',
              { firstName: 'Ravi', lastName: 'Rao', email: `${name}@example.com`, access: 'view' },
            ],
          ] as const
        ).map(async ([method, url, payload]) => (await ask(method, url, member, payload)).statusCode),
      )
    // Their role permits all of it.
    expect((await tries(`goa.${memberId}`)).every(status => status < 300)).toBe(true)
    await give(memberId, [west])
    expect(new Set(await tries(`agra.${memberId}`))).toEqual(new Set([403]))
    expect((await give(memberId, [], member)).statusCode).toBe(403)
  })

  test('adds candidates of files to their locations, and sees no other files', async () => {
    const send = async (headers: Headers, text: string) =>
      (await upload(app, headers, 'a.csv', Buffer.from(text), '/api/bgc/imports')).json<ShownImport>()
    const all = await send(owner, 'Name,Email,Location\nAsha,asha1@example.com,delhi\nRavi,ravi1@example.com,Goa')
    expect(all.counts).toMatchObject({ ready: 1, problem: 1 })
    await give(memberId, [pune])
    expect((await ask('GET', `/api/bgc/imports/${all.id}`, member)).statusCode).toBe(404)
    expect((await ask('GET', '/api/bgc/imports', member)).json()).toEqual({ imports: [] })
    const own = await send(member, 'Name,Email,Location\nMina,mina1@example.com,Delhi\nTara,tara1@example.com,\n')
    expect(own.counts).toMatchObject({ ready: 1, problem: 1 })
    await ask('POST', `/api/bgc/imports/${own.id}/start`, member, { planId })
    const turn = await ctx.db
      .selectFrom('bgc_imports')
      .select(['id', 'turn'])
      .where('id', '=', own.id)
      .executeTakeFirstOrThrow()
    await runTurn(ctx, turn)
    const cases = await ctx.db
      .selectFrom('cases')
      .select('location_id')
      .where('user_id', '=', customer.userId)
      .execute()
    expect(cases).toEqual([{ location_id: pune }])
  })
})

test('an API key with locations lists and reads its own only', async () => {
  const made = await ask('POST', '/api/resources/api-keys', owner, { name: 'branch', mode: 'live' })
  const { id: keyId, key } = made.json<{ id: string; key: string }>()
  const headers = { authorization: `Bearer ${key}` }
  const [inPune, inDelhi] = [await add(pune), await add(delhi)]
  const list = async () =>
    (await ask('GET', '/v1/cases?product=bgc', headers)).json<{ cases: ShownCase[] }>().cases.map(({ id }) => id)
  expect(await list()).toHaveLength(2)
  await give(keyId, [pune])
  expect(await list()).toEqual([inPune])
  expect((await ask('GET', `/v1/cases/${inDelhi}`, headers)).statusCode).toBe(404)
  const body = { planId, subject: { name: 'Asha', email: 'asha2@example.com' }, purpose: 'other', consent: true }
  const started = await ask('POST', '/v1/cases', headers, body)
  expect(started.json()).toMatchObject({ locationId: pune })
  expect((await ask('POST', '/v1/cases', headers, { ...body, locationId: delhi })).statusCode).toBe(400)
})

describe('the tree', () => {
  test('refuses a name that is taken, a place below itself, and the deletion of what is used', async () => {
    const change = (id: string, name: string, parentId: string | null) =>
      ask('PUT', `/api/bgc/locations/${id}`, owner, { name, parentId })
    expect((await ask('POST', '/api/bgc/locations', owner, { name: 'PUNE', parentId: null })).statusCode).toBe(409)
    expect((await change(west, 'West', pune)).statusCode).toBe(409)
    expect((await change(west, 'West', west)).statusCode).toBe(409)
    expect((await change(pune, 'Pune', 'loc_none')).statusCode).toBe(404)
    const remove = (id: string) => ask('DELETE', `/api/bgc/locations/${id}`, owner)
    expect((await remove(west)).statusCode).toBe(409)
    await give(memberId, [delhi])
    expect((await remove(delhi)).statusCode).toBe(409)
    await give(memberId, [])
    expect((await remove(delhi)).statusCode).toBe(200)
    await add(pune)
    expect((await remove(pune)).statusCode).toBe(409)
  })

  test('moves a branch with its candidates: rights follow the place at once', async () => {
    const id = await add(pune)
    await give(memberId, [delhi])
    expect(await listed(member)).toEqual([])
    await ask('PUT', `/api/bgc/locations/${pune}`, owner, { name: 'Pune', parentId: delhi })
    expect(await listed(member)).toEqual([id])
  })

  test('is of the account alone, and changed only by those who manage secondary users', async () => {
    const stranger = await signedIn(ctx, await makeCustomer(ctx.db))
    expect((await ask('GET', '/api/bgc/locations', stranger)).json()).toEqual({ locations: [], isLimited: false })
    expect((await ask('POST', '/api/bgc/locations', stranger, { name: 'X', parentId: west })).statusCode).toBe(404)
    expect((await give(memberId, [], stranger)).statusCode).toBe(404)
    const theirs = await create('Agra', null, stranger)
    expect((await give(memberId, [theirs])).statusCode).toBe(400)
    const viewer = await signedIn(ctx, {
      userId: customer.userId,
      subUserId: await makeSubUser(ctx.db, customer.userId, 'view'),
    })
    expect((await ask('POST', '/api/bgc/locations', viewer, { name: 'Goa', parentId: null })).statusCode).toBe(403)
  })
})
