import { expect, test } from 'vitest'
import type { ProductId } from '../../../../contracts/products/index.ts'
import { buildGraph } from '../../../../server/engines/inquiries/build.ts'
import { findingsOf } from '../../../../server/engines/inquiries/findings/index.ts'
import type { Answer } from '../../../../server/engines/inquiries/statements.ts'

/* Answers that once led to a link between strangers, or to a finding that was lost, doubled or too sure. */

const [PAN, OTHER_PAN] = ['AAAPZ1000A', 'AABPP1000H']
const [DIN, OTHER_DIN] = ['01234000', '01234001']
const [CIN, OTHER_CIN, THIRD_CIN] = ['U72200MH2010PTC123456', 'U72200MH2011PTC123457', 'U72200MH2012PTC123458']

let count = 0
const answer = (product: ProductId, input: object, result: object): Answer =>
  ({
    product,
    input,
    result,
    source: { check: `ver_${++count}`, product, at: '2026-03-01T10:00:00.000Z', paise: 100, reused: false },
  }) as unknown as Answer

const nothing = { fatherName: null, dob: null, phone_number: null, email: null, address: null }
const profile = (pan: string, more: object) =>
  answer('pan-profile', { pan }, { status: 'valid', full_name: `Holder ${pan}`, category: 'P', ...nothing, ...more })
const dins = (pan: string, din: string) => answer('din-by-pan', { pan }, { dins: [{ din, name: 'Asha Rao' }] })
const listed = (CIN: string, more: object = {}) => ({
  CIN,
  COMPANY_NAME: `Company ${CIN}`,
  COMPANY_STATUS: 'Active',
  DATE_JOIN: '2015-04-01',
  DATE_RESIGN: null,
  ADDRESS: null,
  APPROVER_CIN: null,
  ...more,
})
const director = (din: string, dinDetails: object[], status = 'approved') =>
  answer('director-check', { din }, { status, name: 'Asha Rao', dinDetails })
const company = (companyNumber: string, joinedOn: string | null) =>
  answer(
    'company-check',
    { companyNumber },
    {
      status: 'active',
      name: `Company ${companyNumber}`,
      registeredOn: '2010-01-01',
      address: null,
      email: null,
      directors: [{ din: DIN, name: 'Asha Rao', joinedOn }],
    },
  )

const found = (...answers: Answer[]) => findingsOf(buildGraph([], answers))
const words = (...answers: Answer[]) => found(...answers).map(({ kind, sure }) => `${kind}: ${sure}`)

test.each([
  ['a quarter with its PIN code', { address: 'Model Colony, Pune, Maharashtra 411016' }],
  ['a PIN code in two parts', { address: 'Model Colony, Pune, Maharashtra 411 016.' }],
  ['an address that is hidden in part', { address: '14, xxxxxx Colony, Pune 411016' }],
  ['an e-mail address that is hidden in part', { email: 'a****@gmail.com' }],
])('%s makes nobody’s the same, and is stated of each', (_, contact) => {
  const answers = [profile(PAN, contact), profile(OTHER_PAN, contact)]
  expect(words(...answers)).toEqual([])
  const [by] = Object.keys(contact)
  for (const { facts } of buildGraph([], answers).nodes.values()) expect(facts.map(({ name }) => name)).toContain(by)
})

test('a house number with a PIN code in two parts is the same address', () => {
  const [one, other] = ['14 Model Colony, Pune 411 016', '14, Model Colony, Pune 411016']
  expect(words(profile(PAN, { address: one }), profile(OTHER_PAN, { address: other }))).toEqual([
    'sharedAddress: certain',
  ])
})

test('one DIN of two PANs is found, and does not make two people one', () => {
  const shared = { phone_number: '9812345000' }
  expect(words(profile(PAN, shared), profile(OTHER_PAN, shared), dins(PAN, DIN), dins(OTHER_PAN, DIN))).toEqual([
    'severalPans: certain',
    'sharedPhone: certain',
  ])
})

test('a GSTIN that a list names for another PAN says nothing of it', () => {
  const gstins = [{ gstin: '27AAACZ1000A1Z7', status: 'active', registeredOn: null }]
  const list = answer('gstin-by-pan', { pan: PAN }, { legalName: `Holder ${PAN}`, gstins })
  expect(words(profile(PAN, { status: 'inactive' }), list)).toEqual([])
})

test('who has left and come back is a director', () => {
  const back = [listed(CIN, { DATE_RESIGN: '2018-01-01' }), listed(CIN, { DATE_JOIN: '2019-01-01' })]
  expect(words(director(DIN, [...back, listed(OTHER_CIN)]))).toEqual(['sharedDirector: certain'])
})

test('who has left twice has two links', () => {
  const twice = ['2016-01-01', '2018-01-01'].map(DATE_RESIGN => listed(CIN, { DATE_RESIGN }))
  expect(buildGraph([], [director(DIN, twice)]).edges.size).toBe(2)
})

test('a directorship that another source says has ended is only possible', () => {
  const left = director(DIN, [listed(CIN, { DATE_RESIGN: '2020-01-01' })], 'disqualified')
  expect(words(left, company(CIN, '2015-04-01'))).toEqual(['unfitDirector: possible'])
  expect(words(left, company(CIN, '2021-04-01'))).toEqual(['unfitDirector: certain'])
})

test('what two sources lead to is one finding with the evidence of both', () => {
  const answers = [profile(PAN, { dob: '2000-04-02' }), dins(PAN, DIN), director(DIN, [listed(CIN)])]
  const [first, ...rest] = found(...answers, company(CIN, '2015-04-01'))
  expect([first?.kind, rest]).toEqual(['impossibleAge', []])
  expect(first?.evidence).toHaveLength(4)
})

test('a long circle hides no short one', () => {
  const by = (cin: string, APPROVER_CIN: string) => listed(cin, { APPROVER_CIN, DATE_RESIGN: '2020-01-01' })
  const long = [by(OTHER_CIN, CIN), by(THIRD_CIN, OTHER_CIN), by(CIN, THIRD_CIN)]
  const circles = found(director(DIN, long), director(OTHER_DIN, [by(THIRD_CIN, CIN)]))
  expect(circles.map(({ nodes }) => nodes.length).toSorted((one, other) => one - other)).toEqual([2, 3])
})
