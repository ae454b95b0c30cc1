import type { ProductId } from '../../../../contracts/products/index.ts'
import { courtReport } from './courtReport.ts'
import type { ProductReport } from './define.ts'
import { statementReport } from './statementReport.ts'

/** The report of every other product is made from its declaration. */
export const productReports: Partial<Record<ProductId, ProductReport>> = {
  'court-case-check': courtReport,
  'bank-statement': statementReport,
}
