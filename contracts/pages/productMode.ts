import { type PageName, paths } from '../platform/paths.ts'
import type { LeafName } from './menuEntries.ts'

/** The name is also its message key, `shell.productNames.<name>`. */
export type ProductModeName =
  | 'courtCase'
  | 'bgc'
  | 'aml'
  | 'bulkPan'
  | 'batch'
  | 'bulkHit'
  | 'esign'
  | 'trubank'
  | 'trubgv'

/** The menu inside a product: its two links, further ones of its own, and the active one. */
export interface ProductMode {
  name: ProductModeName
  verify: string
  responses: string
  /** In addition to the two that every product has. */
  more?: readonly { leaf: OwnLeaf; to: string }[]
  active: 'verification' | 'responses' | OwnLeaf
}

/** Pages with a link of their own in a product's menu. */
export type OwnLeaf = Extract<LeafName, 'ownLists' | 'settings' | 'categoryRules' | 'stampPapers'>

interface Group {
  name: ProductModeName
  verify: readonly [PageName, ...PageName[]]
  responses: readonly [PageName, ...PageName[]]
  more?: readonly { leaf: OwnLeaf; page: PageName }[]
}

/** The specification's product route groups (§2.3); detail and report pages belong to Responses (A43). */
const groups: readonly Group[] = [
  {
    name: 'courtCase',
    verify: ['courtCaseCheck'],
    responses: ['courtCaseResponses', 'normalReport', 'immediateReport', 'delayReport'],
  },
  { name: 'bgc', verify: ['bgc', 'bgcDashboard', 'bgcHome'], responses: ['bgcResponses', 'bgcDetail'] },
  {
    name: 'aml',
    verify: ['aml'],
    responses: ['amlResponses', 'amlDetail'],
    more: [
      { leaf: 'ownLists', page: 'amlLists' },
      { leaf: 'settings', page: 'amlSettings' },
    ],
  },
  { name: 'bulkPan', verify: ['bulkPan'], responses: ['bulkPanResponses', 'bulkPanDetail'] },
  {
    name: 'batch',
    verify: ['batchProcessing'],
    responses: ['batchProcessingResponses', 'requestBulkDetail', 'batchSchedules', 'batchSchedule'],
  },
  {
    name: 'bulkHit',
    verify: ['bulkHit', 'bulkHitCopy'],
    responses: ['bulkHitResponses', 'bulkHitResponsesCopy'],
  },
  {
    name: 'esign',
    verify: ['esign', 'esignDashboard', 'esignHome'],
    responses: ['esignResponses', 'esignDetail'],
    more: [{ leaf: 'stampPapers', page: 'esignStamps' }],
  },
  {
    name: 'trubank',
    verify: ['trubank'],
    responses: ['trubankResponses', 'trubankDetail', 'trubankReport'],
    more: [{ leaf: 'categoryRules', page: 'trubankRules' }],
  },
  {
    name: 'trubgv',
    verify: ['trubgv', 'trubgvVerification'],
    responses: ['trubgvResponses', 'trubgvDetail', 'trubgvDownload'],
  },
]

/** The product that a page belongs to, unless this version lacks the product. */
export function productModeOf(page: PageName, built: ReadonlySet<PageName>): ProductMode | undefined {
  const group = groups.find(({ verify, responses, more = [] }) =>
    [...verify, ...responses, ...more.map(own => own.page)].includes(page),
  )
  if (!group || !built.has(group.verify[0])) return undefined
  return {
    name: group.name,
    verify: paths[group.verify[0]],
    responses: paths[group.responses[0]],
    ...(group.more && { more: group.more.map(own => ({ leaf: own.leaf, to: paths[own.page] })) }),
    active:
      group.more?.find(own => own.page === page)?.leaf ?? (group.verify.includes(page) ? 'verification' : 'responses'),
  }
}
