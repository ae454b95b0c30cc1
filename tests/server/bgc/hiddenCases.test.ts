import { beforeEach, expect, test } from 'vitest'
import type { ShownImport } from '../../../contracts/cases/bgc/imports.ts'
import { runTurn } from '../../../server/bgc/imports/runTurn.ts'
import { testApp } from '../../support/app.ts'
import { bgcOf, type Headers } from '../../support/cases/bgc.ts'
import { makeCustomer, makeSubUser, signedIn } from '../../support/factories.ts'
import { upload } from '../../support/uploads.ts'

const { app, ctx } = await testApp()
const bgc = bgcOf({ app, ctx })

let owner: Headers
let member: Headers
let memberId: string
let planId: string
let pune: string
let delhi: string

const ask = (method: 'GET' | 'PUT' | 'POST', url: string, headers: Headers, payload?: object) =>
  app.inject({ method, url, headers, ...(payload && { payload }) })
const create = async (name: string) =>
  (await ask('POST', '/api/bgc/locations', owner, { name, parentId: null })).json<{ id: string }>().id
const give = (id: string, locationIds: readonly string[]) =>
  ask('PUT', `/api/bgc/location-members/${id}`, owner, { locationIds })

beforeEach(async () => {
  const { userId } = await makeCustomer(ctx.db)
  owner = await signedIn(ctx, { userId })
  memberId = await makeSubUser(ctx.db, userId)
  member = await signedIn(ctx, { userId, subUserId: memberId })
  planId = await bgc.save(owner, ['voter'])
  pune = await create('Pune')
  delhi = await create('Delhi')
})

test('a member reads of a candidate whom another location asks that there is a case, and not which', async () => {
  const email = 'both@example.com'
  const earlier = await bgc.add(owner, planId, { email, locationId: pune })
  await bgc.post(`/api/cases/${earlier}/cancel`, { reason: 'The position was withdrawn.' }, owner)
  const hidden = await bgc.add(owner, planId, { email, locationId: delhi })
  const told = async (headers: Headers) => {
    const file = Buffer.from(`Name,Email\nAsha,${email}`)
    const { id } = (await upload(app, headers, 'a.csv', file, '/api/bgc/imports')).json<ShownImport>()
    const rows = await ask('GET', `/api/bgc/imports/${id}/rows`, headers)
    return [rows.body, (await ask('POST', `/api/bgc/cases/${earlier}/rescreen`, headers)).body]
  }
  for (const text of await told(owner)) expect(text).toContain(hidden)
  await give(memberId, [pune])
  for (const text of await told(member)) {
    expect(text).toContain('has a background verification that has not ended: …')
    expect(text).not.toContain(hidden)
  }
})

test('a member is not told of what was moved out of their locations by the file that has added it, nor by the case after it', async () => {
  await give(memberId, [pune])
  const file = Buffer.from('Name,Email\nTara,tara2@example.com')
  const { id } = (await upload(app, member, 'a.csv', file, '/api/bgc/imports')).json<ShownImport>()
  await ask('POST', `/api/bgc/imports/${id}/start`, member, { planId })
  await runTurn(ctx, { id, turn: 1 })
  const rows = async (headers: Headers) =>
    (await ask('GET', `/api/bgc/imports/${id}/rows`, headers)).json<{
      rows: { caseId: string | null; name: string }[]
    }>().rows
  const [added] = await rows(member)
  await bgc.post(`/api/cases/${added?.caseId}/cancel`, { reason: 'The position was withdrawn.' }, owner)
  const next = (await ask('POST', `/api/bgc/cases/${added?.caseId}/rescreen`, owner)).json<{ id: string }>().id
  const earlier = async (headers: Headers) =>
    (await ask('GET', `/api/bgc/cases/${next}/rescreening`, headers)).json<{ earlier: string | null }>().earlier
  expect(await earlier(member)).toBe(added?.caseId)
  await ctx.db
    .updateTable('cases')
    .set({ location_id: delhi })
    .where('id', '=', added?.caseId ?? '')
    .execute()
  expect([await earlier(owner), await earlier(member)]).toEqual([added?.caseId, null])
  expect(await rows(owner)).toMatchObject([{ caseId: added?.caseId, name: 'Tara' }])
  expect(await rows(member)).toMatchObject([{ caseId: null, name: null, state: 'added' }])
})
