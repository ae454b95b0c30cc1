import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { calls } from '../../contracts/calls/index.ts'
import { matchPage, pages } from '../../contracts/pages/pages.ts'
import { callUrl } from '../../server/platform/http/serveCall.ts'
import { specifiedCalls } from '../support/specification/calls.ts'
import { specificationDocument } from '../support/specification/document.ts'
import { proofsOf } from '../support/specification/proofs.ts'
import { openBeforeKyc, type RouteGroup, routeTable } from '../support/specification/routes.ts'
import { constants, errorCatalogue } from '../support/specification/rules.ts'
import { sources, stringsOf } from './sources.ts'

const ACCEPTANCE_LINES = 126

const guardOf: Record<RouteGroup, string> = {
  public: 'none',
  customer: 'customer',
  esign: 'customer',
  bgc: 'customer',
  admin: 'admin',
  restricted: 'admin',
}

const routes = (Object.keys(routeTable) as RouteGroup[]).flatMap(group =>
  routeTable[group].map(path => ({ group, path })),
)

describe('every route of §2.7', () => {
  test('is named once', () => {
    expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length)
  })

  test.each(routes)('$path is a page for its group', ({ group, path }) => {
    const page = pages.find(one => one.path === path)
    expect(page).toMatchObject({ area: group, guard: guardOf[group] })
    expect(matchPage(path)).toBe(page)
  })

  test('asks for the KYC unless §6 leaves it open', () => {
    const ofCustomers = routes.filter(({ group }) => guardOf[group] === 'customer')
    const gated = ofCustomers.filter(({ path }) => pages.find(page => page.path === path)?.gate === 'kyc')
    expect(gated.map(({ path }) => path)).toEqual(
      ofCustomers.map(({ path }) => path).filter(path => !openBeforeKyc.includes(path)),
    )
  })
})

test('every call of §7 is a call of the contract, by its method and path', () => {
  const served = new Set(calls.map(call => `${call.method} ${callUrl(call).replaceAll(/:(\w+)/g, '{$1}')}`))
  const wanted = Object.values(specifiedCalls).flatMap(rows => rows.map(([method, path]) => `${method} ${path}`))
  expect(wanted.filter(name => !served.has(name))).toEqual([])
})

const rules = [...errorCatalogue, ...constants]

test.each(rules.filter(({ value }) => value))('$says', ({ value }) => {
  expect(value?.[0]).toEqual(value?.[1])
})

test('the messages have every exact text of §8', () => {
  const messages = new Set(sources('contracts/messages/en/**/*.ts').flatMap(stringsOf))
  const texts = rules.flatMap(({ text }) => text ?? [])
  expect(texts.filter(text => ![...messages].some(message => message.includes(text)))).toEqual([])
})

test('a test proves every acceptance line', () => {
  for (let line = 1; line <= ACCEPTANCE_LINES; line++) expect(proofsOf(`A${line}`)).not.toEqual([])
})

test('docs/specification.md is up to date: print it with node scripts/printSpecification.ts', () => {
  expect(readFileSync('docs/specification.md', 'utf8')).toBe(specificationDocument())
})
