import { type Choice, choice } from '../platform/choice.ts'

/** "Not a police certificate" in the words that every page, report and reply must print (issue 13, section 4). */
export const courtNotice = {
  en: 'This is a database search, not a police certificate.',
  hi: 'यह डेटाबेस में की गई खोज है, पुलिस का प्रमाणपत्र नहीं।',
} as const

/** Whose name is searched for. */
export const courtSubjects = ['person', 'organisation'] as const

/** How a case relates to the subject of a check. */
export const caseClasses = ['exact', 'possible', 'ruled_out'] as const

export type CaseClass = (typeof caseClasses)[number]

export const caseClassChoices: Record<CaseClass, Choice> = {
  exact: choice('Exact', 'पक्का', 'danger'),
  possible: choice('Possible', 'संभावित', 'warning'),
  ruled_out: choice('Ruled out', 'किसी और का', 'neutral'),
}
