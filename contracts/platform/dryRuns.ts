/** What a dry run asks: values that a provider documents, or what customers asked yesterday. */
export const dryRunQuestions = ['test', 'yesterday'] as const
export type DryRunQuestions = (typeof dryRunQuestions)[number]

export const dryRunStates = ['running', 'done', 'stopped', 'capped', 'failing'] as const
export type DryRunState = (typeof dryRunStates)[number]

/** Why a kept question could not be asked again. */
export const notAskedReasons = ['erased', 'changed', 'interrupted'] as const
export type NotAskedReason = (typeof notAskedReasons)[number]

export const dryRunLimits = {
  /** Questions of a run. */
  questions: 200,
  /** Counts of fewer would be about single people. */
  leastQuestions: 5,
  /** Between two questions, so that a provider's limit is not what is measured. */
  pauseMs: 200,
  /** The run ends after so many questions in a row without an answer of the provider that is tried. */
  failures: 5,
} as const
