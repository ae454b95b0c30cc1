import { TextField } from '@mui/material'
import { useTexts } from '../../../../i18n/useTexts.ts'
import styles from './Brands.module.css'
import type { BrandDraft } from './brandDraft.ts'
import { useServerError } from './serverErrors.ts'

interface NameFieldsProps {
  draft: BrandDraft
  onChange: (changed: Partial<BrandDraft>) => void
}

/** What a brand is called, where its page is, and whom its customers ask. */
export const NameFields = ({ draft, onChange }: NameFieldsProps) => {
  const text = useTexts('adminChallans')
  const field = (name: FieldName) => ({ name, value: draft[name], onChange })
  return (
    <div className={styles.names}>
      <Field required label={text('brands.title')} {...field('title')} />
      <Field
        required
        label={text('brands.name')}
        hint={text('brands.nameHint', { name: draft.name || '…' })}
        {...field('name')}
      />
      <Field required type="email" label={text('brands.supportEmail')} {...field('supportEmail')} />
      <Field type="tel" label={text('brands.supportPhone')} {...field('supportPhone')} />
    </div>
  )
}

type FieldName = 'name' | 'title' | 'supportEmail' | 'supportPhone'

interface FieldProps {
  name: FieldName
  label: string
  hint?: string
  value: string
  type?: string
  required?: boolean
  onChange: NameFieldsProps['onChange']
}

const Field = ({ name, hint, value, onChange, ...more }: FieldProps) => {
  const fault = useServerError(name, value)
  return (
    <TextField
      {...more}
      value={value}
      error={fault !== undefined}
      helperText={fault ?? hint}
      onChange={event => onChange({ [name]: event.target.value })}
    />
  )
}
