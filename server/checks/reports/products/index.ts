import type { ProductId } from '../../../../contracts/products/index.ts'
import { courtReport } from './courtReport.ts'
import type { ProductReport } from './define.ts'
import { documentReport } from './documentReport.ts'
import { livenessReport, matchReport, searchReport } from './faceReports.ts'
import { statementReport } from './statementReport.ts'

/** The report of every other product is made from its declaration. */
export const productReports: Partial<Record<ProductId, ProductReport>> = {
  'court-case-check': courtReport,
  'bank-statement': statementReport,
  'face-match': matchReport,
  'face-liveness': livenessReport,
  'face-search': searchReport,
  'ocr-document': documentReport,
}
