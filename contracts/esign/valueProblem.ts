import { type Text, text } from '../platform/text.ts'
import type { DraftField } from './draft.ts'
import { esignLimits } from './limits.ts'
import { formatFacts, latinDigits } from './valueFormats.ts'

/** What decides whether a value is right. */
export type CheckedField = Pick<DraftField, 'kind' | 'options' | 'format' | 'least' | 'most'>

/** A value as it is kept: as typed, or as its format writes it; numbers in Latin digits. */
export function normalisedValue({ kind, format }: Pick<CheckedField, 'kind' | 'format'>, value: string): string {
  if (kind === 'number') return latinDigits(value.trim())
  return kind === 'text' && format ? formatFacts[format].normalise(value) : value.trim()
}

/** What is wrong with a value that is entered in a field; null if nothing is. A missing value is judged by `required`. */
export function valueProblem(field: CheckedField, value: string): Text | null {
  switch (field.kind) {
    case 'text':
      return textProblem(field, value)
    case 'number':
      return numberProblem(field, value)
    case 'checkbox':
      return value === 'yes' || value === '' ? null : text('Check it or leave it empty.', 'टिक करें या खाली छोड़ें।')
    case 'choice':
      return field.options.includes(value) ? null : text('Choose one of the options.', 'कोई एक विकल्प चुनें।')
    default:
      return null
  }
}

function textProblem({ kind, format, least, most }: CheckedField, value: string): Text | null {
  if (format) {
    const { pattern, problem } = formatFacts[format]
    return pattern.test(normalisedValue({ kind, format }, value)) ? null : problem
  }
  const { length } = [...value]
  if (least != null && length < least) return text(`Enter at least ${least} characters.`, `कम से कम ${least} अक्षर लिखें।`)
  if (most != null && length > most) return text(`Enter at most ${most} characters.`, `ज़्यादा से ज़्यादा ${most} अक्षर लिखें।`)
  return null
}

function numberProblem({ least, most }: CheckedField, typed: string): Text | null {
  const value = latinDigits(typed)
  if (!/^-?\d{1,15}(?:\.\d{1,6})?$/.test(value)) return text('Enter a number.', 'संख्या लिखें।')
  const number = Number(value)
  if (least != null && number < least)
    return text(`Enter a number of at least ${least}.`, `${least} या उससे बड़ी संख्या लिखें।`)
  if (most != null && number > most) return text(`Enter a number of at most ${most}.`, `${most} या उससे छोटी संख्या लिखें।`)
  return null
}

/** What is wrong with the checks of a field themselves, by the name of the property. */
export function fieldLimitProblems({ kind, from, format, least, most }: DraftField) {
  const problems: { name: 'from' | 'format' | 'least' | 'most'; message: Text }[] = []
  const add = (name: (typeof problems)[number]['name'], en: string, hi: string) =>
    problems.push({ name, message: text(en, hi) })
  if (from && kind !== 'text') add('from', 'Only a text can begin with it.', 'सिर्फ़ टेक्स्ट इससे शुरू हो सकता है।')
  if (format && kind !== 'text') add('format', 'Only a text has a format.', 'फ़ॉर्मेट सिर्फ़ टेक्स्ट का होता है।')
  const isBounded = kind === 'number' || (kind === 'text' && !format)
  for (const [name, value] of Object.entries({ least, most }) as ['least' | 'most', number | null | undefined][]) {
    if (value == null) continue
    if (!isBounded) add(name, 'This field has no limits.', 'इस फ़ील्ड की कोई सीमा नहीं होती।')
    else if (kind === 'text' && (!Number.isInteger(value) || value < 0 || value > esignLimits.textCharacters))
      add(
        name,
        `Enter a number of characters up to ${esignLimits.textCharacters}.`,
        `${esignLimits.textCharacters} तक अक्षरों की संख्या लिखें।`,
      )
  }
  if (isBounded && least != null && most != null && least > most)
    add('most', 'It is smaller than the least.', 'यह सबसे छोटी सीमा से भी छोटा है।')
  return problems
}
