/** The outcome of a `/v1` call. `completed` and `not_found` are answers; `refused` is a 4xx, `failed` an internal error. */
export const apiOutcomes = ['completed', 'not_found', 'source_unavailable', 'refused', 'failed'] as const

export type ApiOutcome = (typeof apiOutcomes)[number]

/** The outcomes that count as success. */
export const answeredOutcomes = ['completed', 'not_found'] as const satisfies readonly ApiOutcome[]

/** The periods of the usage page in days, including today. */
export const usagePeriods = [7, 30, 90] as const

export type UsagePeriod = (typeof usagePeriods)[number]

/** The HTTP statuses that `/v1` answers, for a filter. */
export const gatewayStatuses = [200, 400, 401, 402, 403, 404, 409, 413, 415, 429, 500, 503] as const
