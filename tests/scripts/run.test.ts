import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { makeCheckout } from './checkout.ts'

const realNpm = spawnSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).stdout.trim()

test('start builds once, and again the part whose source changes', async () => {
  const checkout = makeCheckout()
  checkout.write('server/main.ts', `console.log('listening')`)
  const first = checkout.run('start')
  expect(await first.end).toBe(0)
  expect(first.output()).toMatch(/vite builds[^]*vite bundles[^]*listening/)

  const second = checkout.run('start')
  await second.end
  expect(second.output()).not.toContain('vite')

  checkout.write('src/console.tsx', 'export {}')
  const third = checkout.run('start')
  await third.end
  expect(third.output()).toMatch(/vite builds(?![^]*vite bundles)/)

  checkout.write('server/main.ts', `console.log('changed')`)
  const fourth = checkout.run('start')
  await fourth.end
  expect(fourth.output()).toMatch(/^vite bundles\nchanged\n$/)
})

test('two starts at once build once', async () => {
  const checkout = makeCheckout()
  checkout.write('server/main.ts', `console.log('listening')`)
  const runs = [checkout.run('start'), checkout.run('start')]
  expect(await Promise.all(runs.map(run => run.end))).toEqual([0, 0])
  expect(runs.filter(run => run.output().includes('vite builds'))).toHaveLength(1)
})

test('a failed build starts no server', async () => {
  const checkout = makeCheckout()
  await checkout.run('seed').end
  checkout.write('node_modules/vite/bin/vite.js', 'process.exit(3)')
  const run = checkout.run('start')
  expect(await run.end).toBe(3)
  expect(run.output()).not.toContain('listening')
})

test('SIGTERM reaches the server, and its exit code comes back', async () => {
  const run = makeCheckout().run('start')
  await run.says('listening')
  run.child.kill('SIGTERM')
  expect(await run.end).toBe(7)
  expect(run.output()).toContain('closing')
})

test('SIGTERM to `npm start` reaches the server too', async () => {
  const checkout = makeCheckout()
  const run = checkout.spawned(realNpm, ['start'])
  await run.says('listening')
  run.child.kill('SIGTERM')
  expect(await run.end).toBe(7)
  expect(run.output()).toContain('closing')
})

test('an unknown command says which there are', async () => {
  const run = makeCheckout().run('fly')
  expect(await run.end).toBe(2)
  expect(run.output()).toContain(
    'start | dev | test | verify | faults | bench | build | seed | rotate-keys | backup | restore | lists | providers | trust | verify-ledger | verify-document | create-admin',
  )
})
