/* The names of the steps of a package: those of a check are derived from its own. */

export const CONSENT_STEP = 'consent'
/** Whether the consent was answered at all: what is not known about it would otherwise leave no check out. */
export const CONSENT_ANSWER = 'consent-answer'
export const PROFILE_STEP = 'profile'

export const detailsStep = (check: string): string => `${check}-details`
export const documentStep = (check: string): string => `${check}-document`
/** Reads what a step of a kind of its own has found. */
export const answerStep = (check: string): string => `${check}-answer`
export const reviewStep = (check: string): string => `${check}-review`
export const qualityStep = (check: string): string => `${check}-quality`
