import { Checkbox, FormControlLabel, MenuItem, TextField } from '@mui/material'
import { type Purpose, purposes } from '../../../../contracts/platform/codes.ts'
import { limits } from '../../../../contracts/platform/limits.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { FieldLabel } from './FieldInput.tsx'
import styles from './Form.module.css'

export interface PurposeValues {
  purpose: Purpose | ''
  reference: string
  consent: boolean
}

interface PurposeFieldsProps {
  values: PurposeValues
  /** The consent statement. */
  consent: string
  onChange: (values: Partial<PurposeValues>) => void
}

/** Purpose, the user's own reference, and the consent of the persons who are checked. */
export const PurposeFields = ({ values, consent, onChange }: PurposeFieldsProps) => {
  const text = useTexts('verifications')
  return (
    <>
      <div className={styles.pair}>
        <TextField
          select
          label={text('form.purpose')}
          value={values.purpose}
          onChange={event => onChange({ purpose: event.target.value as Purpose })}
          slotProps={{ select: { displayEmpty: true } }}
        >
          <MenuItem value="" disabled>
            <span className={styles.placeholder}>{text('form.choosePurpose')}</span>
          </MenuItem>
          {purposes.map(purpose => (
            <MenuItem key={purpose} value={purpose}>
              {text(`purpose.${purpose}`)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          label={<FieldLabel optional label={text('form.reference')} />}
          value={values.reference}
          autoComplete="off"
          onChange={event => onChange({ reference: event.target.value })}
          slotProps={{ htmlInput: { maxLength: limits.referenceCharacters } }}
        />
      </div>
      <FormControlLabel
        label={consent}
        control={<Checkbox checked={values.consent} onChange={event => onChange({ consent: event.target.checked })} />}
      />
    </>
  )
}
