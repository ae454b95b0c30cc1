import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { gatewayChecks, getVerification } from '../../contracts/calls/gateway.ts'
import { matchPage } from '../../contracts/pages/pages.ts'
import { productIds, productOf } from '../../contracts/products/index.ts'
import { verificationResources } from '../../contracts/resources/index.ts'
import { readConfig } from '../../server/platform/config/config.ts'
import { migrations } from '../../server/platform/db/migrations/index.ts'
import { createSources } from '../../server/sources/adapters/create.ts'
import { ownRunnerOf, runnerOf } from '../../server/sources/runners/index.ts'

const sources = createSources(readConfig({ SANDBOX_DELAY_MS: '0' }))

/** Names the API uses next to a product's own fields. */
const reserved = ['consent', 'purpose', 'reference', 'input', 'id', 'mode']

describe.each(productIds)('%s', id => {
  const product = productOf(id)
  const input = product.input.parse(product.example)

  test('is named as its key, and is a word in an address', () => {
    expect(product.id).toBe(id)
    expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    expect(getVerification.path.split('/')).not.toContain(id)
  })

  const own = ownRunnerOf(id)

  // A module of the server answers, and its own tests prove it; the documentation prints the example.
  test.skipIf(!own || 'answer' in own)('its documented example is a whole result, or waits for a person', () => {
    const example = own?.example
    expect(example === null ? product.awaits : example).toBeDefined()
    expect(example ? product.result.strict().parse(example) : null).toEqual(example ?? null)
  })

  test.skipIf(own && !('answer' in own))(
    'its sandbox example is found, and what the runner makes of it is a whole result',
    async () => {
      const answer = await sources.ask({ product: id, query: input, userId: 'usr_test', mode: 'test' })
      if ('pending' in answer || !answer.found) throw new Error('The example is not found in the sandbox.')
      const result = runnerOf(id).result(input, answer.record)
      expect(product.result.strict().parse(result)).toEqual(result)
    },
  )

  test('has a price in whole paise, or is free', () => {
    expect(Number.isSafeInteger(product.pricePaise)).toBe(true)
    expect(product.pricePaise).toBeGreaterThanOrEqual(0)
  })

  test('takes files only if all answers cost the same: a file reserves one price for each of its rows', () => {
    const byInput = product.prices?.filter(({ when }) => when) ?? []
    expect(product.bulk ? byInput : []).toEqual([])
  })

  test('its fields are its schema’s, each once', () => {
    const sources = (fields: readonly { source: string }[]) => fields.map(field => field.source).sort()
    expect(sources(product.inputFields)).toEqual(Object.keys(product.input.shape).sort())
    expect(sources(product.resultFields)).toEqual(Object.keys(product.result.shape).sort())
    expect(Object.keys(product.input.shape).filter(name => reserved.includes(name))).toEqual([])
    expect(product.inputFields.map(field => field.source)).toContain(product.keys.subject)
    for (const key of [product.keys.outcome, product.keys.holder ?? product.keys.outcome])
      expect(product.resultFields.map(field => field.source)).toContain(key)
    for (const { source, columns, isPartial } of product.resultFields.filter(field => field.kind === 'table')) {
      const names = Object.keys(rowShape(product.result.shape[source])).sort()
      const shown = sources(columns)
      expect(shown).toEqual(isPartial ? names.filter(name => shown.includes(name)) : names)
    }
  })

  test('a field is optional in its form exactly when the schema can do without it', () => {
    const optional = product.inputFields.filter(field => field.optional).map(field => field.source)
    const dispensable = Object.keys(product.input.shape).filter(
      name => product.input.shape[name]?.safeParse(undefined).success,
    )
    expect(dispensable).toEqual(optional)
  })

  test('speaks English and Hindi throughout', () => {
    const columns = product.resultFields.flatMap(field => (field.kind === 'table' ? field.columns : []))
    const fields = [...product.inputFields, ...product.resultFields, ...columns]
    const texts = [product.label, product.summary, product.sourceLabel, ...fields.map(field => field.label)]
    for (const { en, hi } of texts) {
      expect(en.trim()).not.toBe('')
      // Initialisms such as PAN stay in Latin letters.
      expect(hi).toMatch(/\p{Script=Devanagari}|^[A-Z]+(?: [A-Z]+)*$/u)
    }
  })

  test('has its pages, its resource and its endpoint', () => {
    expect(Object.values(product.paths).filter(path => matchPage(path)?.app !== 'console')).toEqual([])
    expect(verificationResources[id].name).toBe(id)
    expect(gatewayChecks[id]).toMatchObject({ path: `/${id}`, auth: 'key', idempotent: true })
  })
})

/** The fields of a table's rows. */
function rowShape(schema: unknown): Record<string, unknown> {
  const rows = schema instanceof z.ZodNullable || schema instanceof z.ZodOptional ? schema.unwrap() : schema
  if (!(rows instanceof z.ZodArray) || !(rows.element instanceof z.ZodObject))
    throw new Error('A table is an array of objects.')
  return rows.element.shape
}

test('every migration is listed, in the order of their numbers', () => {
  const files = globSync('server/platform/db/migrations/[0-9]*.ts').map(file => basename(file, '.ts'))
  expect(Object.keys(migrations)).toEqual(files.sort())
})
