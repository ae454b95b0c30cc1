import { beforeEach, describe, expect, test } from 'vitest'
import { type ShownImport, type ShownImportRow, sampleImport } from '../../../contracts/cases/bgc/imports.ts'
import { runTurn } from '../../../server/bgc/imports/runTurn.ts'
import { tidyImports } from '../../../server/bgc/imports/work.ts'
import type { Context } from '../../../server/platform/context.ts'
import { testApp } from '../../support/app.ts'
import { bgcOf, type Headers } from '../../support/cases/bgc.ts'
import { type Customer, makeCustomer, makeSubUser, signedIn } from '../../support/factories.ts'
import { upload } from '../../support/uploads.ts'

const { app, ctx } = await testApp()
const bgc = bgcOf({ app, ctx })

let customer: Customer
let headers: Headers
let other: Headers
let planId: string
beforeEach(async () => {
  customer = await makeCustomer(ctx.db)
  headers = await signedIn(ctx, customer)
  other = await signedIn(ctx, await makeCustomer(ctx.db))
  planId = await bgc.save(headers, ['pan'])
})

const people = (count: number) =>
  ['Name,Email,Language', ...Array.from({ length: count }, (_, n) => `Person ${n},p${n}@example.com,hi`)].join('\n')
const send = async (text: string, by = headers) =>
  (await upload(app, by, 'people.csv', Buffer.from(text), '/api/bgc/imports')).json<ShownImport>()
const show = async (id: string, by = headers) =>
  (await app.inject({ url: `/api/bgc/imports/${id}`, headers: by })).json<ShownImport>()
const rowsOf = async (id: string, query = '') =>
  (await app.inject({ url: `/api/bgc/imports/${id}/rows${query}`, headers })).json<{ rows: ShownImportRow[] }>().rows
const act = (id: string, action: string, payload: object = {}, by = headers) =>
  app.inject({ method: 'POST', url: `/api/bgc/imports/${id}/${action}`, headers: by, payload })
const turnOf = (id: string) =>
  ctx.db.selectFrom('bgc_imports').select(['id', 'turn']).where('id', '=', id).executeTakeFirstOrThrow()

/** Runs turns until there is no other one. */
async function addAll(id: string, by: Context = ctx): Promise<void> {
  for (let before = -1; ; ) {
    const task = await turnOf(id)
    if (task.turn === before) return
    before = task.turn
    await runTurn(by, task)
  }
}

const casesOf = () =>
  ctx.db.selectFrom('cases').select(['id', 'email_index', 'locale']).where('user_id', '=', customer.userId).execute()

describe('the rows of a file', () => {
  test('of the sample are all in order', async () => {
    const { counts } = await send(sampleImport)
    expect(counts).toEqual({ total: 2, problem: 0, ready: 2, added: 0, failed: 0 })
  })

  test('are refused one by one, and nobody is asked before somebody starts', async () => {
    const asked = await bgc.add(headers, planId, { name: 'Known', email: 'known@example.com' })
    const lines = [
      'Name,Email,Phone,Language,Reference',
      'Asha Rao,asha@example.com,,hi,E-1',
      'No Address,,,,',
      ',wrong,12,fr,',
      'Asha R,ASHA@example.com,,,',
      'Known,known@example.com,,,',
      'Ravi,,+919876500001,,',
      'Sister of Ravi,sister@example.com,+919876500001,,',
    ]
    const found = await send(lines.join('\n'))
    expect(found).toMatchObject({ state: 'ready', fileName: 'people.csv', planId: null })
    expect(found.counts).toEqual({ total: 7, problem: 5, ready: 2, added: 0, failed: 0 })
    const problems = (await rowsOf(found.id, '?state=problem')).map(one => [
      one.row,
      one.problems.map(({ column }) => column),
    ])
    expect(problems).toEqual([
      [3, ['Email']],
      [4, ['Name', 'Email', 'Phone', 'Language']],
      [5, ['Name']],
      [6, ['Name']],
      [8, ['Name']],
    ])
    const hindi = { ...headers, 'accept-language': 'hi' }
    const file = await app.inject({ url: `/api/bgc/imports/${found.id}/problems.csv`, headers: hindi })
    expect(file.headers['content-type']).toContain('text/csv')
    expect(file.body).toContain('Name,Email,Phone,Language,Reference,Location,समस्या')
    expect(file.body).toContain('पंक्ति 2')
    expect(file.body).toContain(asked)
    expect(file.body).not.toContain('Asha Rao')
    expect(await casesOf()).toHaveLength(1)
  })

  test('need a name column, and are at most a thousand', async () => {
    const noName = await upload(app, headers, 'a.csv', Buffer.from('E-mail\na@example.com'), '/api/bgc/imports')
    expect(noName.statusCode).toBe(400)
    expect(noName.json().errors ?? noName.body).toBeTruthy()
    const many = await upload(app, headers, 'a.csv', Buffer.from(people(1001)), '/api/bgc/imports')
    expect(many.statusCode).toBe(400)
  })

  test('are of the account alone', async () => {
    const { id } = await send(people(1))
    expect((await app.inject({ url: `/api/bgc/imports/${id}`, headers: other })).statusCode).toBe(404)
    expect((await app.inject({ url: `/api/bgc/imports/${id}/rows`, headers: other })).statusCode).toBe(404)
    expect((await app.inject({ url: `/api/bgc/imports/${id}/problems.csv`, headers: other })).statusCode).toBe(404)
    expect((await act(id, 'start', { planId }, other)).statusCode).toBe(404)
    expect((await app.inject({ url: '/api/bgc/imports', headers: other })).json()).toEqual({ imports: [] })
    const subUserId = await makeSubUser(ctx.db, customer.userId, 'view')
    const viewer = await signedIn(ctx, { userId: customer.userId, subUserId })
    expect((await act(id, 'start', { planId }, viewer)).statusCode).toBe(403)
  })

  test('are discarded before the start, and not after it', async () => {
    const { id } = await send(people(1))
    const discard = () => app.inject({ method: 'DELETE', url: `/api/bgc/imports/${id}`, headers })
    await act(id, 'start', { planId })
    expect((await discard()).statusCode).toBe(409)
    const second = await send(people(1))
    const gone = await app.inject({ method: 'DELETE', url: `/api/bgc/imports/${second.id}`, headers })
    expect(gone.statusCode).toBe(200)
    expect((await app.inject({ url: `/api/bgc/imports/${second.id}`, headers })).statusCode).toBe(404)
  })
})

