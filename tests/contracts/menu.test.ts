import { expect, test } from 'vitest'
import { shell } from '../../contracts/messages/en/shell.ts'
import { adminMenuFor } from '../../contracts/pages/adminMenu.ts'
import { isBranch, type MenuGroup, menuFor } from '../../contracts/pages/menu.ts'
import { pages } from '../../contracts/pages/pages.ts'
import { productModeOf } from '../../contracts/pages/productMode.ts'
import { builtInRoles } from '../../contracts/people/builtInRoles.ts'
import { type Feature, features } from '../../contracts/people/features.ts'
import { type PageName, paths } from '../../contracts/platform/paths.ts'

const user = {
  userId: 'usr_1',
  permissions: builtInRoles.customer.permissions,
  apiDocsUrl: 'https://docs.satyapan.test',
} as const
const everything: ReadonlySet<PageName> = new Set(pages.map(({ name }) => name))
const all: ReadonlySet<Feature> = new Set(features)

const words = (groups: readonly MenuGroup[], title?: keyof typeof shell.menu) =>
  groups.find(group => group.title === title)?.items.map(item => shell.menu[item.name]) ?? []

const leavesOf = (groups: readonly MenuGroup[], name: string) =>
  groups
    .flatMap(({ items }) => items)
    .filter(isBranch)
    .find(branch => branch.name === name)
    ?.leaves.map(leaf => [shell.leaf[leaf.name], leaf.to])

const menu = (flags: readonly Feature[] = features) => menuFor(user, new Set(flags), everything)

test('the main menu has its groups and entries in the fixed order (A45)', () => {
  const groups = menu()
  expect(words(groups)).toEqual(['Dashboard'])
  expect(words(groups, 'apisMenu')).toEqual(['API keys', 'API pricing', 'API usage', 'Test APIs'])
  expect(words(groups, 'productMenu')).toEqual([
    'Challan Tool',
    'Products',
    'Onboarding solution',
    'Global KYC Suite',
    'Video KYC Solution',
    'Vaahan analytics',
    'Cases',
    'Plans',
    'Monitoring',
    'Dynamic Intelligence',
    'Templates',
  ])
  expect(words(groups, 'support')).toEqual([
    'My account',
    'API documentation',
    'Whitelist IP',
    'Video tutorials',
    'Logout',
  ])
})

test('API pricing is flagged, and tagged NEW (A45)', () => {
  const pricing = menu()
    .flatMap(({ items }) => items)
    .find(({ name }) => name === 'apiPricing')
  expect(pricing).toMatchObject({ to: paths.apiPricing, isNew: true })
  expect(words(menu([]), 'apisMenu')).not.toContain('API pricing')
})

test("Video KYC starts with 'AI Analytics', Onboarding with 'Create flow' (A44)", () => {
  expect(leavesOf(menu(), 'videoKyc')).toEqual([
    ['AI Analytics', '/video-kyc'],
    ['Reports', '/video-kyc-reports'],
    ['Settings', '/video-kyc-settings'],
    ['Templates', '/video-kyc-templates'],
  ])
  expect(leavesOf(menu(), 'onboarding')).toEqual([
    ['Create flow', '/onboarding-solution'],
    ['Saved flow', '/onboarding-solution-flows'],
    ['Responses', '/onboarding-solution-responses'],
    ['Settings', '/onboarding-solution-settings'],
  ])
})

test.each([
  [['GlobalOcr'], 'Global OCR API', false],
  [['GlobalOcr', 'GlobalOcrApi'], 'Global KYC Suite', true],
  [['GlobalOcrApi'], undefined, false],
  [[], undefined, false],
] as const)('with %j on, the OCR entry is %s (A40)', (flags, entry, isGroup) => {
  const shown = words(menu(flags), 'productMenu').filter(word => word.startsWith('Global'))
  expect(shown).toEqual(entry ? [entry] : [])
  expect(leavesOf(menu(flags), 'globalKyc') !== undefined).toBe(isGroup)
})

test('the challan menu asks its flag, whose absence hides it; the page itself is not gated (A32, A39)', () => {
  expect(words(menu(['ChallanTool']), 'productMenu')).toContain('Challan Tool')
  expect(words(menu([]), 'productMenu')).toEqual(['Products', 'Cases', 'Plans', 'Monitoring', 'Templates'])
  const open = pages.filter(({ name }) => /^(vaahan|dynamic|challan)/.test(name))
  expect(open.filter(({ gate }) => gate === 'kyc')).toEqual([])
})

test('Logout needs a user id (A46)', () => {
  expect(words(menuFor({ ...user, userId: null }, all, everything), 'support')).not.toContain('Logout')
})

test('pages without a menu entry exist all the same (A50)', () => {
  const listed = menu().flatMap(({ items }) =>
    items.flatMap(item => (isBranch(item) ? item.leaves.map(({ to }) => to) : [item.to])),
  )
  for (const path of [paths.bulkHitCopy, paths.drafts, paths.myOrders, paths.ocrApis, paths.apiTrackingReport]) {
    expect(pages.some(page => page.path === path)).toBe(true)
    expect(listed).not.toContain(path)
  }
})

test('what this version does not have stands in no menu', () => {
  expect(menuFor(user, all, new Set<PageName>(['dashboard', 'challanLists']))).toMatchObject([
    { items: [{ name: 'dashboard' }] },
    { title: 'productMenu', items: [{ name: 'challanTool', leaves: [{ name: 'responses' }] }] },
    { title: 'support', items: [{ name: 'apiDocs' }, { name: 'logout' }] },
  ])
})

test('a secondary user’s menu leaves out nothing of an owner’s but what the role may not list', () => {
  expect(menuFor({ ...user, permissions: builtInRoles.full.permissions }, all, everything)).toEqual(menu())
})

test('the restricted group is for super-admins', () => {
  expect(words(adminMenuFor(builtInRoles.admin.permissions, everything), 'restricted')).toEqual([])
  expect(words(adminMenuFor(builtInRoles.superadmin.permissions, everything), 'restricted')).toEqual([
    'Notification recipients',
    'Admin accounts',
    'Access reviews',
    'Admin sessions',
    'Issuers’ keys',
  ])
})

test.each([
  ['courtCaseCheck', 'verification'],
  ['normalReport', 'responses'],
  ['immediateReport', 'responses'],
  ['delayReport', 'responses'],
  ['aml', 'verification'],
  ['amlDetail', 'responses'],
  ['bulkPanDetail', 'responses'],
  ['requestBulkDetail', 'responses'],
  ['batchSchedules', 'responses'],
  ['bulkHitResponses', 'responses'],
  ['trubankReport', 'responses'],
  ['trubgvVerification', 'verification'],
  ['trubgvDetail', 'responses'],
  ['amlDetail', 'responses'],
  ['amlLists', 'ownLists'],
  ['amlSettings', 'settings'],
] as const)('inside a product, %s highlights %s (A43)', (page, active) => {
  expect(productModeOf(page, everything)?.active).toBe(active)
})

test('e-sign and background check are in product mode too (A47)', () => {
  expect(productModeOf('esign', everything)).toEqual({
    name: 'esign',
    verify: '/esign',
    responses: '/esign-responses',
    more: [{ leaf: 'stampPapers', to: '/esign-stamps' }],
    active: 'verification',
  })
  expect(productModeOf('bgcDetail', everything)?.active).toBe('responses')
  expect(productModeOf('dashboard', everything)).toBeUndefined()
  expect(productModeOf('esign', new Set())).toBeUndefined()
})
