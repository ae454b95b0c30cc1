import { describe, expect, test } from 'vitest'
import type { CourtCase, CourtParty } from '../../../../contracts/court/courtCase.ts'
import { type CourtSubject, classifiedByCnr, classifyCase } from '../../../../server/engines/courts/classify.ts'

const subject: CourtSubject = {
  type: 'person',
  name: 'Ramesh Suresh Patil',
  fatherName: 'Suresh Patil',
  birthDate: '1985-06-15',
  state: 'Maharashtra',
  district: 'Pune',
  pin: '411001',
}

const party: CourtParty = {
  side: 'respondent',
  name: 'Ramesh Suresh Patil',
  type: 'person',
  fatherName: null,
  age: null,
  district: null,
  state: null,
  pin: null,
  advocate: null,
}

const court: CourtCase = {
  cnr: 'MHPU010012342020',
  court: 'District and Sessions Court, Pune',
  state: 'Maharashtra',
  district: 'Pune',
  nature: 'criminal',
  type: 'Criminal Case',
  filingNumber: '1234/2020',
  filedOn: '2020-03-10',
  registrationNumber: '1234/2020',
  registeredOn: '2020-03-12',
  status: 'pending',
  stage: 'Evidence',
  nextHearingOn: null,
  judge: null,
  parties: [party],
  acts: [],
  fir: null,
  history: [],
  orders: [],
  disposal: null,
}

const classified = (changes: Partial<CourtParty>, about: Partial<CourtSubject> = {}, of: Partial<CourtCase> = {}) =>
  classifyCase({ ...subject, ...about }, { ...court, ...of, parties: [{ ...party, ...changes }] })

/** Decision 0042 prints this table. */
const table: [string, Parameters<typeof classified>, string, string[]][] = [
  ['the same name and father', [{ fatherName: 'Suresh Patil' }], 'exact', ['name', 'fatherName', 'district']],
  ['the same name, age and district', [{ age: 34 }], 'exact', ['name', 'age', 'district']],
  ['the same name and PIN', [{ pin: '411001' }], 'exact', ['name', 'pin']],
  [
    'the same name in Devanagari and the father',
    [{ name: 'रमेश सुरेश पाटिल', fatherName: 'Suresh Patil' }],
    'exact',
    ['name', 'fatherName', 'district'],
  ],
  ['the same name and nothing else', [{}, {}, { district: null, state: null }], 'possible', ['name']],
  ['the same name and district', [{}], 'possible', ['name', 'district']],
  [
    'the same name and father in another state',
    [{ fatherName: 'Suresh Patil', state: 'Kerala' }],
    'possible',
    ['name', 'fatherName', 'state'],
  ],
  ['an age that is a little off', [{ age: 30 }], 'possible', ['name', 'age', 'district']],
  [
    'a similar name with the same father',
    [{ name: 'Ramesh Patil', fatherName: 'Suresh Patil' }],
    'possible',
    ['name', 'fatherName', 'district'],
  ],
  ['another name', [{ name: 'Kavita Deshmukh' }], 'ruled_out', ['name']],
  ['another father', [{ fatherName: 'Gopal Naidu' }], 'ruled_out', ['name', 'fatherName', 'district']],
  ['an age that cannot be', [{ age: 61 }], 'ruled_out', ['name', 'age', 'district']],
  [
    'a case from before the birth',
    [{}, {}, { filedOn: '1984-01-10' }],
    'ruled_out',
    ['name', 'beforeBirth', 'district'],
  ],
  ['a company of that name', [{ type: 'organisation' }], 'ruled_out', ['name', 'kind']],
]

describe('a case of a person', () => {
  test.each(table)('%s', (_name, changes, expected, codes) => {
    const { class: found, reasons } = classified(...changes)
    expect(found).toBe(expected)
    expect(reasons.map(({ code }) => code)).toEqual(codes)
  })

  test('what was not given counts neither for nor against', () => {
    const unknown = { fatherName: null, birthDate: null, state: null, district: null, pin: null }
    const { class: found, reasons } = classified({ fatherName: 'Gopal Naidu', age: 80, state: 'Kerala' }, unknown)
    expect(found).toBe('possible')
    expect(reasons.map(({ code }) => code)).toEqual(['name'])
  })

  test('the party that fits best decides, and is named', () => {
    const parties = [
      { ...party, name: 'Kavita Deshmukh' },
      { ...party, fatherName: 'Gopal Naidu' },
      { ...party, pin: '411001' },
    ]
    const found = classifyCase(subject, { ...court, parties })
    expect(found).toMatchObject({ class: 'exact', partyIndex: 2, score: 100 })
  })

  test('every reason has words in both languages', () => {
    for (const [, changes] of table)
      for (const { text } of classified(...changes).reasons) {
        expect(text.en).toMatch(/\.$/)
        expect(text.hi).toMatch(/[\u0900-\u097F].*।$/)
      }
  })
})

describe('a case of an organisation', () => {
  const firm: CourtSubject = {
    ...subject,
    type: 'organisation',
    name: 'Zenith Components Private Limited',
    fatherName: null,
    birthDate: null,
    pin: null,
  }
  const of = (changes: Partial<CourtParty>) =>
    classifyCase(firm, {
      ...court,
      parties: [{ ...party, type: 'organisation', name: 'Zenith Components Pvt. Ltd.', ...changes }],
    })

  test('is possible by name and district, exact by name and PIN', () => {
    expect(of({}).class).toBe('possible')
    expect(
      classifyCase(
        { ...firm, pin: '411001' },
        { ...court, parties: [{ ...party, type: 'organisation', name: 'Zenith Components Pvt. Ltd.', pin: '411001' }] },
      ).class,
    ).toBe('exact')
  })

  test('is ruled out for a person of the same name', () => {
    expect(of({ type: 'person' }).class).toBe('ruled_out')
  })
})

test('a case that was searched for by its CNR is exact', () => {
  expect(classifiedByCnr()).toMatchObject({ class: 'exact', partyIndex: null, score: null })
})
