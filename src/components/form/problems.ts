import { formatCount, formatPaise } from '../../../contracts/platform/money.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { Field, Limits, Problem } from './field.ts'
import { parseRupees } from './rupees.ts'

const isEmpty = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

/** A required text may still be empty in a contract, so it must be filled in only if it has a minimum length or a pattern. */
export const mustBeFilled = (field: Field, { required, nullable, minLength = 0, pattern }: Limits) => {
  if (!required || nullable) return false
  const isText = !field.component && !['number', 'money', 'date', 'select'].includes(field.kind ?? 'text')
  return !isText || field.required === true || minLength > 0 || pattern !== undefined
}

/** Compares a number or an ISO day with its bounds. */
function outOfRange(value: unknown, { min, max }: Limits): Problem | null {
  if (typeof value !== 'number' && typeof value !== 'string') return null
  if (typeof min === typeof value && value < (min as typeof value)) return 'tooSmall'
  return typeof max === typeof value && value > (max as typeof value) ? 'tooLarge' : null
}

function problemOfText(typed: string, { minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern }: Limits) {
  if (typed.length < minLength) return 'tooShort'
  if (typed.length > maxLength) return 'tooLong'
  return pattern && !new RegExp(pattern, 'u').test(typed) ? 'pattern' : null
}

/** Checks a value against its field's limits. The server checks the same limits, and more. */
export function problemOf(field: Field, value: unknown, limits: Limits): Problem | null {
  if (Array.isArray(value)) return value.length < (limits.minItems ?? 0) ? 'tooFew' : null
  if (isEmpty(value)) return mustBeFilled(field, limits) ? 'required' : null
  if (typeof value !== 'string') return outOfRange(value, limits)
  const typed = value.trim()
  switch (field.kind) {
    case 'money':
    case 'number': {
      const number = field.kind === 'money' ? parseRupees(typed) : /^-?\d+$/.test(typed) ? Number(typed) : null
      return number === null ? 'notANumber' : outOfRange(number, limits)
    }
    case 'date':
      return outOfRange(typed, limits)
    case 'url':
      return URL.canParse(typed) ? problemOfText(typed, limits) : 'pattern'
    default:
      return problemOfText(typed, limits)
  }
}

/** The message for a problem: the field's own, or the general one. */
export function useProblemText() {
  const text = useTexts('components')
  const { day } = useDateFormats()

  const bound = (field: Field, limit: Limits['min'] = '') => {
    if (typeof limit === 'string') return day(limit)
    return field.kind === 'money' ? formatPaise(limit) : formatCount(limit)
  }
  return (field: Field, problem: Problem, limits: Limits): string => {
    const own = field.problems?.[problem] ?? (problem === 'required' ? field.problems?.tooShort : undefined)
    if (own) return own
    if (field.kind === 'reason' && (problem === 'required' || problem === 'tooShort'))
      return text('form.reasonShort', { limit: limits.minLength ?? 1 })
    const isDate = field.kind === 'date'
    switch (problem) {
      case 'required':
        return text(field.kind === 'select' ? 'form.requiredChoice' : 'form.required')
      case 'tooFew':
        return text('form.tooFew', { smart_count: limits.minItems })
      case 'tooShort':
        return text('form.tooShort', { limit: limits.minLength })
      case 'tooLong':
        return text('form.tooLong', { limit: limits.maxLength })
      case 'pattern':
        return text(field.kind === 'email' || field.kind === 'url' ? `form.${field.kind}` : 'form.pattern')
      case 'notANumber':
        return text(field.kind === 'money' ? 'form.notAnAmount' : 'form.notANumber')
      case 'tooSmall':
        return text(isDate ? 'form.tooEarly' : 'form.tooSmall', { limit: bound(field, limits.min) })
      case 'tooLarge':
        return text(isDate ? 'form.tooLate' : 'form.tooLarge', { limit: bound(field, limits.max) })
    }
  }
}
