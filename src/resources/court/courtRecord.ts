import type { CourtMode } from '../../../contracts/court/modes.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import type { ResultOf } from '../../../contracts/products/index.ts'
import type { VerificationDetail } from '../verifications/record.ts'

/** A court check with its own input and result. */
export type CourtRecord = Omit<VerificationDetail, 'input' | 'result'> & {
  input: Record<string, string | null>
  result: ResultOf<'court-case-check'> | null
}

/** The page of each kind of report. */
export const courtReportPaths: Record<CourtMode, string> = {
  normal: paths.normalReport,
  immediate: paths.immediateReport,
  delayed: paths.delayReport,
}
