import { type PageName, paths } from './paths.ts'

/** A name is also the key of its words, `shell.productNames.<name>`. */
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

/** The menu inside one product: its two links, and which of them is highlighted. */
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
  { name: 'aml', verify: ['aml'], responses: ['amlResponses', 'amlDetail'] },
  { name: 'bulkPan', verify: ['bulkPan'], responses: ['bulkPanResponses', 'bulkPanDetail'] },
  { name: 'batch', verify: ['batchProcessing'], responses: ['batchProcessingResponses', 'requestBulkDetail'] },
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

/** The product inside which a page lies, unless this version does not have that product. */
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

/** The product to which a page belongs, built or not: what its page says about itself. */
export const productNameOf = (page: PageName): ProductModeName | undefined =>
  groups.find(({ verify, responses }) => [...verify, ...responses].includes(page))?.name
