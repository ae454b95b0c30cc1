import { type Choice, choice } from '../platform/choice.ts'

/**
 * The states of a case. `open` goes on by itself or waits for somebody, `paused` starts no further step, `done` has a verdict, `expired` ended
 * because its time was over, `cancelled` because the customer ended it.
 */
export const caseStatuses = ['open', 'paused', 'done', 'expired', 'cancelled'] as const
export type CaseStatus = (typeof caseStatuses)[number]

/**
 * The states of a step. `waiting` for earlier steps; `asked`: somebody has been asked, and nothing has come; `inProgress`: it is under way and
 * cannot be recalled; `done`: it has an outcome; `failed`: it ended without one. Not needed, because the case was decided before; not applicable,
 * because its condition does not hold.
 */
export const stepStatuses = [
  'waiting',
  'asked',
  'inProgress',
  'done',
  'failed',
  'skipped',
  'notApplicable',
  'notNeeded',
  'cancelled',
] as const
export type StepStatus = (typeof stepStatuses)[number]

/** A step in one of these states stays in it, unless it is asked again. */
export const endedStepStatuses: readonly StepStatus[] = [
  'done',
  'failed',
  'skipped',
  'notApplicable',
  'notNeeded',
  'cancelled',
]

/**
 * Whom an open case waits for: the customer, who judges a review, goes on with what is paused or sends a link again that was withdrawn; else the person
 * whom it is about; else another person, such as a referee; else staff who verify; else the platform, such as a check that is running.
 */
export const waitsOnValues = ['customer', 'person', 'other', 'staff', 'system'] as const
export type WaitsOn = (typeof waitsOnValues)[number]

export const waitsOnChoices = {
  customer: choice('You', 'आप', 'warning'),
  person: choice('The person', 'व्यक्ति', 'info'),
  other: choice('Another person', 'कोई और व्यक्ति', 'info'),
  staff: choice('Verifier', 'जाँचकर्ता', 'info'),
  system: choice('Checks', 'जाँच'),
}

export const caseStatusChoices = {
  open: choice('In progress', 'जारी', 'info'),
  paused: choice('Paused', 'रुका हुआ', 'warning'),
  done: choice('Done', 'पूरा'),
  expired: choice('Expired', 'समय निकला', 'warning'),
  cancelled: choice('Cancelled', 'रद्द'),
}

export const stepStatusChoices = {
  waiting: choice('Not started', 'शुरू नहीं'),
  asked: choice('Asked', 'पूछा गया', 'info'),
  inProgress: choice('In progress', 'जारी', 'info'),
  done: choice('Done', 'पूरा', 'success'),
  failed: choice('Failed', 'नहीं हो पाया', 'danger'),
  skipped: choice('Skipped', 'छोड़ा गया', 'warning'),
  notApplicable: choice('Not applicable', 'लागू नहीं'),
  notNeeded: choice('Not needed', 'ज़रूरत नहीं'),
  cancelled: choice('Cancelled', 'रद्द'),
}

/** What a verdict means for the person. */
export const verdictTones = ['success', 'warning', 'danger', 'neutral'] as const
export type VerdictTone = (typeof verdictTones)[number]

export const verdictToneChoices: Record<VerdictTone, Choice> = {
  success: choice('Good', 'सही', 'success'),
  warning: choice('Open', 'तय करना बाकी', 'warning'),
  danger: choice('Bad', 'सही नहीं', 'danger'),
  neutral: choice('Neither', 'कोई राय नहीं', 'neutral'),
}
