import { expect, test } from 'vitest'
import { createByteBudget } from '../../../server/platform/byteBudget.ts'

/** Work that runs until it is told to end. */
function work() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { promise, end: resolve }
}

const settled = () => new Promise(resolve => setImmediate(resolve))

test('work begins in order of arrival, while all that runs fits', async () => {
  const hold = createByteBudget(10)
  const begun: string[] = []
  const parts = { a: work(), b: work(), c: work(), d: work() }
  const run = (name: keyof typeof parts, bytes: number) =>
    hold(bytes, () => {
      begun.push(name)
      return parts[name].promise
    })
  const all = [run('a', 6), run('b', 4), run('c', 30), run('d', 1)]
  await settled()
  expect(begun).toEqual(['a', 'b'])
  parts.a.end()
  await settled()
  // What is larger than all of it waits until it is alone, and nothing overtakes it.
  expect(begun).toEqual(['a', 'b'])
  parts.b.end()
  await settled()
  expect(begun).toEqual(['a', 'b', 'c'])
  parts.c.end()
  parts.d.end()
  await Promise.all(all)
  expect(begun).toEqual(['a', 'b', 'c', 'd'])
})

test('what has failed leaves its room to others', async () => {
  const hold = createByteBudget(10)
  await expect(hold(10, () => Promise.reject(new Error('No')))).rejects.toThrow('No')
  expect(await hold(10, async () => 'done')).toBe('done')
})
