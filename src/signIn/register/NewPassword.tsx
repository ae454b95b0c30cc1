import { type PasswordProblem, passwordLength, passwordProblem } from '../../../contracts/people/passwords.ts'
import { PasswordField } from '../../components/plain/PasswordField.tsx'
import { useTexts } from '../../i18n/useTexts.ts'

interface NewPasswordProps {
  label: string
  value: string
  onChange: (password: string) => void
  /** The form was submitted, so problems are shown even before anything was typed. */
  submitted: boolean
}

/** A new password. The rule (A124) is shown below it and, once it is met, the strength. */
export const NewPassword = ({ label, value, onChange, submitted }: NewPasswordProps) => {
  const text = useTexts('registration')
  const problem = passwordProblem(value)
  const strength = strengthOf(value)
  const words =
    strength === 'fair' || strength === 'good' || strength === 'strong' ? text(`strength.${strength}`) : undefined
  // While typing, a password that is too short is not an error yet. Problems that more characters cannot correct are shown at once.
  const wrong = problem && (submitted || (problem !== 'short' && value !== ''))
  return (
    <PasswordField
      label={label}
      name="new-password"
      autoComplete="new-password"
      value={value}
      hint={text('passwordRule', passwordLength)}
      success={words}
      error={wrong && text(`password_${problem}`, passwordLength)}
      onChange={event => onChange(event.target.value)}
    />
  )
}

type Strength = 'fair' | 'good' | 'strong'

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u]

/** Rates a password that meets the rule (A124). Length counts more than the kinds of characters. */
function strengthOf(password: string): PasswordProblem | Strength {
  const problem = passwordProblem(password)
  if (problem) return problem
  const used = kinds.filter(kind => kind.test(password)).length
  const points = [...password].length + 2 * used
  if (points >= 20) return 'strong'
  return points >= 16 ? 'good' : 'fair'
}
