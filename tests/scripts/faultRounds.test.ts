import { expect, test } from 'vitest'
import { randomFrom } from '../support/bank/nodes.ts'
import { planRounds } from '../support/faults/plan.ts'
import { isClean, type Round, tableOf } from '../support/faults/report.ts'

test('all kinds get their share in rounds of one kind, in an order that the seed determines', () => {
  const plan = (seed: number) => planRounds(['kill', 'cut', 'restart'], 47, randomFrom(seed))
  expect(plan(3)).toEqual(plan(3))
  expect(plan(3)).not.toEqual(plan(4))
  for (const round of plan(3)) expect(new Set(round).size).toBe(1)
  const counts = Object.groupBy(plan(3).flat(), kind => kind)
  expect([counts.kill?.length, counts.cut?.length, counts.restart?.length]).toEqual([16, 16, 15])
  expect(Math.max(...plan(3).map(round => round.length))).toBeLessThanOrEqual(10)
})

const round = (more: Partial<Round>): Round => ({
  where: 'PostgreSQL',
  kind: 'connections cut',
  faults: 10,
  struck: 9,
  lost: [],
  doubled: [],
  wrong: [],
  ended: [],
  serverErrors: new Map(),
  operations: 100,
  seconds: 30,
  ...more,
})

test('the table adds up by kind and names what went wrong; any of it makes a round unclean', () => {
  const dirty = [
    round({ lost: ['check bank-1'] }),
    round({ ended: ['api: exit 1: no database'] }),
    round({ serverErrors: new Map([['500 POST /v1/pan-check', 3]]) }),
  ]
  expect(dirty.map(isClean)).toEqual([false, false, false])
  expect(isClean(round({}))).toBe(true)
  const lines = tableOf([...dirty, round({})]).split('\n')
  expect(lines[1]?.split(/\s{2,}/)).toEqual(['connections cut', '40', '36', '400', '1', '0', '0', '1', '3', '120'])
  expect(lines.slice(3)).toEqual([
    '  lost: check bank-1 (PostgreSQL, connections cut)',
    '  ended: api: exit 1: no database (PostgreSQL, connections cut)',
    '  5xx: 500 POST /v1/pan-check (3) (PostgreSQL, connections cut)',
  ])
})
