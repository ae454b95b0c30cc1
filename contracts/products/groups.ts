import { type Text, text } from '../platform/text.ts'

/**
 * The groups of the catalogue in the order of its pages. `chart` is the series of the spending chart that a group counts towards:
 * a chart with one series per group could not be read.
 */
export const productGroups = {
  identity: { label: text('Identity', 'पहचान'), chart: 'identity' },
  bank: { label: text('Bank', 'बैंक'), chart: 'business' },
  business: { label: text('Business', 'कारोबार'), chart: 'business' },
  employment: { label: text('Employment', 'नौकरी'), chart: 'identity' },
  vehicle: { label: text('Vehicle', 'गाड़ी'), chart: 'vehicle' },
  contact: { label: text('Contact', 'संपर्क'), chart: 'other' },
  matching: { label: text('Matching', 'मिलान'), chart: 'other' },
  signing: { label: text('E-sign', 'ई-साइन'), chart: 'other' },
  records: { label: text('Court and watch lists', 'कोर्ट और वॉचलिस्ट'), chart: 'court' },
} as const satisfies Record<string, { label: Text; chart: SpendSeries }>

export type ProductGroup = keyof typeof productGroups

export const spendSeries = ['identity', 'business', 'vehicle', 'court', 'other'] as const

export type SpendSeries = (typeof spendSeries)[number]
