import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ProductId } from '../../../../contracts/products/index.ts'
import { compare } from '../../../../server/engines/comparison/compare.ts'
import { compareAddresses } from '../../../../server/engines/comparison/compareAddresses.ts'
import { compareValues } from '../../../../server/engines/comparison/compareValues.ts'
import type { Source } from '../../../../server/engines/comparison/source.ts'

const AT = '2026-11-20T06:00:00.000Z'

const source = (id: string, product: ProductId, result: object | null, more: Partial<Source> = {}): Source => ({
  id,
  product,
  state: result ? 'answered' : 'noAnswer',
  tone: result ? 'success' : null,
  at: result ? AT : null,
  result: result as Source['result'],
  ...more,
})

const profile = {
  status: 'valid',
  full_name: 'Suresh Roy',
  category: 'P',
  fatherName: 'Mohan Roy',
  gender: 'male',
  dob: '1988-03-12',
  phone_number: '9810678000',
  email: 'suresh@example.com',
  address: '12, MG Road, Pune 411001',
}
const mobile = {
  name: 'Suresh Roy',
  gender: 'male',
  dob: '1988-03-12',
  uan: '100915312000',
  emails: [{ email: 'other@example.com' }, { email: 'suresh@example.com' }],
  addresses: [{ address: 'MG Road 12, Pune - 411001' }],
  documents: [{ type: 'pan', number: 'AAAPR1000H' }],
}
const both = (more: object = {}, moreMobile: object = {}) => [
  source('pan-profile', 'pan-profile', { ...profile, ...more }),
  source('mobile-profile', 'mobile-profile', { ...mobile, ...moreMobile }),
]
const claims = { name: 'Suresh Roy', birthDate: '1988-03-12', pan: 'AAAPR1000H', email: 'suresh@example.com' }
const kindsOf = (found: ReturnType<typeof compare>) => found.contradictions.map(({ kind }) => kind)

describe('claimed against found', () => {
  test('is clear if everything agrees', () => {
    const found = compare(claims, both())
    expect(found).toMatchObject({ headline: 'clear', contradictions: [] })
    const dates = found.rows.find(({ fact }) => fact === 'birthDate')
    expect(dates).toMatchObject({ claimed: '1988-03-12', found: [{ match: 'same' }, { match: 'same' }], missing: [] })
  })

  test('names a birth date that is another one here and there, with sources and times', () => {
    const found = compare({ name: 'Suresh Roy' }, both({}, { dob: '1988-03-21' }))
    expect(found.headline).toBe('discrepancy')
    expect(found.contradictions).toEqual([
      {
        kind: 'birthDate',
        tone: 'danger',
        values: [
          { source: 'pan-profile', value: '1988-03-12', at: AT, days: null },
          { source: 'mobile-profile', value: '1988-03-21', at: AT, days: null },
        ],
      },
    ])
  })

  test('names a PAN that is in another name', () => {
    const sources = [
      source('pan', 'pan-check', { name: 'Yellamma Vishwakoti', status: 'valid' }),
      source('employment', 'uan-check', { name: 'Suresh Roy', currentEmployer: null, employments: [] }),
    ]
    expect(kindsOf(compare(claims, sources))).toEqual(['panName'])
    // Names that differ elsewhere are not the PAN's fault alone.
    const vehicle = source('vehicle', 'vehicle-rc-check', { owner: 'Bhupinder Chowdhry' })
    expect(kindsOf(compare({ name: 'Suresh Roy' }, [...sources, vehicle]))).toEqual(['name'])
  })

  test('names two addresses and employment gaps as things to look at', () => {
    const employments = [
      { establishment: 'Rudra Foods', joinedOn: '2022-01-10', exitedOn: null, mark: 'gap', markDays: 120 },
      { establishment: 'Tapti Power', joinedOn: '2015-01-01', exitedOn: '2021-09-12', mark: null, markDays: null },
    ]
    const sources = [
      ...both({}, { addresses: [{ address: '4, Park Street, Kolkata 700016' }] }),
      source('employment', 'uan-check', { name: 'Suresh Roy', currentEmployer: 'Rudra Foods', employments }),
    ]
    const found = compare(claims, sources)
    expect(found.headline).toBe('review')
    expect(found.contradictions).toMatchObject([
      { kind: 'address', tone: 'warning' },
      { kind: 'employmentGap', tone: 'warning', values: [{ source: 'employment', days: 120 }] },
    ])
  })

  test('is a discrepancy for employments that overlap', () => {
    const employments = [
      { establishment: 'Rudra Foods', joinedOn: '2022-01-10', exitedOn: null, mark: 'overlap', markDays: 90 },
    ]
    const one = source('employment', 'uan-check', { name: 'Suresh Roy', currentEmployer: null, employments })
    expect(compare({}, [one])).toMatchObject({
      headline: 'discrepancy',
      contradictions: [{ kind: 'employmentOverlap' }],
    })
  })

  test('is not clear if somebody claims an employer whom the record says they have left', () => {
    const employments = [
      { establishment: 'Rudra Foods', joinedOn: '2022-01-10', exitedOn: '2024-02-01', mark: null, markDays: null },
    ]
    const left = source('employment', 'uan-check', { name: 'Suresh Roy', currentEmployer: null, employments })
    const found = compare({ name: 'Suresh Roy', employer: 'Rudra Foods' }, [left])
    expect(found.headline).toBe('review')
    expect(found.contradictions).toMatchObject([
      {
        kind: 'employer',
        tone: 'warning',
        values: [
          { source: null, value: 'Rudra Foods' },
          { source: 'employment', value: '–' },
        ],
      },
    ])
    expect(compare({ name: 'Suresh Roy' }, [left]).headline).toBe('clear')
  })

  test('knows an e-mail that a source has among others', () => {
    const row = compare(claims, both()).rows.find(({ fact }) => fact === 'email')
    expect(row?.found.map(({ match }) => match)).toEqual(['same', 'different', 'same'])
    expect(kindsOf(compare({ ...claims, email: 'third@example.com' }, both()))).toEqual(['email'])
  })

  test('says what is missing, and takes it for no agreement', () => {
    const row = compare(claims, both({ dob: null }, { dob: null })).rows.find(({ fact }) => fact === 'birthDate')
    expect(row).toEqual({
      fact: 'birthDate',
      claimed: '1988-03-12',
      found: [],
      missing: ['pan-profile', 'mobile-profile'],
    })
  })

  test('a masked number is neither the same nor another one', () => {
    expect(compareValues('uan', '100915312000', 'xxxxxxxx2000')).toBe('unclear')
    expect(compareValues('email', 'max@example.com', 'max@example.com')).toBe('same')
    expect(compareValues('pan', 'AAAPR1000H', 'AAAPR1000G')).toBe('different')
  })
})

