import { choice } from '../platform/choice.ts'

/** What a verifier of staff is asked: to judge what was found, or to look at the judgement of another. */
export const verificationTaskKinds = ['verifierReview', 'quality'] as const
export type VerificationTaskKind = (typeof verificationTaskKinds)[number]

/** `free`: nobody has taken it; `taken`: somebody judges it; `withdrawn`: its step was asked again or its case ended before it was judged. */
export const verificationTaskStates = ['free', 'taken', 'judged', 'withdrawn'] as const
export type VerificationTaskState = (typeof verificationTaskStates)[number]

/** How long a check that was taken belongs to its verifier. */
export const HOLD_HOURS = 4

export const verificationTaskKindChoices = {
  verifierReview: choice('Verification', 'वेरिफ़िकेशन'),
  quality: choice('Quality control', 'क्वालिटी की जाँच'),
}

export const verificationTaskStateChoices = {
  free: choice('Not taken', 'किसी ने नहीं लिया', 'warning'),
  taken: choice('Taken', 'लिया गया', 'info'),
  judged: choice('Judged', 'निर्णय हुआ', 'success'),
  withdrawn: choice('Withdrawn', 'वापस लिया गया'),
}
