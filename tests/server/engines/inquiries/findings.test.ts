import { describe, expect, test } from 'vitest'
import type { Subject } from '../../../../contracts/inquiries/sections.ts'
import type { ProductId } from '../../../../contracts/products/index.ts'
import { buildGraph, nameKey } from '../../../../server/engines/inquiries/build.ts'
import { findingsOf } from '../../../../server/engines/inquiries/findings/index.ts'
import { yearsBetween } from '../../../../server/engines/inquiries/findings/people.ts'
import type { Answer } from '../../../../server/engines/inquiries/statements.ts'

const PAN = 'AAAPZ1000A'
const OTHER_PAN = 'AABPP1000H'
const PHONE = '9812345000'
const [DIN, OTHER_DIN] = ['01234000', '01234001']
const [CIN, OTHER_CIN, THIRD_CIN] = ['U72200MH2010PTC123456', 'U72200MH2011PTC123457', 'U72200MH2012PTC123458']
const GSTIN = '27AAACZ1000A1Z7'
const AT = '2026-03-01T10:00:00.000Z'

let count = 0
const answer = (product: ProductId, input: Record<string, unknown>, result: object, at = AT): Answer =>
  ({
    product,
    input,
    result,
    source: { check: `ver_${++count}`, product, at, paise: 100, reused: false },
  }) as unknown as Answer

const profile = (pan: string, more: object = {}, at?: string) =>
  answer(
    'pan-profile',
    { pan },
    {
      status: 'valid',
      full_name: 'Asha Rao',
      category: pan.charAt(3),
      fatherName: null,
      dob: null,
      phone_number: null,
      email: null,
      address: null,
      ...more,
    },
    at,
  )

const holder = (more: object) =>
  answer(
    'mobile-profile',
    { phone: PHONE },
    {
      name: 'Asha Rao',
      dob: null,
      uan: null,
      vehicles: [],
      deliveries: [],
      addresses: [],
      phones: [],
      emails: [],
      documents: [],
      ...more,
    },
  )

const directorship = (CIN: string, more: object = {}) => ({
  CIN,
  COMPANY_NAME: `Company ${CIN.slice(-3)} Private Limited`,
  COMPANY_STATUS: 'Active',
  DATE_JOIN: '2015-04-01',
  DATE_RESIGN: null,
  ADDRESS: null,
  APPROVER_CIN: null,
  ...more,
})

const director = (din: string, dinDetails: object[], more: object = {}) =>
  answer('director-check', { din }, { status: 'approved', name: 'Asha Rao', dinDetails, ...more })

const company = (companyNumber: string, more: object = {}, at?: string) =>
  answer(
    'company-check',
    { companyNumber },
    {
      status: 'active',
      name: 'Sahyadri Foods Private Limited',
      registeredOn: '2010-01-01',
      address: null,
      email: null,
      directors: [],
      ...more,
    },
    at,
  )

const gstin = (more: object = {}) =>
  answer(
    'gstin-check',
    { gstin: GSTIN },
    {
      status: 'active',
      legalName: 'Zed Traders Private Limited',
      registeredOn: '2018-01-01',
      address: null,
      ...more,
    },
  )

const dins = (pan: string, ...list: string[]) =>
  answer('din-by-pan', { pan }, { dins: list.map(din => ({ din, name: 'Asha Rao' })) })

const subjects: Subject[] = [{ kind: 'pan', value: PAN }]
const found = (...answers: Answer[]) =>
  findingsOf(buildGraph(subjects, answers)).map(({ kind, sure }) => `${kind}: ${sure}`)

