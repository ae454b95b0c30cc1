import { type Text, text } from '../../platform/text.ts'

const words: Readonly<Record<string, Text>> = {
  male: text('Male', 'पुरुष'),
  female: text('Female', 'महिला'),
  other: text('Other', 'अन्य'),
  valid: text('Valid', 'सही'),
  inactive: text('Inactive', 'निष्क्रिय'),
}

const isWord = (fact: string) => fact === 'gender' || fact === 'panStatus'

/** Whether the values of a fact, or of a contradiction, are ISO dates. */
export const isDateFact = (fact: string): boolean => fact === 'birthDate' || fact === 'incorporatedOn'

/** A value that is a code, in words; undefined for one that is shown as it is. */
export const valueWords = (fact: string, value: string): Text | undefined => (isWord(fact) ? words[value] : undefined)
