/** The public challan pages, apart from the rest of paths.ts: their first load has no room for a hundred others. */
export const challanPaths = {
  challanDetailedBrand: '/challan-detailed/:brandName',
  challanDetailed: '/challan-detailed',
  challanDetails: '/challan-details',
  challanPaid: '/challan-paid',
  challanFailed: '/challan-failed',
} as const

export const sandboxPath = '/sandbox'
