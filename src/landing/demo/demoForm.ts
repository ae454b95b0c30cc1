import { emailErrorKey } from '../../signIn/emailErrorKey.ts'

/** The values of the form. The call has a single `name` (A106). */
export interface DemoForm {
  firstName: string
  lastName: string
  email: string
  phone: string
  company: string
}

export const emptyDemoForm: DemoForm = { firstName: '', lastName: '', email: '', phone: '', company: '' }

const letters = /^[\p{L}\p{M} ]+$/u
const tenDigits = /^\d{10}$/

type Name = 'firstName' | 'lastName'
export type ValidatedField = Name | 'email' | 'phone'

/** A problem, as the text keys of the banner and of the field's message. */
interface Problem {
  banner: 'missing' | 'emailWrong' | `${Name | 'phone'}Wrong`
  hint: `${ValidatedField}Missing` | 'letters' | 'digits' | 'email'
}

const nameProblem = (field: Name, value: string): Problem | null =>
  letters.test(value) ? null : { banner: `${field}Wrong`, hint: 'letters' }

const problems: Record<ValidatedField, (value: string) => Problem | null> = {
  firstName: value => nameProblem('firstName', value),
  lastName: value => nameProblem('lastName', value),
  email: value => (emailErrorKey(value) ? { banner: 'emailWrong', hint: 'email' } : null),
  phone: value => (tenDigits.test(value) ? null : { banner: 'phoneWrong', hint: 'digits' }),
}

const fields = Object.keys(problems) as ValidatedField[]

function problemOf(field: ValidatedField, value: string): Problem | null {
  return value === '' ? { banner: 'missing', hint: `${field}Missing` } : problems[field](value)
}

/** The invalid fields, in the form's order. Company is optional (A107). */
export const invalidDemoFields = (form: DemoForm) =>
  fields.flatMap(field => {
    const problem = problemOf(field, form[field].trim())
    return problem ? [{ field, ...problem }] : []
  })

export const toDemoRequest = ({ firstName, lastName, email, phone, company }: DemoForm) => ({
  name: `${firstName.trim()} ${lastName.trim()}`,
  email: email.trim(),
  phone: phone.trim(),
  ...(company.trim() && { companyName: company.trim() }),
})
