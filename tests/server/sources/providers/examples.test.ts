import { describe, expect, test } from 'vitest'
import { type ProductId, productOf } from '../../../../contracts/products/index.ts'
import { askProvider } from '../../../../server/sources/providers/ask.ts'
import type { Provider, ProviderProduct } from '../../../../server/sources/providers/define.ts'
import { twinExchange } from '../../../../server/sources/providers/exchange.ts'
import { ProviderFailure } from '../../../../server/sources/providers/failure.ts'
import { providers } from '../../../../server/sources/providers/registry.ts'
import { pathsOf, readProviderReply } from '../../../../server/sources/providers/reply.ts'
import { createSession } from '../../../../server/sources/providers/session.ts'
import { WRONG_CREDENTIAL } from '../../../../server/sources/providers/twin.ts'
import { runnerOf, sourceRunnerOf } from '../../../../server/sources/runners/index.ts'

const sessionOf = (provider: Provider, value = 'right') =>
  createSession(
    provider,
    Object.fromEntries(provider.credentials.map(({ name }) => [name, value])),
    twinExchange(provider),
  )

const products = providers.flatMap(provider =>
  Object.entries(provider.products).map(([product, declared]) => ({
    name: `${provider.id} ${product}`,
    provider,
    product: product as ProductId,
    declared,
  })),
)

const examples = products.flatMap(one => one.declared.examples.map((example, at) => ({ ...one, at, example })))

test.each(examples)('$name, example $at, through its twin and our mapping', async ({ provider, product, example }) => {
  const { query, outcome, record } = example
  const asked = askProvider(provider, { session: sessionOf(provider), product, query, timeoutMs: 5_000 })
  const read = await asked.catch((error: unknown) => {
    if (error instanceof ProviderFailure) return error
    throw error
  })
  expect(read).toMatchObject({ outcome, fields: [] })
  if (!record) return
  expect(read).toMatchObject({ record })
  const { input, result } = productOf(product)
  const accepted = input.safeParse(query)
  if (accepted.success) result.parse(runnerOf(product).result(accepted.data, record))
})

test.each(products)('$name knows a page that was read and a found example', ({ provider, declared }) => {
  expect(provider.docs).toContainEqual(declared.docs)
  expect(declared.docs.readOn).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  expect(declared.examples.map(({ outcome }) => outcome)).toContain('found')
})

test.each(providers.map(provider => ({ name: provider.id, provider })))(
  '$name refuses wrong credentials',
  async ({ provider }) => {
    const [product, declared] = Object.entries(provider.products)[0] as [ProductId, ProviderProduct]
    const { query } = declared.examples[0]
    const session = sessionOf(provider, WRONG_CREDENTIAL)
    const asked = askProvider(provider, { session, product, query, timeoutMs: 5_000 })
    await expect(asked).rejects.toMatchObject({ outcome: 'credentials' })
  },
)

describe('a reply that differs from its documentation', () => {
  const found = examples.filter(({ example }) => example.outcome === 'found')

  const read = ({ provider, product, declared }: (typeof found)[number], status: number, body: unknown) =>
    readProviderReply(declared, provider.errors, { status, body, record: sourceRunnerOf(product).record })

  test.each(found)('$name, example $at: a missing value is unknown and named, or no answer', one => {
    const [status, body] = one.example.replies.at(-1) as [number, unknown]
    const differing = pathsOf(body).filter(path => {
      const got = read(one, status, without(body, path))
      return (
        !isHarmless(got, one.example.record) || (!isOptional(one.declared, path) && !isNamed(got, one.example.record))
      )
    })
    expect(differing).toEqual([])
  })

  test.each(found)('$name, example $at: a value of another type is never shown', one => {
    const [status, body] = one.example.replies.at(-1) as [number, unknown]
    const shown = pathsOf(body).filter(path => {
      const got = read(one, status, replaced(body, path, { strange: true }))
      const isShown = JSON.stringify(got.record).includes('strange')
      return isShown || !isHarmless(got, one.example.record) || !isNamed(got, one.example.record)
    })
    expect(shown).toEqual([])
  })

  test.each(found)('$name, example $at: a new field is named and changes nothing', one => {
    const [status, body] = one.example.replies.at(-1) as [number, object]
    const got = read(one, status, { ...body, brand_new: { inner: 'secret' } })
    expect(got).toMatchObject({ outcome: 'found', record: one.example.record, fields: ['new brand_new.inner'] })
  })
})

type Got = ReturnType<typeof readProviderReply>

const changedIn = ({ record: now }: Got, record: Record<string, unknown> = {}) =>
  Object.entries(record).filter(([name, value]) => !Array.isArray(value) && now?.[name] !== value)

/** No answer, or one in which every field is as it was, unknown or shorter. */
const isHarmless = (got: Got, record?: Record<string, unknown>) =>
  got.outcome === 'odd_reply' ||
  (got.outcome === 'found' &&
    changedIn(got, record).every(([name, value]) => {
      const now = got.record?.[name]
      return now === null || (typeof now === 'string' && now.length < String(value).length)
    }))

/** A change of the answer is told. */
const isNamed = (got: Got, record?: Record<string, unknown>) =>
  got.outcome !== 'found' || changedIn(got, record).length === 0 || got.fields.length > 0

const isOptional = ({ record }: ProviderProduct, path: string) =>
  JSON.stringify(Object.values(record).filter(place => typeof place === 'object' && 'optional' in place)).includes(
    `"${path}"`,
  )

type Json = Record<string, unknown>

const without = (body: unknown, path: string): unknown => changedAt(body, path, (parent, name) => delete parent[name])

const replaced = (body: unknown, path: string, value: unknown): unknown =>
  changedAt(body, path, (parent, name) => {
    parent[name] = value
  })

/** A copy in which every value at the path has been changed; lists are walked. */
function changedAt(body: unknown, path: string, change: (parent: Json, name: string) => void): unknown {
  const copy = structuredClone(body)
  const names = path.split('.')
  const last = names.pop() as string
  let parents: unknown[] = [copy]
  for (const name of names) parents = parents.flat().map(parent => (parent as Json)[name])
  for (const parent of parents.flat(3)) change(parent as Json, last)
  return copy
}
