import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { DatabaseUnavailable, reasonOf, type UnavailableReason } from '../../../server/platform/db/unavailable.ts'
import { diskStore } from '../../../server/platform/objectStorage/disk.ts'
import { testApp } from '../../support/app.ts'
import { makeCustomer, signedIn } from '../../support/factories.ts'
import { storedObjects } from '../../support/uploads.ts'
import { upload } from '../checks/bulk/helpers.ts'

const { app, ctx } = await testApp()
const headers = await signedIn(ctx, await makeCustomer(ctx.db))
const send = () => upload(app, headers, 'PAN\nAAACZ1000A\n')
const probe = async (server = app) => {
  const reply = await server.inject('/readyz')
  return [reply.statusCode, reply.json().error?.message]
}
const lost = (reason: UnavailableReason) => new DatabaseUnavailable(reason, new Error('a test'))

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test.each(['ENOSPC', 'EDQUOT', 'EROFS'])(
  '%s: an upload is told that nothing can be stored, and /readyz names it until it is over',
  async code => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const full = Object.assign(new Error(`${code}, write`), { code })
    vi.spyOn(ctx.objects, 'put').mockRejectedValueOnce(full)
    const reply = await send()
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '30'])
    expect(reply.json().error).toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('no disk space left'),
    })
    expect(await probe()).toEqual([503, 'DATA_DIR cannot be written: its disk is full or read-only.'])
    vi.advanceTimersByTime(31_000)
    expect(await probe()).toEqual([200, undefined])
  },
)

test('a database without room answers the same, and /readyz names it until it is over', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  // What the test before has filled is forgotten.
  vi.advanceTimersByTime(31_000)
  vi.spyOn(ctx.db, 'transaction').mockReturnValueOnce({ execute: () => Promise.reject(lost('disk')) } as never)
  const reply = await send()
  expect([reply.statusCode, reply.json().error.code]).toEqual([503, 'unavailable'])
  expect(await probe()).toEqual([503, 'The database has no disk space left.'])
  vi.advanceTimersByTime(31_000)
  expect(await probe()).toEqual([200, undefined])
})

test('a DATA_DIR that cannot be written shows in /readyz', async () => {
  const { app: broken } = await testApp({ DATA_DIR: '/dev/null/data' })
  expect(await probe(broken)).toEqual([503, 'DATA_DIR cannot be written: its disk is full or read-only.'])
})

test('a transaction that may have been committed after all keeps the file that it refers to; a failed one does not', async () => {
  const plain = ctx.db.transaction.bind(ctx.db)
  type Work = Parameters<ReturnType<typeof plain>['execute']>[0]
  const once = (execute: (work: Work) => Promise<unknown>) =>
    vi.spyOn(ctx.db, 'transaction').mockReturnValueOnce({ execute } as never)
  once(async work => {
    await plain().execute(work)
    throw lost('connection')
  })
  expect((await send()).statusCode).toBe(503)
  const kept = await ctx.db.selectFrom('bulk_jobs').select('object_id').executeTakeFirstOrThrow()
  ;(await ctx.objects.get(kept.object_id ?? '')).destroy()

  const before = storedObjects({ ctx })
  once(work =>
    plain().execute(async trx => {
      await work(trx)
      throw new Error('rolled back')
    }),
  )
  expect((await send()).statusCode).toBe(500)
  expect(storedObjects({ ctx })).toEqual(before)
})

test('a stored file that cannot be opened is not taken for one that does not exist', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'satyapan-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  const store = diskStore(directory)
  const id = `obj_${'a'.repeat(32)}`
  await expect(store.get(id)).rejects.toMatchObject({ code: 'not_found' })
  await mkdir(join(directory, 'aa'))
  await symlink(id, join(directory, 'aa', id))
  await expect(store.get(id)).rejects.toMatchObject({ code: 'ELOOP' })
})

test.each([
  ['08006', 'FATAL', 'connection'],
  ['57P01', 'FATAL', 'connection'],
  ['57P03', 'FATAL', 'connection'],
  ['53300', 'FATAL', 'connection'],
  ['53100', 'ERROR', 'disk'],
  ['25006', 'ERROR', 'connection'],
  ['XX000', 'PANIC', 'connection'],
  ['23505', 'ERROR', undefined],
  ['57014', 'ERROR', undefined],
  ['40P01', 'ERROR', undefined],
])('SQLSTATE %s (%s): %s', (code, severity, reason) => {
  expect(reasonOf(Object.assign(new Error('a test'), { code, severity }))).toBe(reason)
})