describe('what is found', () => {
  test.each<[string, Answer[], string[]]>([
    ['nothing in nothing', [], []],
    [
      'two birth dates of the record that names the PAN',
      [profile(PAN, { dob: '1990-01-01' }), holder({ dob: '1991-01-01', documents: [{ type: 'pan', number: PAN }] })],
      ['birthDates: likely'],
    ],
    [
      'a phone on the record of a PAN may be that of a relative',
      [profile(PAN, { dob: '1990-01-01', phone_number: PHONE }), holder({ dob: '1960-01-01' })],
      ['birthDates: possible'],
    ],
    [
      'two answers of one source differ',
      [profile(PAN, { dob: '1990-01-01' }), profile(PAN, { dob: '1990-01-02' }, '2026-03-02T10:00:00.000Z')],
      ['birthDates: certain'],
    ],
    [
      'the same date is no contradiction',
      [profile(PAN, { dob: '1990-01-01' }), holder({ dob: '1990-01-01', documents: [{ type: 'pan', number: PAN }] })],
      [],
    ],
    [
      'a masked PAN in a record links nothing',
      [
        profile(PAN, { dob: '1990-01-01' }),
        holder({ dob: '1991-01-01', documents: [{ type: 'pan', number: 'AAxxxx000A' }] }),
      ],
      [],
    ],
    [
      'a person of the same name is somebody else',
      [profile(PAN, { dob: '1990-01-01' }), profile(OTHER_PAN, { dob: '1991-01-01' })],
      [],
    ],
    [
      'one number under two names',
      [profile(PAN), answer('gstin-by-pan', { pan: PAN }, { legalName: 'Vikram Malhotra', gstins: [] })],
      ['names: likely'],
    ],
    [
      'another order of the same name is no contradiction',
      [profile(PAN), answer('gstin-by-pan', { pan: PAN }, { legalName: 'RAO ASHA', gstins: [] })],
      [],
    ],
    [
      'two sources give a company different statuses',
      [
        director(DIN, [
          directorship(CIN, { COMPANY_STATUS: 'Active', COMPANY_NAME: 'Sahyadri Foods Private Limited' }),
        ]),
        company(CIN, { status: 'struck_off' }),
      ],
      ['statuses: certain'],
    ],
    [
      'unknown words are no status',
      [
        director(DIN, [
          directorship(CIN, { COMPANY_STATUS: 'Under CIRP', COMPANY_NAME: 'Sahyadri Foods Private Limited' }),
        ]),
        company(CIN),
      ],
      [],
    ],
    [
      'a company that is gone, with an active GSTIN in its name',
      [company(CIN, { status: 'struck_off', name: 'ZED TRADERS PVT. LTD.' }), gstin()],
      ['struckOffBilling: possible'],
    ],
    [
      'the same with a cancelled GSTIN',
      [company(CIN, { status: 'struck_off', name: 'Zed Traders Private Limited' }), gstin({ status: 'cancelled' })],
      [],
    ],
    [
      'a dormant company may have a registration',
      [company(CIN, { status: 'dormant', name: 'Zed Traders Private Limited' }), gstin()],
      [],
    ],
    [
      'an inactive PAN with an active registration',
      [profile('AAACZ1000A', { status: 'inactive', full_name: 'Zed Traders Private Limited' }), gstin()],
      ['inactivePan: certain'],
    ],
    ['two DINs of one PAN', [dins(PAN, DIN, OTHER_DIN)], ['severalDins: certain']],
    ['the same DIN twice is one', [dins(PAN, DIN), dins(PAN, DIN)], []],
    [
      'a disqualified director who goes on',
      [director(DIN, [directorship(CIN)], { status: 'disqualified' })],
      ['unfitDirector: certain'],
    ],
    [
      'who has resigned does not go on',
      [director(DIN, [directorship(CIN, { DATE_RESIGN: '2020-01-01' })], { status: 'disqualified' })],
      [],
    ],
    ['somebody born tomorrow', [profile(PAN, { dob: '2026-03-02' })], ['impossibleAge: certain']],
    ['somebody of 121 years', [profile(PAN, { dob: '1905-03-01' })], ['impossibleAge: certain']],
    ['somebody of 120 years', [profile(PAN, { dob: '1905-03-02' })], []],
    [
      'a director of 17',
      [
        profile(PAN, { dob: '2000-04-02' }),
        dins(PAN, DIN),
        director(DIN, [directorship(CIN, { DATE_JOIN: '2018-04-01' })]),
      ],
      ['impossibleAge: likely'],
    ],
    [
      'a director of 18 on the day',
      [
        profile(PAN, { dob: '2000-04-01' }),
        dins(PAN, DIN),
        director(DIN, [directorship(CIN, { DATE_JOIN: '2018-04-01' })]),
      ],
      [],
    ],
    [
      'a circle of approvals',
      [
        director(DIN, [directorship(CIN, { APPROVER_CIN: OTHER_CIN, DATE_RESIGN: '2020-01-01' })]),
        director(OTHER_DIN, [
          directorship(OTHER_CIN, { APPROVER_CIN: THIRD_CIN, DATE_RESIGN: '2020-01-01' }),
          directorship(THIRD_CIN, { APPROVER_CIN: CIN, DATE_RESIGN: '2020-01-01' }),
        ]),
      ],
      ['circle: certain'],
    ],
    [
      'a company that approves itself, and a chain, are no circle',
      [
        director(DIN, [directorship(CIN, { APPROVER_CIN: CIN, DATE_RESIGN: '2020-01-01' })]),
        director(OTHER_DIN, [directorship(OTHER_CIN, { APPROVER_CIN: CIN, DATE_RESIGN: '2020-01-01' })]),
      ],
      [],
    ],
    [
      'a director of two companies',
      [director(DIN, [directorship(CIN), directorship(OTHER_CIN)])],
      ['sharedDirector: certain'],
    ],
    [
      'two people at one address, written in two ways',
      [
        profile(PAN, { address: '14, Model Colony, Pune 411016' }),
        profile(OTHER_PAN, { full_name: 'Vikram Malhotra', address: '14 model colony PUNE - 411016' }),
      ],
      ['sharedAddress: certain'],
    ],
    [
      'a PAN and its own registration at one address',
      [
        profile('AAACZ1000A', { full_name: 'Zed Traders Private Limited', address: '14, Model Colony, Pune 411016' }),
        gstin({ address: '14, Model Colony, Pune 411016' }),
      ],
      [],
    ],
    [
      'a town is no address',
      [profile(PAN, { address: 'Pune' }), profile(OTHER_PAN, { full_name: 'Vikram Malhotra', address: 'Pune' })],
      [],
    ],
    [
      'two people with one phone',
      [
        profile(PAN, { phone_number: PHONE }),
        profile(OTHER_PAN, { full_name: 'Vikram Malhotra', phone_number: '+91 98123 45000' }),
      ],
      ['sharedPhone: certain'],
    ],
  ])('%s', (_, answers, expected) => {
    expect(found(...answers)).toEqual(expected)
  })
})

