import { type PageName, paths } from './paths.ts'

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

/** The menu inside a product: its two links and the active one. */
export interface ProductMode {
  name: ProductModeName
  verify: string
  responses: string
  active: 'verification' | 'responses'
}

interface Group {
  name: ProductModeName
  verify: readonly [PageName, ...PageName[]]
  responses: readonly [PageName, ...PageName[]]
}

/** The specification's product route groups (§2.3); detail and report pages belong to Responses (A43). */
const groups: readonly Group[] = [
  {
    name: 'courtCase',
    verify: ['courtCaseCheck'],
    responses: ['courtCaseResponses', 'normalReport', 'immediateReport', 'delayReport'],
  },
  { name: 'bgc', verify: ['bgc', 'bgcDashboard', 'bgcHome'], responses: ['bgcResponses', 'bgcDetail'] },
  { name: 'aml', verify: ['aml'], responses: ['amlResponses', 'amlDetail', 'amlLists', 'amlSettings'] },
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
  { name: 'esign', verify: ['esign', 'esignDashboard', 'esignHome'], responses: ['esignResponses', 'esignDetail'] },
  { name: 'trubank', verify: ['trubank'], responses: ['trubankResponses', 'trubankDetail', 'trubankReport'] },
  {
    name: 'trubgv',
    verify: ['trubgv', 'trubgvVerification'],
    responses: ['trubgvResponses', 'trubgvDetail', 'trubgvDownload'],
  },
]

/** The product that a page belongs to, unless this version lacks the product. */
export function productModeOf(page: PageName, built: ReadonlySet<PageName>): ProductMode | undefined {
  const group = groups.find(({ verify, responses }) => [...verify, ...responses].includes(page))
  if (!group || !built.has(group.verify[0])) return undefined
  return {
    name: group.name,
    verify: paths[group.verify[0]],
    responses: paths[group.responses[0]],
    active: group.verify.includes(page) ? 'verification' : 'responses',
  }
}
