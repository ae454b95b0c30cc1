import { type ReactNode, useState } from 'react'
import { checkIdentifier, type IdentifierCheck, normaliseIdentifier } from '../../contracts/identifiers.ts'
import type { Locale } from '../../contracts/text.ts'
import { useLocale } from '../i18n/locale.ts'
import { IdentifierInput } from './IdentifierInput.tsx'
import { identifierSamples } from './identifierSamples.ts'

/** A CIN has too many characters for cells. */
const inCells = (kind: FieldIdentifier) => kind !== 'cin'

/** What is wrong, and with which character, counted from zero. */
interface IdentifierProblem {
  message: string
  at?: number | undefined
}

interface IdentifierFieldProps {
  kind: FieldIdentifier
  label: string
  value: string
  onChange: (value: string) => void
  /** The form was sent: what is missing is now said. */
  judged: boolean
  hint?: string
  /** What this form asks beyond the identifier's own rules. */
  rule?: ((value: string) => IdentifierProblem | undefined) | undefined
  /** What the server found wrong. */
  refused?: IdentifierProblem | undefined
  aside?: ReactNode
}

/** An identifier, checked as it is typed, and as a whole when it is left or sent. */
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
 * The check while somebody types: a beginning is wrong only where one of its own characters is, found by filling it up from a right
 * one of the same kind. Undefined: nothing can be said yet.
 */
function checkPartialIdentifier(kind: FieldIdentifier, value: string, locale: Locale): IdentifierCheck | undefined {
  const typed = normaliseIdentifier(kind, value)
  const sample = identifierSamples[kind]
  if (typed === '') return undefined
  if (typed.length >= sample.length) return checkIdentifier(kind, typed, locale)
  const filled = checkIdentifier(kind, typed + sample.slice(typed.length), locale)
  return !filled.ok && filled.at !== undefined && filled.at < typed.length ? filled : undefined
}
