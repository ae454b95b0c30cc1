import { describe, expect, test } from 'vitest'
import { plan as planSchema } from '../../../contracts/cases/plan.ts'
import { planProblems } from '../../../contracts/cases/planProblems.ts'
import { checksFor, costOf, incompleteOf, inputNameOf, trubgvChecks } from '../../../contracts/cases/trubgv/checks.ts'
import { fieldsOf, type Known, knownFields, readKnown, subjectKinds } from '../../../contracts/cases/trubgv/known.ts'
import { trubgvPlan } from '../../../contracts/cases/trubgv/plan.ts'
import { identifierFacts } from '../../../contracts/identifiers/index.ts'
import { productOf } from '../../../contracts/products/index.ts'

const idsOf = (kind: (typeof subjectKinds)[number], known: Known) => checksFor(kind, known).map(({ id }) => id)

/** A value of every field. */
const everything: Known = Object.fromEntries(
  knownFields.map(({ source, kind, identifier }) => [
    source,
    identifier ? identifierFacts(identifier).sample : kind === 'date' ? '1988-03-12' : 'Suresh Roy',
  ]),
)

describe('the checks that fit', () => {
  test('follow from what is known', () => {
    expect(idsOf('person', { name: 'Suresh Roy' })).toEqual([])
    expect(idsOf('person', { pan: 'AAAPR1000H' })).toEqual(['pan', 'pan-profile'])
    expect(idsOf('person', { dl: 'MH1420110062000' })).toEqual([])
    expect(idsOf('person', { dl: 'MH1420110062000', birthDate: '1988-03-12' })).toEqual(['licence'])
    expect(idsOf('person', { phone: '9812345000' })).toEqual(['mobile', 'mobile-profile', 'uans'])
    expect(idsOf('person', { phone: '9812345000', uan: '100123456000' })).not.toContain('uans')
    expect(idsOf('company', { pan: 'AAACZ1000A' })).toEqual(['pan', 'pan-profile', 'gstins'])
    expect(idsOf('company', { pan: 'AAACZ1000A', gstin: '27AAACZ1000A1Z7' })).toEqual(['pan', 'pan-profile', 'gstin'])
  })

  test('give the inputs that their products need, and no others', () => {
    for (const { product, needs, takes = [] } of trubgvChecks) {
      const { inputFields } = productOf(product)
      const given = [...needs, ...takes].map(inputNameOf)
      expect(inputFields.map(({ source }) => source)).toEqual(expect.arrayContaining(given))
      const required = inputFields.filter(({ optional }) => !optional).map(({ source }) => source)
      expect(needs.map(inputNameOf).toSorted()).toEqual(required.toSorted())
    }
  })

  test('say which field is missing beside one', () => {
    expect(incompleteOf('person', { dl: 'MH1420110062000' }, 'dl')?.en).toContain('Date of birth')
    expect(incompleteOf('person', { account: '50100012345000' }, 'account')?.en).toContain('IFSC')
    expect(incompleteOf('person', { pan: 'AAAPR1000H' }, 'pan')).toBeUndefined()
    expect(incompleteOf('person', { address: 'Pune' }, 'address')).toBeUndefined()
  })

  test('cost least if nothing is found where a cheaper check decides', () => {
    const checks = checksFor('person', { pan: 'AAAPR1000H' })
    const prices: Record<string, number> = { 'pan-check': 150, 'pan-profile': 400 }
    const priceOf = (product: string) => prices[product] ?? 0
    expect(costOf(checks, priceOf)).toEqual({ least: 150, most: 550 })
    expect(costOf(checks.slice(1), priceOf)).toEqual({ least: 400, most: 400 })
  })
})

describe('what is known', () => {
  test('is normalised, and what belongs to the other kind is left out', () => {
    const { known, problems } = readKnown('person', {
      pan: ' aaapr1000h ',
      gstin: '27AAACZ1000A1Z7',
      name: '  Suresh ',
    })
    expect(problems).toEqual([])
    expect(known).toEqual({ pan: 'AAAPR1000H', name: 'Suresh' })
  })

  test('has problems by field, with the character that is wrong', () => {
    const { problems } = readKnown('person', { pan: 'AAAPR10X0H', birthDate: '12/03/1988', name: 'a\u0000b' })
    expect(problems).toMatchObject([{ source: 'name' }, { source: 'birthDate' }, { source: 'pan', at: 7 }])
  })
})

describe('the plan', () => {
  test.each(subjectKinds)('of a %s can be published with any of its checks', kind => {
    const all = checksFor(kind, everything)
    const every = trubgvChecks.filter(({ of }) => of.includes(kind))
    for (const checks of [all, every, ...every.map(one => [one])])
      expect(planProblems(planSchema.parse(trubgvPlan(kind, checks)))).toEqual([])
  })

  test('names no value, so that it is the same for everybody of whom the same is known', () => {
    const one = JSON.stringify(trubgvPlan('person', checksFor('person', { pan: 'AAAPR1000H' })))
    const other = JSON.stringify(trubgvPlan('person', checksFor('person', { pan: 'AAAPZ1000A' })))
    expect(other).toBe(one)
    expect(one).not.toContain('AAAPR1000H')
  })

  test('runs the checks side by side, but for those behind a cheaper one', () => {
    const { steps } = trubgvPlan('person', checksFor('person', everything))
    const after = Object.fromEntries(steps.map(step => [step.id, step.after]))
    expect(after['pan']).toEqual(['known'])
    expect(after['employment']).toEqual(['known'])
    expect(after['pan-profile']).toEqual(['pan'])
    expect(fieldsOf('person').length).toBeGreaterThan(10)
  })
})
