import { type ReactNode, useState } from 'react'
import { checkIdentifier, type IdentifierCheck, normaliseIdentifier } from '../../contracts/identifiers.ts'
import type { Locale } from '../../contracts/text.ts'
import { useLocale } from '../i18n/locale.ts'
import { IdentifierInput } from './IdentifierInput.tsx'
import { identifierSamples } from './identifierSamples.ts'

/** A CIN is too long for one cell per character. */
const inCells = (kind: FieldIdentifier) => kind !== 'cin'

/** What is wrong, and the zero-based index of the wrong character. */
interface IdentifierProblem {
  message: string
  at?: number | undefined
}

interface IdentifierFieldProps {
  kind: FieldIdentifier
  label: string
  value: string
  onChange: (value: string) => void
  /** The form was submitted, so a missing value is now reported. */
  judged: boolean
  hint?: string
  /** A check of this form, in addition to the identifier's own rules. */
  rule?: ((value: string) => IdentifierProblem | undefined) | undefined
  /** The server's error. */
  refused?: IdentifierProblem | undefined
  aside?: ReactNode
}

/** An identifier, checked while it is typed, and completely on blur and on submit. */
export const IdentifierField = ({ kind, value, judged, hint, rule, refused, ...field }: IdentifierFieldProps) => {
  const locale = useLocale()
  const [left, setLeft] = useState(false)
  const whole = judged || (left && value !== '')
  const found = whole ? checkIdentifier(kind, value, locale) : checkPartialIdentifier(kind, value, locale)
  const wrong = (found && !found.ok ? { message: found.reason, at: found.at } : undefined) ?? rule?.(value) ?? refused
  return (
    <div onBlur={() => setLeft(true)} onFocus={() => setLeft(false)}>
      <IdentifierInput
        {...field}
        value={value}
        onChange={next => field.onChange(normaliseIdentifier(kind, next))}
        {...(inCells(kind) && {
          length: identifierSamples[kind].length,
          digits: /^\d+$/.test(identifierSamples[kind]),
        })}
        wrongAt={wrong?.at}
        error={wrong?.message}
        success={found?.ok ? found.note : undefined}
        hint={hint}
      />
    </div>
  )
}

type FieldIdentifier = 'pan' | 'aadhaar' | 'gstin' | 'cin' | 'din'

/**
 * Checks an incomplete identifier. It is completed from a valid sample of the same kind and is wrong only if the error is in a typed
 * character. Undefined while nothing can be said yet.
 */
function checkPartialIdentifier(kind: FieldIdentifier, value: string, locale: Locale): IdentifierCheck | undefined {
  const typed = normaliseIdentifier(kind, value)
  const sample = identifierSamples[kind]
  if (typed === '') return undefined
  if (typed.length >= sample.length) return checkIdentifier(kind, typed, locale)
  const filled = checkIdentifier(kind, typed + sample.slice(typed.length), locale)
  return !filled.ok && filled.at !== undefined && filled.at < typed.length ? filled : undefined
}
