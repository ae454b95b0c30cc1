import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compareEmployments } from '../../../server/engines/employments/compare.ts'
import { daysFromMonthTo, monthNumber, monthOf } from '../../../server/engines/employments/months.ts'
import { timelineOf } from '../../../server/engines/employments/timeline.ts'

const TODAY = '2026-11'
const options = { toleranceMonths: 1, since: '2016-11', isSamePerson: true }

const names = ['Zenith Components', 'Malabar Foods', 'Godavari Textiles', 'Sahyadri Logistics', 'Kaveri Freight']
const career = fc
  .array(fc.record({ months: fc.integer({ min: 2, max: 40 }), pause: fc.integer({ min: 3, max: 12 }) }), {
    minLength: 1,
    maxLength: names.length,
  })
  .map(stays => {
    let month = monthNumber('2017-01')
    return stays.map(({ months, pause }, index) => {
      const from = month
      month += months + pause
      return { employer: names[index] as string, from: monthOf(from), to: monthOf(from + months) }
    })
  })

const asRecord = (stays: readonly { employer: string; from: string; to: string | null }[]) =>
  stays.map(({ employer, from, to }) => ({
    establishment: `${employer} Private Limited`,
    joinedOn: `${from}-15`,
    exitedOn: to && `${to}-20`,
  }))

describe('what was stated beside the record', () => {
  test('matches its own record in any order, and within the tolerance', () => {
    fc.assert(
      fc.property(career, fc.integer({ min: -1, max: 1 }), (stays, shift) => {
        const shifted = stays.map(stay => ({ ...stay, from: monthOf(monthNumber(stay.from) + shift) }))
        const compared = compareEmployments(shifted.toReversed(), asRecord(stays), options)
        expect(compared.outcome).toBe('matched')
        expect(compared.notStated).toEqual([])
      }),
    )
  })

  test('never matches with one employer left out, one added, a date far off, or another person', () => {
    fc.assert(
      fc.property(career, fc.nat(), (stays, drawn) => {
        const index = drawn % stays.length
        const without = stays.filter((_, place) => place !== index)
        expect(compareEmployments(without, asRecord(stays), options).outcome).toBe('discrepancy')
        expect(compareEmployments(stays, asRecord(without), options)).toMatchObject({ outcome: 'unverified' })
        const moved = stays.map((stay, place) => (place === index ? { ...stay, from: '2010-01' } : stay))
        expect(compareEmployments(moved, asRecord(stays), options).outcome).toBe('discrepancy')
        expect(compareEmployments(stays, asRecord(stays), { ...options, isSamePerson: false }).outcome).toBe(
          'discrepancy',
        )
        expect(compareEmployments(stays, asRecord(stays), { ...options, isSamePerson: null }).outcome).toBe(
          'unverified',
        )
      }),
    )
  })

  test('an employer whose name only resembles the one on record is not verified', () => {
    const [from, to] = ['2019-04', '2022-03']
    for (const [stated, onRecord] of [
      ['Bank of India', 'Union Bank of India'],
      ['Tata Motors', 'Tata Motors Finance Limited'],
    ] as const) {
      const record = [{ establishment: onRecord, joinedOn: `${from}-01`, exitedOn: `${to}-31` }]
      expect(compareEmployments([{ employer: stated, from, to }], record, options)).toEqual({
        outcome: 'unverified',
        stated: [{ employer: stated, state: 'resembles', onRecord }],
        notStated: [],
      })
    }
  })

  test('two employers of the record whose names resemble each other are not one', () => {
    const record = [
      { establishment: 'Union Bank of India', joinedOn: '2018-01-05', exitedOn: '2019-12-20' },
      { establishment: 'Bank of India', joinedOn: '2020-01-05', exitedOn: '2022-05-31' },
    ]
    const stay = { employer: 'Union Bank of India', from: '2018-01', to: '2022-05' }
    expect(compareEmployments([stay], record, options).outcome).toBe('discrepancy')
  })

  test('nothing on record, or nothing stated and nothing found, verifies nothing', () => {
    const stay = { employer: 'Zenith Components', from: '2020-01', to: null }
    expect(compareEmployments([stay], [], options)).toEqual({
      outcome: 'unverified',
      stated: [{ employer: 'Zenith Components', state: 'notFound', onRecord: null }],
      notStated: [],
    })
    expect(compareEmployments([], [], options).outcome).toBe('unverified')
  })

  test('a transfer between establishments is one employment, and what ended before the time asked for need not be stated', () => {
    const found = [
      { establishment: 'Malabar Foods LLP', joinedOn: '2010-01-01', exitedOn: '2014-01-31' },
      { establishment: 'Zenith Components Pvt. Ltd.', joinedOn: '2018-04-01', exitedOn: '2020-03-31' },
      { establishment: 'Zenith Components Private Limited', joinedOn: '2020-04-01', exitedOn: null },
    ]
    const stay = { employer: 'Zenith Components', from: '2018-04', to: null }
    expect(compareEmployments([stay], found, options)).toMatchObject({ outcome: 'matched', notStated: [] })
  })

  test('two stays with one employer are told apart by their dates', () => {
    const stays = [
      { employer: 'Zenith Components', from: '2022-01', to: '2023-01' },
      { employer: 'Zenith Components', from: '2018-01', to: '2019-01' },
    ]
    expect(compareEmployments(stays, asRecord(stays), options).outcome).toBe('matched')
  })
})

describe('gaps and overlaps', () => {
  const timeline = (stays: { employer: string; from: string; to: string | null }[], gapDays = 60) =>
    timelineOf(stays, { today: TODAY, gapDays })

  test('a gap is named with its months, also the one until today; a short one is not', () => {
    const stays = [
      { employer: 'A', from: '2020-01', to: '2021-01' },
      { employer: 'B', from: '2021-03', to: '2022-01' },
      { employer: 'C', from: '2022-06', to: '2026-06' },
    ]
    expect(timeline(stays).gaps).toEqual([
      { from: '2022-02', to: '2022-05', days: 120 },
      { from: '2026-07', to: '2026-10', days: 123 },
    ])
    expect(timeline([{ employer: 'A', from: '2020-01', to: null }]).gaps).toEqual([])
    expect(timeline([]).gaps).toEqual([])
  })

  test('an overlap is named only if it is sure', () => {
    const first = { employer: 'A', from: '2020-01', to: '2021-06' }
    expect(timeline([first, { employer: 'B', from: '2021-06', to: null }]).overlaps).toEqual([])
    expect(timeline([first, { employer: 'B', from: '2021-05', to: null }]).overlaps).toEqual([])
    expect(timeline([{ employer: 'B', from: '2021-03', to: null }, first]).overlaps).toEqual([
      { employers: ['A', 'B'], days: daysFromMonthTo('2021-04', '2021-06') },
    ])
  })

  test('the days of gaps lie outside of every stay', () => {
    fc.assert(
      fc.property(career, stays => {
        for (const gap of timeline(stays, 0).gaps)
          for (const stay of stays)
            expect(monthNumber(gap.to) < monthNumber(stay.from) || monthNumber(gap.from) > monthNumber(stay.to)).toBe(
              true,
            )
      }),
    )
  })
})

test('months are numbered and named alike', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1900 * 12, max: 2200 * 12 }), number => {
      expect(monthNumber(monthOf(number))).toBe(number)
    }),
  )
})
