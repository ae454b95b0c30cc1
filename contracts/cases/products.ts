import { paths } from '../platform/paths.ts'

/**
 * What a plan and its cases belong to. `general` are those that the account builds for itself; the others have pages and words of their own, over the
 * same cases.
 */
export const caseProducts = ['general', 'bgc', 'trubgv', 'onboarding', 'video-kyc'] as const
export type CaseProduct = (typeof caseProducts)[number]

/** The pages of each product's cases. The list of `general` shows the cases of all products. */
export const casePages: Record<CaseProduct, { list: string; show: string }> = {
  general: { list: paths.cases, show: paths.caseDetail },
  bgc: { list: paths.bgcResponses, show: paths.bgcDetail },
  trubgv: { list: paths.trubgvResponses, show: paths.trubgvDetail },
  onboarding: { list: paths.onboardingSolutionResponses, show: paths.onboardingSolutionDetail },
  'video-kyc': { list: paths.videoKycReports, show: paths.videoKycDetails },
}

/** The page of a product from which the file of a case is downloaded. */
export const caseDownloads: Partial<Record<CaseProduct, string>> = {
  onboarding: paths.onboardingSolutionDownload,
  'video-kyc': paths.videoKycReportDownload,
}
