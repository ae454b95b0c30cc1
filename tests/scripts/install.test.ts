import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { makeCheckout } from './checkout.ts'

const LOCK = '.install.lock'
const STAMP = 'node_modules/.installed'

test('a fresh clone installs once, whatever the environment leaves out', async () => {
  const checkout = makeCheckout()
  const first = checkout.run('seed', 'a', '--b')
  expect(await first.end).toBe(0)
  expect(first.output()).toContain('seeding a --b')
  expect(await checkout.run('seed').end).toBe(0)
  expect(checkout.npmCalls()).toEqual([expect.stringMatching(/^ci --include=dev --include=optional --ignore-scripts /)])
  expect(checkout.has(LOCK)).toBe(false)
})

test('a changed lock file installs again', async () => {
  const checkout = makeCheckout()
  await checkout.run('seed').end
  checkout.write('package-lock.json', '{ "changed": true }')
  expect(await checkout.run('seed').end).toBe(0)
  expect(checkout.npmCalls()).toHaveLength(2)
})

test('a start in production installs without the packages of the tests, and another command installs the rest', async () => {
  const checkout = makeCheckout()
  checkout.write('server/main.ts', `console.log('listening')`)
  const start = () => checkout.spawned(process.execPath, ['scripts/run.mjs', 'start'], { NODE_ENV: 'production' }).end
  expect([await start(), await start()]).toEqual([0, 0])
  expect(checkout.npmCalls()).toEqual([expect.stringMatching(/^ci --omit=dev --include=optional /)])
  expect(await checkout.run('seed').end).toBe(0)
  expect(checkout.npmCalls()).toHaveLength(2)
  expect(checkout.has('node_modules/vitest')).toBe(true)
  await start()
  expect(checkout.npmCalls()).toHaveLength(2)
})

test('an install by hand counts as what it contains', async () => {
  const checkout = makeCheckout()
  await checkout.run('seed').end
  checkout.remove(STAMP)
  await checkout.run('stamp').end
  await checkout.run('seed').end
  expect(checkout.npmCalls()).toHaveLength(1)
  checkout.remove(STAMP)
  checkout.remove('node_modules/vitest')
  await checkout.run('stamp').end
  await checkout.run('seed').end
  expect(checkout.npmCalls()).toHaveLength(2)
})

test('several at once: one installs, all go on', async () => {
  const checkout = makeCheckout()
  const runs = ['1', '2', '3', '4'].map(name => checkout.run('seed', name))
  expect(await Promise.all(runs.map(run => run.end))).toEqual([0, 0, 0, 0])
  expect(checkout.npmCalls()).toHaveLength(1)
  expect(runs.map(run => run.output().match(/seeding \d/)?.[0])).toEqual([
    'seeding 1',
    'seeding 2',
    'seeding 3',
    'seeding 4',
  ])
})

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('%s during the install leaves neither stamp nor lock, and the next run installs', async (signal, code) => {
  const checkout = makeCheckout()
  checkout.write('.hold', '')
  const run = checkout.run('seed')
  await run.says('npm is at work')
  run.child.kill(signal)
  expect(await run.end).toBe(code)
  expect([checkout.has(STAMP), checkout.has(LOCK)]).toEqual([false, false])

  checkout.remove('.hold')
  const next = checkout.run('seed')
  expect(await next.end).toBe(0)
  expect(next.output()).toContain('seeding')
})

test('after kill -9, the next run waits for the npm that is left over, then takes the lock', async () => {
  const checkout = makeCheckout()
  checkout.write('.hold', '')
  const killed = checkout.run('seed')
  await killed.says('npm is at work')
  killed.child.kill('SIGKILL')
  const next = checkout.run('seed')
  await next.says('waiting for it')
  checkout.remove('.hold')
  expect(await next.end).toBe(0)
  expect(checkout.npmCalls()).toHaveLength(2)
})

test('the lock of a dead process is taken over', async () => {
  const checkout = makeCheckout()
  const dead = spawnSync(process.execPath, ['--version']).pid
  checkout.write(LOCK, `${dead} 0 0`)
  expect(await checkout.run('seed').end).toBe(0)
  expect(checkout.has(LOCK)).toBe(false)
})

test('a failed install is tried once more, from nothing', async () => {
  const checkout = makeCheckout()
  checkout.write('.fail', '1')
  expect(await checkout.run('seed').end).toBe(0)
  expect(checkout.npmCalls().map(call => call.split(' | ')[1])).toEqual(['from nothing', 'from nothing'])
})

test('an install that fails twice ends with the code of npm and leaves no stamp', async () => {
  const checkout = makeCheckout()
  checkout.write('.fail', '1 9')
  const run = checkout.run('seed')
  expect(await run.end).toBe(9)
  expect(run.output()).not.toContain('seeding')
  expect([checkout.has(STAMP), checkout.has(LOCK)]).toEqual([false, false])
})
