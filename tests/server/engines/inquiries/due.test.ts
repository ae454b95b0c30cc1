import { expect, test } from 'vitest'
import {
  costOfChecks,
  plannedChecks,
  type SectionName,
  type Subject,
} from '../../../../contracts/inquiries/sections.ts'
import type { ProductId } from '../../../../contracts/products/index.ts'
import { buildGraph } from '../../../../server/engines/inquiries/build.ts'
import { plannedQuestions } from '../../../../server/engines/inquiries/due.ts'
import type { Answer } from '../../../../server/engines/inquiries/statements.ts'

const pan: Subject = { kind: 'pan', value: 'AAAPZ1000A' }

test('the price has a least and a most, by the chosen sections', () => {
  const { least, most } = plannedChecks([pan], ['identity', 'directorships', 'companies'])
  expect(least).toEqual({ 'pan-profile': 1, 'din-by-pan': 1 })
  expect(most).toEqual({ 'pan-profile': 1, 'din-by-pan': 1, 'director-check': 2, 'company-check': 3 })
  expect(costOfChecks(most, () => 100)).toBe(700)
})

test('only people are asked for a DIN', () => {
  expect(plannedChecks([{ kind: 'pan', value: 'AAACZ1000A' }], ['directorships']).least).toEqual({})
})

const directors = (product: ProductId, check: string, dins: string[]): Answer =>
  ({
    product,
    input: { companyNumber: 'U72200MH2010PTC123456' },
    result: {
      status: 'active',
      name: 'A B',
      registeredOn: '2010-01-01',
      address: null,
      email: null,
      directors: dins.map(din => ({ din, name: 'Asha Rao', joinedOn: null })),
    },
    source: { check, product, at: '2026-03-01T10:00:00.000Z', paise: 0, reused: false },
  }) as unknown as Answer

test('of what an answer leads to, no more is asked than the price allows for, and nothing twice', () => {
  const subjects: Subject[] = [{ kind: 'companyNumber', value: 'U72200MH2010PTC123456' }]
  const sections: SectionName[] = ['companies', 'directorships']
  const dins = Array.from({ length: 6 }, (_, at) => `0123400${at}`)
  const graph = buildGraph(subjects, [directors('company-check', 'ver_1', dins)])
  const asked: ProductId[] = ['company-check']
  const isAsked = ({ node, product }: { node: string; product: string }) =>
    product === 'company-check' || node === 'din:01234001'
  const next = plannedQuestions(graph, { subjects, sections, asked: [...asked, 'director-check'] }, isAsked)
  expect(next.map(({ node }) => node)).toEqual(['din:01234000', 'din:01234002'])
  expect(
    plannedQuestions(
      graph,
      { subjects, sections, asked: [...asked, ...Array<ProductId>(3).fill('director-check')] },
      isAsked,
    ),
  ).toEqual([])
})