describe('the headline', () => {
  test('is incomplete while a source is missing, unless a discrepancy is known', () => {
    const silent = source('employment', 'uan-check', null)
    expect(compare(claims, [...both(), silent]).headline).toBe('incomplete')
    expect(compare({ ...claims, birthDate: '1990-01-01' }, [...both(), silent]).headline).toBe('discrepancy')
    expect(compare(claims, [silent]).headline).toBe('incomplete')
  })

  test('runs until every source has ended, and counts what was not found', () => {
    const running = source('pan', 'pan-check', null, { state: 'running' })
    expect(compare(claims, [...both(), running]).headline).toBe('running')
    const unknown = source('pan', 'pan-check', null, { state: 'notFound' })
    expect(compare(claims, [...both(), unknown]).headline).toBe('discrepancy')
  })

  test('is to be looked at if a source judges so, or says nothing good', () => {
    for (const tone of ['warning', 'neutral', 'info'] as const)
      expect(compare(claims, [...both(), source('email', 'email-check', {}, { tone })]).headline).toBe('review')
  })

  test('a check that a cheaper one has made unnecessary does not make it incomplete', () => {
    expect(compare(claims, [...both(), source('uans', 'uan-by-mobile', null, { state: 'notAsked' })]).headline).toBe(
      'clear',
    )
  })
})

describe('addresses', () => {
  test.each([
    ['12, MG Road, Pune 411001', 'MG ROAD 12 PUNE - 411001', 'same'],
    ['12, MG Road, Pune 411001', '21, MG Road, Pune 411001', 'unclear'],
    ['12, MG Road, Pune 411001', '12, MG Road, Pune 411002', 'different'],
    ['12, MG Road, Pune', '12, MG Road, Pune 411002', 'unclear'],
    ['Flat 3, Floor 5, Pune 411001', 'Floor 5, Flat 3, Pune 411001', 'same'],
    ['Flat 3, Floor 5, Pune 411001', 'Flat 5, Floor 3, Pune 411001', 'unclear'],
    ['Block A, Wing B, Pune 411001', 'Block B, Wing A, Pune 411001', 'unclear'],
    ['House 123456, Pune 411001', 'House 123456, Pune 411 002', 'different'],
  ])('%s | %s is %s', (one, other, expected) => {
    expect(compareAddresses(one, other)).toBe(expected)
    expect(compareAddresses(other, one)).toBe(expected)
  })
})

