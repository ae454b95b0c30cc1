import { expect, test } from 'vitest'
import { dayOfOccurrence, nextOccurrence } from '../../contracts/checks/schedules.ts'

const daysOf = (every: 'day' | 'week' | 'month' | 'quarter', firstOn: string, count: number) =>
  Array.from({ length: count }, (_, number) => dayOfOccurrence({ every, hour: 9, firstOn }, number))

test('the 31st is the last day of a shorter month, and the 31st again after it', () => {
  expect(daysOf('month', '2027-01-31', 5)).toEqual([
    '2027-01-31',
    '2027-02-28',
    '2027-03-31',
    '2027-04-30',
    '2027-05-31',
  ])
  expect(daysOf('month', '2027-12-30', 4)).toEqual(['2027-12-30', '2028-01-30', '2028-02-29', '2028-03-30'])
  expect(daysOf('quarter', '2026-11-30', 4)).toEqual(['2026-11-30', '2027-02-28', '2027-05-30', '2027-08-30'])
})

test('days and weeks go on over the ends of months and years', () => {
  expect(daysOf('day', '2028-02-28', 3)).toEqual(['2028-02-28', '2028-02-29', '2028-03-01'])
  expect(daysOf('week', '2026-12-24', 3)).toEqual(['2026-12-24', '2026-12-31', '2027-01-07'])
})

test('an hour is an hour in India, also where the day is another one in UTC', () => {
  const rhythm = { every: 'month', hour: 2, firstOn: '2027-01-31' } as const
  const next = (after: string) => new Date(nextOccurrence(rhythm, Date.parse(after))).toISOString()
  expect(next('2026-01-01T00:00:00Z')).toBe('2027-01-30T20:30:00.000Z')
  expect(next('2027-01-30T20:29:59Z')).toBe('2027-01-30T20:30:00.000Z')
  expect(next('2027-01-30T20:30:00Z')).toBe('2027-02-27T20:30:00.000Z')
})

test.each(['day', 'week', 'month', 'quarter'] as const)(
  'every %s: the next one is the first after any instant',
  every => {
    const rhythm = { every, hour: 23, firstOn: '2020-08-31' }
    for (let days = 0; days < 4_000; days += 97) {
      const after = Date.UTC(2020, 0, 1) + days * 86_400_000
      const next = nextOccurrence(rhythm, after)
      const numbers = Array.from({ length: 4_600 }, (_, number) => number)
      const first = numbers.find(number => Date.parse(`${dayOfOccurrence(rhythm, number)}T17:30:00Z`) > after)
      expect(new Date(next).toISOString()).toBe(`${dayOfOccurrence(rhythm, first ?? 0)}T17:30:00.000Z`)
    }
  },
)
