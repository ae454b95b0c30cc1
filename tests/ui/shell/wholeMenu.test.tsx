import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { entryOf, productAt, productIds } from '../../../contracts/checks/catalogue.ts'
import { shell } from '../../../contracts/messages/en/shell.ts'
import { isBranch, menuFor } from '../../../contracts/pages/menu.ts'
import { matchPage, pages } from '../../../contracts/pages/pages.ts'
import { productModeOf } from '../../../contracts/pages/productMode.ts'
import { builtInRoles } from '../../../contracts/people/builtInRoles.ts'
import { features } from '../../../contracts/people/features.ts'
import { type PageName, paths } from '../../../contracts/platform/paths.ts'
import { builtPages, routes } from '../../../src/customRoutes/routes.tsx'
import { MainMenu } from '../../../src/layout/menu/MainMenu.tsx'
import { ProductLinks, productMenuModeOf } from '../../../src/layout/menu/ProductMenu.tsx'
import { renderAt } from '../support/renderAt.tsx'

afterEach(cleanup)

const user = { userId: 'usr_1', permissions: builtInRoles.customer.permissions, apiDocsUrl: '/docs' } as const
const everyFlag = new Set(features)
const everyPage: ReadonlySet<PageName> = new Set(pages.map(({ name }) => name))
const current = () => [...document.querySelectorAll('[aria-current="page"]')].map(link => link.textContent?.trim())

/** The main mode with all features (§2.3, A44, A45): its entries, the pages they open, and those on which they are highlighted. */
const specified: [entry: string, to: string, others?: string[]][] = [
  ['Dashboard', '/dashboard'],
  ['API keys', '/api-keys'],
  ['API pricing NEW', '/api-pricing'],
  ['API usage', '/api-usage', ['/api-tracking-report']],
  ['Test APIs', '/test-apis'],
  ['Challan Tool › Verification', '/challan-dashboard', ['/challan-dashboard-payment']],
  ['Challan Tool › Responses', '/challan-lists', ['/challan-view-details', '/payment-success', '/payment-failed']],
  ['Products', '/products'],
  ['Onboarding solution › Create flow', '/onboarding-solution'],
  ['Onboarding solution › Saved flow', '/onboarding-solution-flows'],
  [
    'Onboarding solution › Responses',
    '/onboarding-solution-responses',
    ['/onboarding-solution-detail', '/onboarding-solution-download'],
  ],
  ['Onboarding solution › Settings', '/onboarding-solution-settings'],
  ['Global KYC Suite › Verification', '/global-ocr'],
  ['Global KYC Suite › Responses', '/global-ocr-responses'],
  ['Video KYC Solution › AI Analytics', '/video-kyc'],
  ['Video KYC Solution › Reports', '/video-kyc-reports', ['/video-kyc-details', '/video-kyc-report-download']],
  ['Video KYC Solution › Settings', '/video-kyc-settings'],
  ['Video KYC Solution › Templates', '/video-kyc-templates'],
  ['Vaahan analytics', '/vaahan-analytics'],
  ['Cases', '/cases', ['/cases/:id']],
  ['Plans', '/case-plans', ['/case-plans/:id', '/case-plans/create', '/case-plans/:id/edit']],
  ['Monitoring', '/monitoring'],
  ['Dynamic Intelligence › Verification', '/dynamic-intelligence'],
  ['Dynamic Intelligence › Responses', '/dynamic-intelligence-responses', ['/dynamic-intelligence-details']],
  ['Templates', '/templates', ['/drafts']],
  ['My account', '/my-account', ['/wallet-statement', '/my-orders']],
  ['Whitelist IP', '/whitelist-ip'],
  ['Video tutorials', '/video-tutorials'],
]

const whole = menuFor(user, everyFlag, everyPage)

const listed = (groups: typeof whole) =>
  groups
    .flatMap(({ items }) => items)
    .flatMap(item =>
      isBranch(item)
        ? item.leaves.map(leaf => [`${shell.menu[item.name]} › ${shell.leaf[leaf.name]}`, leaf.to])
        : [[`${shell.menu[item.name]}${item.isNew ? ' NEW' : ''}`, item.to]],
    )

const ofPages = (entries: readonly (readonly string[])[]) =>
  entries.filter(([, to]) => to !== '/docs' && to !== '/logout')

test('with all features on, the main menu is the specification’s, in its order', () => {
  expect(ofPages(listed(whole))).toEqual(specified.map(([entry, to]) => [entry, to]))
  expect(
    listed(whole)
      .slice(-6)
      .map(([name]) => name),
  ).toEqual(['Templates', 'My account', 'API documentation', 'Whitelist IP', 'Video tutorials', 'Logout'])
})

const places = specified.flatMap(([entry, to, others = []]) => [to, ...others].map(path => ({ entry, path })))

