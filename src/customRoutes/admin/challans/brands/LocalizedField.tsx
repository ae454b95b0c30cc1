import { TextField } from '@mui/material'
import { useTexts } from '../../../../i18n/useTexts.ts'
import styles from './Brands.module.css'
import { useServerError } from './serverErrors.ts'

export interface LocalizedText {
  en: string
  hi: string
}

interface LocalizedFieldProps {
  label: string
  /** In the draft: `content.headline`. */
  path: string
  value: LocalizedText
  long?: boolean
  onChange: (value: LocalizedText) => void
}

const languages = [
  { code: 'en', name: 'brands.english' },
  { code: 'hi', name: 'brands.hindi' },
] as const

/** One text in both languages, side by side. */
export const LocalizedField = ({ label, path, value, long = false, onChange }: LocalizedFieldProps) => {
  const text = useTexts('adminChallans')
  const faults = { en: useServerError(`${path}.en`, value.en), hi: useServerError(`${path}.hi`, value.hi) }
  return (
    <div className={styles.pair}>
      {languages.map(({ code, name }) => (
        <TextField
          key={code}
          label={`${label} (${text(name)})`}
          multiline={long}
          minRows={long ? 2 : undefined}
          value={value[code]}
          error={faults[code] !== undefined}
          helperText={faults[code]}
          onChange={event => onChange({ ...value, [code]: event.target.value })}
          slotProps={{ htmlInput: { lang: code } }}
        />
      ))}
    </div>
  )
}