/* Random verifications: a few values each, so that they agree and contradict often. */
const name = fc.constantFrom('Suresh Roy', 'Roy Suresh', 'Yellamma Vishwakoti', 'S. Roy', 'Meera Iyer')
const day = fc.option(fc.constantFrom('1988-03-12', '1988-12-03', '1991-07-01'))
const address = fc.option(
  fc.constantFrom('12, MG Road, Pune 411001', '21, MG Road, Pune 411001', '4, Park Street, Kolkata 700016'),
)
const gender = fc.option(fc.constantFrom('male', 'female'))
const tone = fc.constantFrom('success', 'warning', 'danger', 'neutral' as const)
const answered = fc.oneof(
  fc
    .record({ full_name: name, dob: day, address, gender, status: fc.constantFrom('valid', 'inactive') })
    .map(one => ({ product: 'pan-profile' as const, result: { ...profile, ...one } })),
  fc.record({ name, dob: day, gender, address }).map(({ address: own, ...one }) => ({
    product: 'mobile-profile' as const,
    result: { ...mobile, ...one, addresses: own === null ? [] : [{ address: own }] },
  })),
  fc.record({ name, status: fc.constant('valid') }).map(result => ({ product: 'pan-check' as const, result })),
  fc.record({ name, fatherName: fc.option(name), address }).map(result => ({
    product: 'driving-licence-check' as const,
    result,
  })),
)
const anySource = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.tuple(answered, tone).map(([one, own]) => ({ ...one, tone: own, state: 'answered' as const })),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('noAnswer', 'notFound', 'running', 'notAsked')
      .map(state => ({ product: 'pan-check' as const, result: null, tone: null, state })),
  },
)
const sources = fc
  .array(anySource, { minLength: 1, maxLength: 6 })
  .map(all => all.map((one, at) => source(`s${at}`, one.product, one.result, one as Partial<Source>)))
const someClaims = fc.record(
  { name, birthDate: fc.constantFrom('1988-03-12', '1991-07-01'), address: address.map(one => one ?? '') },
  { requiredKeys: [] },
)
const RUNS = { numRuns: 500, seed: 29 }

describe('of random verifications', () => {
  test('dates agree exactly or not at all, and whatever differs is named', () => {
    fc.assert(
      fc.property(someClaims, sources, (claimed, all) => {
        const { rows, contradictions } = compare(claimed, all)
        for (const { fact, claimed: own, found } of rows) {
          const isNamed = contradictions.some(({ kind }) => kind === fact || (fact === 'name' && kind === 'panName'))
          for (const one of found) {
            const isDated = fact === 'birthDate' && own !== null
            expect(!isDated || (one.match === 'same') === (one.value === own)).toBe(true)
            const isTold = one.match === 'different' && fact !== 'phone' && fact !== 'email'
            expect(!isTold || isNamed).toBe(true)
          }
          if (fact !== 'birthDate' && fact !== 'gender') continue
          const values = new Set([...found.map(({ value }) => value), ...(own === null ? [] : [own])])
          const kind = contradictions.find(one => one.kind === fact)
          const named = new Set(kind?.values.map(({ value }) => value))
          expect(named).toEqual(values.size > 1 ? values : new Set())
        }
      }),
      RUNS,
    )
  })

  test('a clear headline has only good parts', () => {
    fc.assert(
      fc.property(someClaims, sources, (claimed, all) => {
        const { headline, contradictions } = compare(claimed, all)
        if (headline !== 'clear') return
        expect(contradictions).toEqual([])
        expect(all.some(({ state }) => state === 'answered')).toBe(true)
        for (const { state, tone: own } of all)
          expect(state === 'notAsked' || (state === 'answered' && own === 'success')).toBe(true)
      }),
      RUNS,
    )
  })

  test('the order of the sources changes no headline and no contradiction', () => {
    fc.assert(
      fc.property(someClaims, sources, (claimed, all) => {
        const [one, other] = [compare(claimed, all), compare(claimed, all.toReversed())]
        expect(other.headline).toBe(one.headline)
        expect(kindsOf(other).toSorted()).toEqual(kindsOf(one).toSorted())
      }),
      RUNS,
    )
  })

  test('a further source never makes the headline better', () => {
    const order = ['clear', 'review', 'incomplete', 'discrepancy', 'running']
    fc.assert(
      fc.property(someClaims, sources, (claimed, all) => {
        const before = order.indexOf(compare(claimed, all.slice(0, -1)).headline)
        const after = compare(claimed, all)
        // One that answers can complete what had no answer at all.
        if (all.slice(0, -1).every(({ state }) => state !== 'answered')) return
        expect(order.indexOf(after.headline)).toBeGreaterThanOrEqual(before)
      }),
      RUNS,
    )
  })

  test('what is missing agrees with nothing', () => {
    fc.assert(
      fc.property(someClaims, sources, (claimed, all) => {
        const { rows } = compare(claimed, all)
        for (const { found, missing } of rows) expect(found.some(one => missing.includes(one.source))).toBe(false)
      }),
      RUNS,
    )
  })
})
