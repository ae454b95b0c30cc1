/** `normal`: our copy; `immediate`: also asks the source now; `delayed`: a person of ours then decides about each case. */
export const courtModes = ['normal', 'immediate', 'delayed'] as const

export type CourtMode = (typeof courtModes)[number]

/** The mode of a check, or of a form that may not have chosen one yet. */
export const courtModeOf = (input: Record<string, unknown>): CourtMode =>
  courtModes.find(mode => mode === input['searchMode']) ?? 'normal'

/** Working days within which a delayed check is reviewed. */
export const reviewDays = 2

/** Seconds after which the sandbox finishes a delayed check of a test key. */
export const sandboxReviewSeconds = 15
