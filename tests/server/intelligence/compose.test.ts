import { expect, test } from 'vitest'
import { type IntelligenceSubjects, intelligenceData } from '../../../contracts/intelligence/intelligence.ts'
import { checksSection, sectionsOf } from '../../../contracts/intelligence/sections/sections.ts'
import { publicIntelligence } from '../../../contracts/messages/en/publicIntelligence.ts'
import { translate } from '../../../contracts/messages/translate.ts'
import { type InputOf, type ProductId, productOf } from '../../../contracts/products/index.ts'
import type { Ask } from '../../../server/intelligence/ask.ts'
import { mostChecks } from '../../../server/intelligence/bounds.ts'
import { compose } from '../../../server/intelligence/compose.ts'
import { sandboxSource } from '../../../server/sources/adapters/sandbox.ts'
import { runnerOf } from '../../../server/sources/runners/index.ts'

const source = sandboxSource(0)
const at = new Date('2026-11-25T06:00:00Z')

async function answerOf(product: ProductId, input: object): Promise<unknown> {
  try {
    const answer = await source({ product, query: input as InputOf<ProductId>, userId: 'usr_test', mode: 'test' })
    if (!answer.found) return null
    return productOf(product).result.parse(runnerOf(product).result(input, answer.record))
  } catch {
    return null
  }
}

/** Asks until no answer leads to another question, as a report does. */
async function gathered(subjects: IntelligenceSubjects) {
  const answers = new Map<string, unknown>()
  for (;;) {
    const missing: [string, ProductId, object][] = []
    const ask = ((_at, product, input) => {
      const key = `${product} ${JSON.stringify(input)}`
      if (!answers.has(key)) missing.push([key, product, input])
      return answers.get(key) ?? null
    }) as Ask
    const data = compose(subjects, ask, at)
    if (missing.length === 0) return { data, asked: [...answers.keys()] }
    for (const [key, product, input] of missing) answers.set(key, await answerOf(product, input))
  }
}

const words = {
  locale: 'en',
  text: (key: Parameters<typeof translate<typeof publicIntelligence>>[1], values = {}) =>
    translate<typeof publicIntelligence>(publicIntelligence, key, values),
  day: (iso: string) => iso,
  time: (iso: string) => iso,
  isCode: (value: string): value is never => Object.hasOwn(publicIntelligence.value, value),
} as const

test('no report makes more checks than its price counts, whatever the sources know', async () => {
  for (let turn = 0; turn < 12; turn++) {
    const digits = String(1_000 + turn * 37)
    const subjects = {
      pans: [`AAAPZ${digits}A`, `AAACZ${digits}A`],
      mobiles: [`981234${digits}`],
      companies: [`Zenith Logistics ${digits}`],
      cins: [`U28110MH2012PTC23${digits}`],
      alternates: [`989876${digits}`],
    }
    const { data, asked } = await gathered(subjects)
    expect(intelligenceData.safeParse(data).error).toBeUndefined()
    const most = mostChecks(subjects)
    for (const product of new Set(asked.map(key => key.split(' ')[0] as ProductId)))
      expect(asked.filter(key => key.startsWith(`${product} `)).length).toBeLessThanOrEqual(most[product] ?? 0)
  }
})

test('only people are asked for as directors', async () => {
  const { data, asked } = await gathered({ pans: ['AAACZ1000A'] })
  expect(asked.some(key => key.startsWith('din-by-pan') || key.startsWith('credit-score'))).toBe(false)
  expect(data.panResults[0]?.data.dinInfo).toBeNull()
})

test('sections appear with data only, values that are missing are a dash, and a source that was down is named', async () => {
  const { data } = await gathered({ pans: ['AAAPZ1000A'], mobiles: ['9812345404'] })
  const check = {
    part: 'mobileResults',
    entry: '9812345404',
    product: 'mobile-check',
    about: '9812345404',
    label: productOf('mobile-check').label,
    status: 'unavailable',
    fetchedAt: null,
  } as const
  const silent = sectionsOf({ data, checks: [] }, words)
  expect(silent.filter(({ level }) => level === 1).map(({ title }) => title)).toEqual(['PAN details', 'CIN results'])
  const director = silent.find(({ title }) => title.startsWith('Director '))
  expect(director?.facts).toContainEqual({ label: 'Designation', value: '-' })
  const told = sectionsOf({ data, checks: [check] }, words)
  expect(told.find(({ notice }) => notice)?.notice).toContain('No answer from: Mobile check.')
  expect(sectionsOf({ data: (await gathered({ mobiles: ['9812345404'] })).data, checks: [] }, words)).toEqual([])
  expect(checksSection([check], words).table?.rows).toEqual([
    ['Mobile details', 'Mobile check', '9812345404', 'No answer', '-'],
  ])
})
