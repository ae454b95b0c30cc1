/** The features that can be on per customer; the names are on the wire (A41). */
export const features = [
  'OnboardingSolutions',
  'GlobalOcr',
  'VideoKyc',
  'ApiPricing',
  'GlobalOcrApi',
  'VaahanAnalytics',
  'DynamicIntelligence',
  'ChallanTool',
] as const

export type Feature = (typeof features)[number]

/** Product controls are separate switches: this one shows the challan wallet, the feature of the same name the Challan menu (A32). */
export const productControls = ['ChallanTool'] as const

export type ProductControl = (typeof productControls)[number]

export const isFeature = (name: string): name is Feature => (features as readonly string[]).includes(name)
