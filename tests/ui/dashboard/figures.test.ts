import { expect, test } from 'vitest'
import { dayTicks, rateDomain } from '../../../src/components/charts/axes.ts'
import { spendSeries, toDashboardPoints } from '../../../src/customRoutes/dashboard/chartPoints.ts'
import { compareToPrevious, toDashboardStats } from '../../../src/customRoutes/dashboard/stats.ts'
import { textsIn } from '../../../src/i18n/messages.ts'
import { sample } from './sample.ts'

const text = textsIn('en', 'dashboard')

test('figures show their change, and rate it only where up or down is good or bad', () => {
  expect(toDashboardStats(sample, text).map(({ figure, change }) => [figure, change])).toEqual([
    ['18,426', { direction: 'up', by: '8.2%', former: '17,030', verdict: 'good' }],
    ['97.4%', { direction: 'down', by: '0.3 pt', former: '97.7%', verdict: 'bad' }],
    ['₹34,248.50', { direction: 'up', by: '6.1%', former: '₹32,279' }],
    ['1.24 s', { direction: 'down', by: '90 ms', former: '1.33 s', verdict: 'good' }],
  ])
})

test('days without data are left out of a trend, and an empty period is not compared', () => {
  const [verifications, rate] = toDashboardStats(sample, text)
  expect(verifications?.trend).toEqual([0, 4])
  expect(rate?.trend).toEqual([75])
  const way = { by: String, former: String }
  expect(compareToPrevious({ now: 5, before: 0 }, way)).toBeUndefined()
  expect(compareToPrevious({ now: null, before: 5 }, way)).toBeUndefined()
  expect(compareToPrevious({ now: 5, before: 5 }, { ...way, better: 'up' })).toEqual({
    direction: 'same',
    by: '0',
    former: '5',
  })
})

test('charts: a day without an answer has no rate; groups without spending are not drawn', () => {
  const points = toDashboardPoints(sample, 'en')
  expect(points.map(({ at, values }) => [at, values.rate])).toEqual([
    ['20 Nov', undefined],
    ['21 Nov', 75],
  ])
  expect(spendSeries(sample, text).map(({ key, color }) => [key, color])).toEqual([
    ['identity', 'c1'],
    ['court', 'c4'],
  ])
  const quiet = { days: [] }
  expect(spendSeries(quiet, text).map(({ key }) => key)).toEqual(['identity'])
})

test.each([
  [
    [98, 99],
    [92, 100],
  ],
  [
    [95, 83.4],
    [80, 100],
  ],
  [[12], [0, 100]],
])('the axis for rates down to %j is %j', (values, domain) => {
  expect(rateDomain(values)).toEqual(domain)
})

test('ninety days have as few ticks as thirty, with the last at the end', () => {
  const days = Array.from({ length: 90 }, (_, day) => String(day))
  expect(dayTicks(days)).toEqual(['0', '21', '42', '63', '89'])
})
