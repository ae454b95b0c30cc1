import { Button } from '../../components/plain/Button.tsx'
import { Field } from '../../components/plain/Field.tsx'
import { useTexts } from '../../i18n/useTexts.ts'

interface SentToProps {
  label: string
  value: string
  autoComplete: string
  edit?: string
  editLabel?: string
  onEdit: () => void
}

/** The address that the code was sent to. Editing it returns to step one (A5). */
export const SentTo = ({ label, value, autoComplete, edit, editLabel, onEdit }: SentToProps) => {
  const text = useTexts('signIn')
  return (
    <Field
      label={label}
      value={value}
      readOnly
      autoComplete={autoComplete}
      action={
        <Button look="link" aria-label={editLabel} onClick={onEdit}>
          {edit ?? text('edit')}
        </Button>
      }
    />
  )
}
