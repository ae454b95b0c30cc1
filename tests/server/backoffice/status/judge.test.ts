import { expect, test } from 'vitest'
import {
  componentIds,
  type PublicIncident,
  STATUS_DAYS,
  statusComponents,
  worstComponentState,
} from '../../../../contracts/pages/statusPage.ts'
import { productGroups } from '../../../../contracts/products/groups.ts'
import { productIds, productOf } from '../../../../contracts/products/index.ts'
import { historyOf, type KeptDay } from '../../../../server/backoffice/status/history.ts'
import { judgeCheck, judgeJobs, judgeTries } from '../../../../server/backoffice/status/judge.ts'

test('every group of the catalogue is a component, and has checks that can be measured', () => {
  const groups = Object.keys(productGroups)
  expect(groups.filter(group => !(group in statusComponents))).toEqual([])
  // E-sign is measured by its documents.
  expect(groups.filter(group => !productIds.some(id => productOf(id).group === group))).toEqual(['signing'])
})

test.each([
  [0, 0, 'unknown'],
  [1, 0, 'operational'],
  [0, 1, 'degraded'],
  [0, 2, 'degraded'],
  [0, 3, 'outage'],
  [3, 3, 'outage'],
  [4, 3, 'degraded'],
  [1, 1, 'degraded'],
  [18, 2, 'degraded'],
  [20, 1, 'operational'],
  [99, 2, 'operational'],
] as const)('%i answers and %i failures are %s', (answered, failed, state) => {
  expect(judgeTries({ answered, failed })).toBe(state)
})

test('an open breaker is an outage whatever was answered before; a closed one without tries proves nothing', () => {
  const answered = { answered: 50, failed: 0 }
  expect(judgeCheck(answered, 'down')).toBe('outage')
  expect(judgeCheck(answered, 'degraded')).toBe('degraded')
  expect(judgeCheck({ answered: 0, failed: 3 }, 'degraded')).toBe('outage')
  expect(judgeCheck({ answered: 0, failed: 0 }, 'operational')).toBe('unknown')
})

test.each([
  [null, true, 'operational'],
  [null, false, 'unknown'],
  [10, false, 'unknown'],
  [899, true, 'operational'],
  [900, true, 'degraded'],
  [900, false, 'degraded'],
  [3_600, true, 'degraded'],
  [3_600, false, 'outage'],
] as const)(
  'a job that waits for %s seconds, with others finished lately: %s, is %s',
  (oldestSeconds, hasFinished, state) => {
    expect(judgeJobs({ oldestSeconds, hasFinished })).toBe(state)
  },
)

test('the worst of the parts is the headline, and unknown is worse than operational', () => {
  expect(worstComponentState([])).toBe('unknown')
  expect(worstComponentState(['operational', 'unknown'])).toBe('unknown')
  expect(worstComponentState(['unknown', 'degraded', 'operational'])).toBe('degraded')
  expect(worstComponentState(['outage', 'degraded'])).toBe('outage')
})

const now = new Date('2026-11-21T12:00:00+05:30')
const whole = { severity: 0, looks: 288 }
const kept = (...days: [day: string, values: Partial<KeptDay>][]): KeptDay[] =>
  days.map(([day, values]) => ({ component: 'bank', day, ...whole, ...values }))
const history = (days: KeptDay[], incidents: PublicIncident[] = []) =>
  historyOf('bank', { kept: days, incidents, now }).map(({ from, to, state }) => [from, to, state])

const incident = (startsAt: string, resolvedAt: string | null, more: Partial<PublicIncident> = {}): PublicIncident => ({
  id: 'inc_1',
  kind: 'incident',
  title: { en: 'Bank checks fail', hi: null },
  impact: 'minor',
  state: resolvedAt ? 'resolved' : 'investigating',
  components: ['bank'],
  startsAt,
  endsAt: null,
  resolvedAt,
  updates: [],
  ...more,
})

test('90 days: one without looks has no data, also when others of the day have; one with few looks is not green', () => {
  const runs = historyOf('bank', { kept: [], incidents: [], now })
  expect(runs).toEqual([{ from: '2026-08-24', to: '2026-11-21', days: STATUS_DAYS, state: 'none' }])
  expect(
    history([
      ...kept(['2026-11-18', {}], ['2026-11-19', { looks: 200 }], ['2026-11-20', { severity: null }]),
      { component: 'web', day: '2026-11-21', ...whole },
    ]),
  ).toEqual([
    ['2026-08-24', '2026-11-17', 'none'],
    ['2026-11-18', '2026-11-18', 'operational'],
    ['2026-11-19', '2026-11-19', 'partly'],
    ['2026-11-20', '2026-11-21', 'none'],
  ])
})

test('today is whole with the looks that were possible so far, and bad looks count whatever their number', () => {
  const today = (values: Partial<KeptDay>) => history(kept(['2026-11-21', values])).at(-1)?.[2]
  expect(today({ looks: 140 })).toBe('operational')
  expect(today({ looks: 100 })).toBe('partly')
  expect(today({ looks: 1, severity: 1 })).toBe('degraded')
  expect(today({ looks: 1, severity: 2 })).toBe('outage')
})

test('an incident colours its days in India, from its start to its end or now, and only those of its components', () => {
  const days = kept(['2026-11-18', {}], ['2026-11-19', {}], ['2026-11-20', {}])
  // 20:00 UTC is the next day in India.
  const resolved = incident('2026-11-18T20:00:00.000Z', '2026-11-19T10:00:00.000Z')
  expect(history(days, [resolved]).slice(1, 4)).toEqual([
    ['2026-11-18', '2026-11-18', 'operational'],
    ['2026-11-19', '2026-11-19', 'degraded'],
    ['2026-11-20', '2026-11-20', 'operational'],
  ])
  const open = incident('2026-11-20T05:00:00.000Z', null, { impact: 'critical' })
  expect(history(days, [open]).at(-1)).toEqual(['2026-11-20', '2026-11-21', 'outage'])
  for (const harmless of [
    incident('2026-11-20T05:00:00.000Z', null, { components: ['web'] }),
    incident('2026-11-20T05:00:00.000Z', null, { impact: 'none' }),
    incident('2026-11-22T05:00:00.000Z', null, { kind: 'maintenance', state: 'scheduled' }),
  ])
    expect(history(days, [harmless])).toEqual(history(days))
})

test('every component has a history', () => {
  expect(componentIds.map(id => historyOf(id, { kept: [], incidents: [], now }).length)).toEqual(
    componentIds.map(() => 1),
  )
})
