import { choice } from '../platform/choice.ts'

/** Another person than the one whom a case is about, whom a step asks by a link of their own. */

/** What the person asked is to the one whom the case is about. */
export const relations = ['manager', 'hr', 'colleague', 'client', 'teacher', 'personal'] as const
export type Relation = (typeof relations)[number]

export const relationChoices = {
  manager: choice('Manager', 'मैनेजर'),
  hr: choice('HR', 'HR'),
  colleague: choice('Colleague', 'सहकर्मी'),
  client: choice('Client', 'ग्राहक'),
  teacher: choice('Teacher', 'शिक्षक'),
  personal: choice('Personal acquaintance', 'निजी परिचित'),
}

/** Why nobody can be asked yet: there is no address, what is given is none, or it is the address of the person whom the case is about. */
export const personProblems = ['missing', 'invalid', 'own'] as const
export type PersonProblem = (typeof personProblems)[number]

/**
 * Whether an e-mail address is one of the employer's: its domain is the employer's name; it is free mail, where anybody opens a mailbox; its domain is another
 * one; or it cannot be said, because one of the two is not known.
 */
export const mailFits = ['fits', 'free', 'differs', 'unknown'] as const
export type MailFit = (typeof mailFits)[number]

export const mailFitChoices = {
  fits: choice('The employer’s', 'नियोक्ता का', 'success'),
  free: choice('Free mail provider', 'मुफ़्त मेल सेवा', 'warning'),
  differs: choice('Unlike the employer’s name', 'नियोक्ता के नाम से अलग', 'warning'),
  unknown: choice('Not known', 'पता नहीं'),
}
