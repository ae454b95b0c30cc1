/** The paths of the public challan pages, separate from paths.ts to keep their first load small. */
export const challanPaths = {
  challanDetailedBrand: '/challan-detailed/:brandName',
  challanDetailed: '/challan-detailed',
  challanDetails: '/challan-details',
  challanPaid: '/challan-paid',
  challanFailed: '/challan-failed',
} as const

export const sandboxPath = '/sandbox'
