import { expect, test } from 'vitest'
import { createQueue } from '../../../server/platform/limitedQueue.ts'

test('work runs in order, as many at once as allowed, and no more enters than may wait', async () => {
  const queue = createQueue({ atOnce: 1, most: 2 })
  const [first, second] = [queue.enter(), queue.enter()]
  expect(queue.enter()).toBeNull()
  const order: string[] = []
  const running = first?.run(async () => {
    await Promise.resolve()
    order.push('first')
  })
  const waiting = second?.run(async () => order.push('second'))
  await Promise.all([running, waiting])
  expect(order).toEqual(['first', 'second'])
  first?.leave()
  expect(queue.enter()).not.toBeNull()
})

test('work that fails lets the next one run', async () => {
  const queue = createQueue({ atOnce: 1, most: 2 })
  const [first, second] = [queue.enter(), queue.enter()]
  const failing = first?.run(() => Promise.reject(new Error('failed')))
  const next = second?.run(async () => 'done')
  await expect(failing).rejects.toThrow('failed')
  expect(await next).toBe('done')
})
