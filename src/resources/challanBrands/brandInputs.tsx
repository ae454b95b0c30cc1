import { TextField } from '@mui/material'
import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import type { ChallanBrandRow } from '../../../contracts/resources/challanBrand.ts'
import { useField } from '../../components/form/useField.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { UploadInput } from '../challanPayments/UploadInput.tsx'
import styles from './ChallanBrands.module.css'

/** The brand's slug, with a live preview of the page's address. */
export const SlugInput = () => {
  const text = useTexts('adminChallans')
  const { field, value = '', onChange, onBlur, ref, problem } = useField()
  return (
    <TextField
      required
      className={styles.half}
      label={field.label}
      value={value}
      error={problem !== undefined}
      helperText={problem ?? text('brands.nameHint', { name: String(value) || '…' })}
      inputRef={ref}
      onBlur={onBlur}
      onChange={event => onChange(event.target.value.toLowerCase())}
      slotProps={{ htmlInput: { autoCapitalize: 'none', autoComplete: 'off', spellCheck: false } }}
    />
  )
}

export const ColourInput = () => {
  const problemId = useId()
  const { field, value = '', onChange, onBlur, ref, problem } = useField()
  return (
    <label className={`${styles.half} ${styles.colour}`}>
      {field.label}
      <input
        ref={ref}
        type="color"
        value={String(value)}
        aria-invalid={problem !== undefined}
        aria-describedby={problem && problemId}
        onBlur={onBlur}
        onChange={event => onChange(event.target.value)}
      />
      {problem && <span id={problemId}>{problem}</span>}
    </label>
  )
}

const MAX_BYTES = 200 * 1024
const types = ['.png', '.jpg', '.jpeg', '.webp']

/** Shows the stored logo until another file is chosen. */
export const LogoInput = ({ brand }: { brand: ChallanBrandRow | undefined }) => {
  const text = useTexts('adminChallans')
  const value: unknown = useWatch({ name: 'logoId' })
  const stored = value === undefined ? brand?.logo : null
  return (
    <div className={styles.part}>
      <h3>{text('brands.logo')}</h3>
      {stored && <img className={styles.logo} src={stored} alt={text('brands.logo')} />}
      <UploadInput
        types={types}
        maxBytes={MAX_BYTES}
        missing={text('upload.failed')}
        optional
        {...(brand?.logo && { stored: text('brands.logo') })}
      />
    </div>
  )
}
