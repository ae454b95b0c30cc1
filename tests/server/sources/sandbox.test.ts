import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sandboxOutcomes } from '../../../contracts/products/define.ts'
import { type Product, type ProductId, productIds, productOf } from '../../../contracts/products/index.ts'
import { SourceUnavailable } from '../../../server/platform/ports/sources.ts'
import { sandboxSource } from '../../../server/sources/adapters/sandbox.ts'
import { runnerOf } from '../../../server/sources/runners/index.ts'
import { panCheck } from '../../../server/sources/runners/panCheck.ts'
import { codeIn, sandboxCode, sandboxCodes, withSandboxCode } from '../../../server/sources/synthetic/codes.ts'

const ask = sandboxSource(0)
const said = (product: ProductId, query: Record<string, unknown>) =>
  ask({ product, query, userId: 'usr_test', mode: 'test' })

describe('the documented values', () => {
  test.each([
    ['pan-check', 'pan', 'AAACZ1000A', 'AAACZ1404A', 'AAACZ1503A'],
    ['gstin-check', 'gstin', '27AAACZ1000A1Z7', '27AAACZ1404A1ZZ', '27AAACZ1503A1ZZ'],
    ['vehicle-rc-check', 'rc', 'MH12AB1000', 'MH12AB1404', 'MH12AB1503'],
  ] as const)('of %s', async (product, field, success, missing, down) => {
    expect(await said(product, { [field]: success })).toMatchObject({ found: true, source: 'sandbox' })
    expect(await said(product, { [field]: missing })).toMatchObject({ found: false })
    await expect(said(product, { [field]: down })).rejects.toBeInstanceOf(SourceUnavailable)
  })

  test('the value of a slow source gets an answer', async () => {
    expect(await said('pan-check', { pan: 'AAACZ1202A' })).toMatchObject({ found: true })
  })

  test.each([
    ['pan-check', { pan: 'AAACZ1409A' }, '409'],
    ['gstin-check', { gstin: '27AAACZ1409A1ZX' }, '409'],
    ['vehicle-rc-check', { rc: '22BH1409AA' }, '409'],
    ['vehicle-rc-check', { rc: 'MH12AB12' }, ''],
    ['pan-check', {}, ''],
  ] as const)('the code of %s %j is %j', (product, query, code) => {
    expect(sandboxCode(product, query)).toBe(code)
  })
})

test.each([
  ['vpa', 'zenith404@okaxis', '404'],
  ['vpa', 'a4@upi', ''],
  ['email', 'ravi503@example.com', '503'],
  ['email', '404ravi@example.com', ''],
  ['account', '50100012345409', '409'],
  ['fastag', '34161FA820327FA40224EEC0', ''],
] as const)('the code of %s %s is %j', (kind, value, code) => {
  expect(codeIn(kind, value)).toBe(code)
})

test.each([
  ['gstin-check', { gstin: '27AAACZ1409A1ZX' }, 'cancelled'],
  ['vehicle-rc-check', { rc: 'MH12AB1409' }, 'blacklisted'],
] as const)(
  'a mismatch of %s, which has no name to differ, contradicts by its status',
  async (product, query, status) => {
    expect(await said(product, query)).toMatchObject({ record: { status } })
  },
)

/** How the screens rate the outcome. */
function toneOf({ keys, resultFields }: Product, outcome: unknown): string | undefined {
  return resultFields.find(field => field.source === keys.outcome)?.choices?.[String(outcome)]?.tone
}

describe.each(productIds.filter(id => productOf(id).sandbox))('%s', id => {
  const product = productOf(id)
  const { subject } = product.keys

  test.each(sandboxOutcomes)('the declared value for %s is the one with its code', outcome => {
    const { success, [outcome]: declared } = product.sandbox as NonNullable<typeof product.sandbox>
    expect(withSandboxCode(id, { [subject]: success }, sandboxCodes[outcome])).toEqual({ [subject]: declared })
  })

  test('any other well-formed value has a stable record that yields a valid result', async () => {
    const random = fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }))
    await fc.assert(
      fc.asyncProperty(random, async numbers => {
        const input = product.input.parse(runnerOf(id).sample(() => numbers.next().value as number))
        if (['404', '503'].includes(sandboxCode(id, input))) return
        const [one, other] = [await said(id, input), await said(id, input)]
        if (!one.found || !other.found) throw new Error('the sandbox pretends an outage')
        expect(one.record).toEqual(other.record)
        const result = runnerOf(id).result(input, one.record)
        expect(product.result.parse(result)).toEqual(result)
      }),
      { numRuns: 200 },
    )
  })

  test('the example succeeds', async () => {
    const input = product.input.parse(product.example)
    const answer = await said(id, input)
    if (!answer.found) throw new Error('not found')
    const result = runnerOf(id).result(input, answer.record) as Record<string, unknown>
    // The example of a court case check names a CNR: its case says nothing about a person, and has no tone.
    const tone = id === 'court-case-check' ? undefined : 'success'
    expect(toneOf(product, result[product.keys.outcome])).toBe(tone)
  })
})

const record = { name: 'Ravi Teja Konda', active: true, aadhaarLinked: true, updatedOn: '2026-03-14' }

test.each([
  [{ pan: 'CLPPK9908D' }, {}, { status: 'valid', nameMatch: null, holderType: 'P', aadhaarSeeding: 'linked' }],
  [{ pan: 'CLPPK9908D', name: 'R T Konda' }, {}, { status: 'valid' }],
  [{ pan: 'CLPPK9908D', name: 'Meera Sundaram' }, {}, { status: 'name_differs', nameMatch: 0 }],
  [{ pan: 'CLPPK9908D', name: 'Meera Sundaram' }, { active: false }, { status: 'inactive', nameMatch: 0 }],
  [{ pan: 'CLPPK9908D' }, { aadhaarLinked: false }, { aadhaarSeeding: 'not_linked' }],
  [{ pan: 'AAACZ1000A' }, { aadhaarLinked: null }, { holderType: 'C', aadhaarSeeding: 'not_applicable' }],
])('%j with %j on record', (input, more, expected) => {
  expect(panCheck.result(input, { ...record, ...more })).toMatchObject(expected)
})