describe.each(places)('at $path', ({ entry, path }) => {
  test(`“${entry}” alone is highlighted, in main mode`, () => {
    const page = matchPage(path)
    expect(productAt(path)).toBeUndefined()
    expect(page && productModeOf(page.name, everyPage)).toBeUndefined()
    renderAt(path, <MainMenu groups={whole} rail={false} />)
    const name = entry.split(' › ').at(-1)
    expect(current()).toEqual([name])
    const opened = screen.queryAllByRole('button', { expanded: true }).map(button => button.textContent)
    expect(opened).toEqual(entry.split(' › ').slice(0, -1))
  })

  test('the page opens', async () => {
    const route = routes.find(one => one.path === path)
    if (!route) throw new Error(`${path} has no route.`)
    await route.page.preload()
    expect(builtPages.has(matchPage(path)?.name as PageName)).toBe(true)
  })
})

test('products that have not arrived are not in the menu, whatever is on', () => {
  const own = listed(menuFor(user, everyFlag, builtPages))
  const missing = ofPages(own).filter(([, to]) => !builtPages.has(matchPage(to ?? '')?.name as PageName))
  expect(missing).toEqual([])
  expect(ofPages(own)).toEqual(
    specified.filter(([, to]) => builtPages.has(matchPage(to)?.name as PageName)).map(([entry, to]) => [entry, to]),
  )
})

test.each([
  [[], []],
  [['GlobalOcrApi'], []],
  [['GlobalOcr'], ['Global OCR API']],
  [
    ['GlobalOcr', 'GlobalOcrApi'],
    ['Global KYC Suite › Verification', 'Global KYC Suite › Responses'],
  ],
] as const)('global OCR with %j on: %j (A40)', (on, expected) => {
  const names = listed(menuFor(user, new Set(on), everyPage)).map(([name]) => name)
  expect(names.filter(name => name?.startsWith('Global'))).toEqual(expected)
})

test('without a feature its entries are hidden; Logout needs a user id (A39, A41, A46)', () => {
  const names = listed(menuFor({ ...user, userId: null }, new Set(), everyPage)).map(([name]) => name)
  expect(names).toEqual([
    'Dashboard',
    'API keys',
    'API usage',
    'Test APIs',
    'Products',
    'Cases',
    'Plans',
    'Monitoring',
    'Templates',
    'My account',
    'API documentation',
    'Whitelist IP',
    'Video tutorials',
  ])
})

/** The product route groups of §2.3: their form, their list, and the pages on which “Responses” is highlighted (A43, A47, A48). */
const productGroups: [name: string, verify: string, responses: string, others: string[]][] = [
  ['courtCase', '/court-case-check', '/court-case-responses', ['/normal-report', '/immediate-report', '/delay-report']],
  ['bgc', '/bgc', '/bgc-responses', ['/bgc-detail']],
  ['aml', '/aml', '/aml-responses', ['/aml-detail']],
  ['bulkPan', '/bulk-pan', '/bulk-pan-responses', ['/bulk-pan-detail']],
  ['batch', '/batch-processing', '/batch-processing-responses', ['/request-bulk-detail']],
  ['bulkHit', '/bulk-hit', '/bulk-hit-responses', []],
  ['esign', '/esign', '/esign-responses', ['/esign-detail']],
  ['trubank', '/trubank', '/trubank-responses', ['/trubank-detail']],
  ['trubgv', '/trubgv', '/trubgv-responses', ['/trubgv-detail']],
]

/** Links of a product's own below the two of the specification. */
const ownLinks: Record<string, [path: string, label: string][]> = {
  aml: [
    [paths.amlLists, 'Own lists'],
    [paths.amlSettings, 'Settings'],
  ],
  esign: [[paths.esignStamps, 'Stamp papers']],
  trubank: [[paths.trubankRules, 'Category rules']],
}

describe.each(productGroups)('product mode of %s', (name, verify, responses, others) => {
  test.each([
    [verify, 'Verification'],
    ...[responses, ...others].map(path => [path, 'Responses']),
    ...(ownLinks[name] ?? []),
  ] as [string, string][])('at %s “%s” is highlighted', (path, label) => {
    const mode = productModeOf(matchPage(path)?.name as PageName, everyPage)
    expect(mode).toMatchObject({ name, verify, responses })
    renderAt(path, <ProductLinks title="A product" mode={mode} rail={false} />)
    expect(screen.getAllByRole('link').map(link => link.textContent)).toEqual([
      'Back to products',
      'Verification',
      'Responses',
      ...(ownLinks[name] ?? []).map(([, link]) => link),
    ])
    expect(current()).toEqual([label])
  })
})

test('while a product has not arrived, its pages have the main menu', () => {
  const later = productGroups
    .map(([, verify]) => matchPage(verify)?.name as PageName)
    .filter(name => !builtPages.has(name))
  expect(later.map(name => productModeOf(name, builtPages))).toEqual(later.map(() => undefined))
})

test.each(productIds.map(entryOf).filter(({ inMainMenu }) => !inMainMenu))(
  'the product mode of the registered $id links to its own pages',
  product => {
    const { verify, list, detail } = product.paths
    for (const [path, label] of [
      [verify, 'Verification'],
      [list, 'Responses'],
      [detail, 'Responses'],
    ] as const) {
      expect(productAt(path)?.id).toBe(product.id)
      expect(builtPages.has(matchPage(path)?.name as PageName)).toBe(true)
      const mode = productMenuModeOf(product, path)
      renderAt(path, <ProductLinks title="A product" product={product} mode={mode} rail={false} />)
      expect(current()).toEqual([label])
      cleanup()
    }
  },
)
