import { useFormState } from 'react-hook-form'
import type { BodyFields } from '../../../contracts/platform/fieldLimits.ts'
import { InlineAlert } from '../InlineAlert.tsx'
import { type Field, limitsOf } from './field.ts'
import { FieldInput } from './inputs.tsx'

interface FormFieldsProps {
  fields: readonly Field[]
  bodyFields: BodyFields | undefined
  /** Focuses the first field, as in a dialog. */
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

/** An error that belongs to no single field. */
export const FormProblem = () => {
  const { errors } = useFormState()
  return errors.root && <InlineAlert tone="danger">{errors.root.message}</InlineAlert>
}
