import { expect, test } from 'vitest'
import { type Answer, SourceUnavailable } from '../../../server/platform/ports/sources.ts'
import { withProductBreakers } from '../../../server/sources/remote/circuitBreaker.ts'

const question = { product: 'pan-check', query: {}, userId: 'usr_test', mode: 'live' } as const
const answer: Answer = { source: 'primary', fetchedAt: '2026-11-21T06:12:07.118Z', tries: 1, found: false }

function broken() {
  const world = { down: true, now: 0, asked: 0, hold: Promise.resolve() }
  const source = async () => {
    world.asked += 1
    await world.hold
    if (world.down) throw new SourceUnavailable('primary', 'down')
    return answer
  }
  return { world, ...withProductBreakers(source, { failures: 2, restMs: 1000, now: () => world.now }) }
}

test('an answer between two failures starts the count again', async () => {
  const { world, ask, stateOf } = broken()
  expect(stateOf('pan-check')).toBe('unknown')
  await ask(question).catch(() => {})
  world.down = false
  await ask(question)
  expect(stateOf('pan-check')).toBe('operational')
  world.down = true
  await ask(question).catch(() => {})
  expect(stateOf('pan-check')).toBe('degraded')
})

test('after its rest one question goes through; its answer closes the circuit', async () => {
  const { world, ask, stateOf } = broken()
  for (let times = 0; times < 4; times++) await ask(question).catch(() => {})
  expect(world.asked).toBe(2)
  world.now = 1000
  world.down = false
  const { promise, resolve } = Promise.withResolvers<void>()
  world.hold = promise
  const probe = ask(question)
  await expect(ask(question)).rejects.toThrow('left alone')
  resolve()
  expect(await probe).toEqual(answer)
  expect(stateOf('pan-check')).toBe('operational')
  expect(world.asked).toBe(3)
})

test('a probe that fails opens it for another rest', async () => {
  const { world, ask, stateOf } = broken()
  for (let times = 0; times < 2; times++) await ask(question).catch(() => {})
  world.now = 1500
  await expect(ask(question)).rejects.toThrow('down')
  world.now = 2499
  await expect(ask(question)).rejects.toThrow('left alone')
  expect([world.asked, stateOf('pan-check')]).toEqual([3, 'down'])
})