test('every finding names its sources, and every link too', () => {
  const graph = buildGraph(subjects, [
    dins(PAN, DIN, OTHER_DIN),
    director(DIN, [directorship(CIN), directorship(OTHER_CIN)]),
  ])
  for (const { evidence } of findingsOf(graph)) {
    expect(evidence.length).toBeGreaterThan(0)
    for (const { source } of evidence) expect(source.check).toMatch(/^ver_/)
  }
  for (const { sources } of graph.edges.values()) expect(sources.length).toBeGreaterThan(0)
})

test('a name joins nothing: it is a link of its own, with both sources', () => {
  const graph = buildGraph(subjects, [profile(PAN), profile(OTHER_PAN, { full_name: 'ASHA RAO' })])
  expect([...graph.nodes.keys()]).toEqual([`pan:${PAN}`, `pan:${OTHER_PAN}`])
  const [edge] = graph.edges.values()
  expect(edge).toMatchObject({ relation: 'sameName' })
  expect(edge?.sources).toHaveLength(2)
})

test('a name of one word is none to compare by', () => {
  expect(nameKey('Asha')).toBeNull()
  expect(nameKey('Zed Traders Pvt. Ltd.')).toBe(nameKey('ZED TRADERS PRIVATE LIMITED'))
})

test('years are whole', () => {
  expect(yearsBetween('2000-04-02', '2018-04-01')).toBe(17)
  expect(yearsBetween('2000-04-01', '2018-04-01')).toBe(18)
  expect(yearsBetween('2026-03-02', '2026-03-01T10:00:00.000Z')).toBe(-1)
})
