import { describe, expect, test } from 'vitest'
import { once, oncePerKey } from '../../../server/engines/once.ts'

/** Numbers its calls; those named fail. */
function maker(...failing: number[]) {
  let calls = 0
  return async () => {
    calls += 1
    if (failing.includes(calls)) throw new Error(`call ${calls} failed`)
    return calls
  }
}

describe('once', () => {
  test('makes the value for the first call and shares it, also while it is being made', async () => {
    const value = once(maker())
    expect(await Promise.all([value(), value()])).toEqual([1, 1])
    expect(await value()).toBe(1)
  })

  test('a failure reaches all who wait for it and is not kept', async () => {
    const value = once(maker(1, 2))
    const replies = await Promise.allSettled([value(), value()])
    expect(replies.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await expect(value()).rejects.toThrow('call 2 failed')
    expect([await value(), await value()]).toEqual([3, 3])
  })

  test('a value that has been kept for long enough is made again', async () => {
    let at = 0
    const value = once(maker(), { keptMs: 10, now: () => at })
    expect([await value(), await value()]).toEqual([1, 1])
    at = 10
    expect([await value(), await value()]).toEqual([2, 2])
  })

  test('a failure that comes late leaves the newer value', async () => {
    let at = 0
    const slow = Promise.withResolvers<string>()
    const makes = [() => slow.promise, async () => 'new']
    const value = once(() => (makes.shift() ?? (async () => 'too many'))(), { keptMs: 10, now: () => at })
    const first = value()
    at = 10
    expect(await value()).toBe('new')
    slow.reject(new Error('late'))
    await expect(first).rejects.toThrow('late')
    expect(await value()).toBe('new')
  })
})

describe('oncePerKey', () => {
  test('one value for each key, and no failure is kept', async () => {
    const value = oncePerKey<number>(10)
    const make = maker(1)
    await expect(value('a', make)).rejects.toThrow('call 1 failed')
    expect([await value('a', make), await value('a', make), await value('b', make)]).toEqual([2, 2, 3])
  })

  test('drops the oldest value when there are too many', async () => {
    const value = oncePerKey<number>(2)
    const make = maker()
    for (const key of ['a', 'b', 'c']) await value(key, make)
    expect([await value('c', make), await value('a', make)]).toEqual([3, 4])
  })
})
