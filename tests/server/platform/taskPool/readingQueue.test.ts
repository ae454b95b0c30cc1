import { beforeEach, describe, expect, test } from 'vitest'
import { limits } from '../../../../contracts/platform/limits.ts'
import { newId } from '../../../../server/platform/identity/ids.ts'
import {
  claimReading,
  endReading,
  queuePlaces,
  queueReading,
  tidyReadings,
} from '../../../../server/platform/taskPool/readingQueue.ts'
import { testApp } from '../../../support/app.ts'
import { type Customer, makeCustomer } from '../../../support/factories.ts'

// No worker: each test says when a place becomes free.
const { ctx } = await testApp()
const { db } = ctx
const MAX = limits.queuedChecks.perAccount

beforeEach(async () => {
  await db.deleteFrom('readings').execute()
})

interface Asked {
  count?: number
  mode?: 'live' | 'test'
  kind?: 'check' | 'face'
}

/** Puts files of a customer in the queue; returns their ids. */
async function waiting({ userId }: Customer, { count = 1, mode = 'live', kind = 'check' }: Asked = {}) {
  const ids = Array.from({ length: count }, () => newId(kind === 'check' ? 'ver' : 'fac'))
  await db.transaction().execute(async trx => {
    for (const id of ids) await queueReading(ctx, trx, { id, kind, userId, mode, locale: 'en' })
  })
  return ids
}

const aCustomer = () => makeCustomer(db)

/** A process that reads one file after another, as a node's worker does. */
function aProcess() {
  let reading: string | undefined
  return {
    /** Ends what it reads and begins the next one; returns its id. */
    async next() {
      if (reading) await endReading(db, reading)
      reading = (await claimReading(db, newId('job')))?.id
      return reading
    },
  }
}

/** How many readings begin before this one, as processes become free in turn. */
async function beginBefore(id: string | undefined, processes: ReturnType<typeof aProcess>[]): Promise<number> {
  for (let begun = 0; begun < 100; begun++) if ((await processes[begun % processes.length]?.next()) === id) return begun
  throw new Error('It was never read.')
}

describe('one file beside 50 of another account', () => {
  test.each([
    ['live', 'live'],
    ['test', 'test'],
    ['test', 'live'],
  ] as const)('%s files of the other one: a %s file is the next to be read', async (theirs, own) => {
    await waiting(await aCustomer(), { count: MAX, mode: theirs })
    const one = aProcess()
    await one.next()
    const [id] = await waiting(await aCustomer(), { mode: own })
    expect(await beginBefore(id, [one])).toBe(0)
  })

  test('two accounts with 50 each and two processes: it still is the next', async () => {
    for (let account = 0; account < 2; account++) await waiting(await aCustomer(), { count: MAX })
    const processes = [aProcess(), aProcess()]
    for (const one of processes) await one.next()
    const [id] = await waiting(await aCustomer())
    expect(await beginBefore(id, processes)).toBe(0)
  })

  test('also if the account had its turn just before: at most two begin before it', async () => {
    const small = await aCustomer()
    await waiting(small)
    const one = aProcess()
    await one.next()
    await waiting(await aCustomer(), { count: MAX })
    await waiting(await aCustomer(), { count: MAX, kind: 'face' })
    const [id] = await waiting(small)
    expect(await beginBefore(id, [one])).toBe(2)
  })

  test('live files are all read before test files, and two live accounts in turn', async () => {
    const [large, small] = [await aCustomer(), await aCustomer()]
    const tests = await waiting(await aCustomer(), { count: 2, mode: 'test' })
    const [l1, l2, l3] = await waiting(large, { count: 3 })
    const [s1, s2] = await waiting(small, { count: 2, kind: 'face' })
    const one = aProcess()
    const order = []
    for (let at = 0; at < 7; at++) order.push(await one.next())
    expect(order).toEqual([l1, s1, l2, s2, l3, ...tests])
  })

  test('an account whose files are being read waits for one that has none', async () => {
    const [large, small] = [await aCustomer(), await aCustomer()]
    const slow = await waiting(large, { count: 3 })
    await aProcess().next()
    // Served later than the other one, but nothing of it is being read.
    const [first, second] = await waiting(small, { count: 2 })
    const one = aProcess()
    expect([await one.next(), await one.next(), await one.next()]).toEqual([first, second, slow[1]])
  })

  test('nodes that become free at the same moment read files of different accounts', async () => {
    const accounts = [await aCustomer(), await aCustomer(), await aCustomer()]
    for (const account of accounts) await waiting(account, { count: 10 })
    const claimed = await Promise.all(accounts.map(() => claimReading(db, newId('job'))))
    expect(new Set(claimed.map(reading => reading?.userId))).toEqual(new Set(accounts.map(({ userId }) => userId)))
  })
})

describe('the place in the queue', () => {
  const placesOf = async (ids: readonly string[]) => {
    const places = await queuePlaces(db, ids)
    return ids.map(id => places.get(id) ?? null)
  }

  test('says in which order files begin', async () => {
    const ids = [
      ...(await waiting(await aCustomer(), { count: 4 })),
      ...(await waiting(await aCustomer(), { count: 2 })),
      ...(await waiting(await aCustomer(), { count: 2, mode: 'test' })),
    ]
    const places = await placesOf(ids)
    expect(places).toEqual([1, 3, 5, 6, 2, 4, 7, 8])
    const one = aProcess()
    for (let place = 1; place <= ids.length; place++) expect(await one.next()).toBe(ids[places.indexOf(place)])
    expect(await placesOf(ids)).toEqual(ids.map(() => null))
  })

  test('of the same files stays one: to ask again changes nothing', async () => {
    const customer = await aCustomer()
    const [first = '', second = ''] = await waiting(customer, { count: 2 })
    await db
      .transaction()
      .execute(trx =>
        queueReading(ctx, trx, { id: first, kind: 'check', userId: customer.userId, mode: 'live', locale: 'en' }),
      )
    expect(await placesOf([first, second])).toEqual([1, 2])
  })
})

describe('a worker that dies while it reads', () => {
  test('its job goes on with the same files when it is delivered again', async () => {
    const [mine] = await waiting(await aCustomer(), { count: 2 })
    const job = newId('job')
    expect((await claimReading(db, job))?.id).toBe(mine)
    expect((await claimReading(db, job))?.id).toBe(mine)
  })

  test('if the job is lost too, the files return to their place', async () => {
    const customer = await aCustomer()
    const [mine] = await waiting(customer, { count: 2 })
    await claimReading(db, newId('job'))
    await tidyReadings(ctx)
    const one = aProcess()
    expect(await one.next()).toBe(mine)
  })
})