describe('adding', () => {
  test('a thousand asks each candidate once, although nodes die in the middle and turns are delivered twice', async () => {
    const { id } = await send(people(1000))
    await act(id, 'start', { planId })
    // A node that dies: its transaction is rolled back with the case that it has begun.
    let begun = 0
    const dying: Context = {
      ...ctx,
      jobs: {
        ...ctx.jobs,
        sendIn: async (...given: Parameters<typeof ctx.jobs.sendIn>) => {
          begun += 1
          if (begun === 5) throw new Error('killed')
          return ctx.jobs.sendIn(...given)
        },
      },
    }
    const task = await turnOf(id)
    await expect(runTurn(dying, task)).rejects.toThrow('killed')
    // The same turn again, by two nodes at once, then the rest.
    await Promise.all([runTurn(ctx, task), runTurn(ctx, task)])
    await addAll(id)
    expect((await show(id)).counts).toEqual({ total: 1000, problem: 0, ready: 0, added: 1000, failed: 0 })
    expect(await show(id)).toMatchObject({ state: 'done', planId })
    const cases = await casesOf()
    expect(cases).toHaveLength(1000)
    expect(new Set(cases.map(({ email_index }) => email_index)).size).toBe(1000)
    expect(new Set(cases.map(({ locale }) => locale))).toEqual(new Set(['hi']))
    expect((await act(id, 'start', { planId })).statusCode).toBe(409)
  }, 600_000)

  test('leaves a row behind that fails again and again, and tries it once more on request', async () => {
    const { id } = await send(people(3))
    await act(id, 'start', { planId })
    const failing: Context = {
      ...ctx,
      jobs: {
        ...ctx.jobs,
        sendIn: async () => {
          throw new Error('down')
        },
      },
    }
    const task = await turnOf(id)
    for (const _ of [1, 2]) await expect(runTurn(failing, task)).rejects.toThrow('down')
    // The third try gives the first row up and goes on with the next.
    await expect(runTurn(failing, task)).rejects.toThrow('down')
    await addAll(id)
    expect((await show(id)).counts).toMatchObject({ added: 2, failed: 1 })
    expect((await rowsOf(id, '?state=failed')).map(({ row, name }) => [row, name])).toEqual([[2, 'Person 0']])
    await act(id, 'start', { planId })
    await addAll(id)
    expect((await show(id)).counts).toMatchObject({ added: 3, failed: 0 })
    expect(await casesOf()).toHaveLength(3)
  })

  test('does not ask somebody who was added by another file meanwhile', async () => {
    const [first, second] = [await send(people(2)), await send(people(2))]
    await act(first.id, 'start', { planId })
    await act(second.id, 'start', { planId })
    await Promise.all([addAll(first.id), addAll(second.id)])
    const [one, two] = [await show(first.id), await show(second.id)]
    expect(one.counts.added + two.counts.added).toBe(2)
    expect(one.counts.failed + two.counts.failed).toBe(2)
    expect(await casesOf()).toHaveLength(2)
  })

  test('stops and goes on; an archived package stops it by itself', async () => {
    const { id } = await send(people(3))
    await act(id, 'start', { planId })
    expect((await act(id, 'stop')).json()).toMatchObject({ state: 'stopped', counts: { ready: 3 } })
    expect((await act(id, 'stop')).statusCode).toBe(409)
    await addAll(id)
    expect(await casesOf()).toEqual([])
    await act(id, 'start', { planId })
    await app.inject({ method: 'POST', url: `/api/plans/${planId}/archive`, headers, payload: {} })
    await addAll(id)
    expect(await show(id)).toMatchObject({ state: 'stopped', counts: { ready: 3 } })
    expect((await show(id)).problem).toBe('The package is archived. Choose another one.')
    expect((await act(id, 'start', { planId })).statusCode).toBe(409)
    const next = await bgc.save(headers, ['pan'])
    await act(id, 'start', { planId: next })
    await addAll(id)
    expect(await casesOf()).toHaveLength(3)
  })

  test('starts only with a package of the account', async () => {
    const { id } = await send(people(1))
    const theirs = await bgc.save(other, ['pan'])
    expect((await act(id, 'start', { planId: theirs })).statusCode).toBe(404)
  })
})

test('rows that nobody starts are deleted after a month', async () => {
  const { id } = await send(people(1))
  await ctx.db
    .updateTable('bgc_imports')
    .set({ created_at: new Date(Date.now() - 31 * 86_400_000) as never })
    .where('id', '=', id)
    .execute()
  await tidyImports(ctx)
  expect((await app.inject({ url: `/api/bgc/imports/${id}`, headers })).statusCode).toBe(404)
})
