import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { makeCheckout } from './checkout.ts'

const WORKER = `
import { appendFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { withLock } from '${pathToFileURL(resolve('scripts/setup/lock.mjs')).href}'
await withLock('the.lock', async () => {
  appendFileSync('log', 'in ')
  await sleep(50)
  appendFileSync('log', 'out ')
}, () => {})`

test.each([
  ['no lock', undefined],
  ['a dead lock', '999999999 0 0'],
])('of many that meet %s, one at a time gets in', async (_, left) => {
  const checkout = makeCheckout()
  checkout.write('worker.mjs', WORKER)
  if (left) checkout.write('the.lock', left)
  const runs = Array.from({ length: 5 }, () => checkout.spawned(process.execPath, ['worker.mjs']))
  expect(await Promise.all(runs.map(run => run.end))).toEqual([0, 0, 0, 0, 0])
  expect(readFileSync(checkout.at('log'), 'utf8')).toBe('in out '.repeat(5))
  expect(checkout.has('the.lock')).toBe(false)
})
