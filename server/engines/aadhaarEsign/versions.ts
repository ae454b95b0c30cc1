/** The versions of CCA's eSign API that are spoken. */
export const esignVersions = ['2.1', '3.2'] as const
export type EsignVersion = (typeof esignVersions)[number]
