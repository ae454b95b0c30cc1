/** `normal`: our copy; `immediate`: also asks the source now. */
export const courtModes = ['normal', 'immediate'] as const

export type CourtMode = (typeof courtModes)[number]

/** The mode of a check, or of a form that may not have chosen one yet. */
export const courtModeOf = (input: Record<string, unknown>): CourtMode =>
  courtModes.find(mode => mode === input['searchMode']) ?? 'normal'
