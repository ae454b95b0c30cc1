import { useFormState } from 'react-hook-form'
import type { BodyFields } from '../../../contracts/fieldLimits.ts'
import { InlineAlert } from '../InlineAlert.tsx'
import { type Field, limitsOf } from './field.ts'
import { FieldInput } from './inputs.tsx'

interface FormFieldsProps {
  fields: readonly Field[]
  bodyFields: BodyFields | undefined
  /** In a dialog the first field takes the focus. */
  autoFocus?: boolean
}

export const FormFields = ({ fields, bodyFields, autoFocus = false }: FormFieldsProps) => {
  const first = fields.find(field => field.autoFocus) ?? fields[0]
  return fields.map(field => (
    <FieldInput
      key={field.source}
      field={field}
      limits={limitsOf(field, bodyFields)}
      autoFocus={autoFocus && field === first}
    />
  ))
}

/** What is wrong with the call as a whole. */
export const FormProblem = () => {
  const { errors } = useFormState()
  return errors.root && <InlineAlert tone="danger">{errors.root.message}</InlineAlert>
}
