import { type ReactNode, useState } from 'react'
import {
  checkIdentifier,
  checkPartialIdentifier,
  type IdentifierKind,
  identifierFacts,
  normaliseIdentifier,
} from '../../contracts/identifiers/index.ts'
import { useLocale } from '../i18n/locale.ts'
import { IdentifierInput } from './IdentifierInput.tsx'

/** What is wrong, and the zero-based index of the wrong character. */
interface IdentifierProblem {
  message: string
  at?: number | undefined
}

interface IdentifierFieldProps {
  kind: IdentifierKind
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
  const { length, cells, typing } = identifierFacts(kind)
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
        length={cells && length !== null ? length : undefined}
        digits={typing === 'digits'}
        wrongAt={wrong?.at}
        error={wrong?.message}
        success={found?.ok ? found.note : undefined}
        hint={hint}
      />
    </div>
  )
}
