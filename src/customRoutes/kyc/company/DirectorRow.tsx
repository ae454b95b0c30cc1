import { IconButton, TextField } from '@mui/material'
import { Trash2 } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from '../Form.module.css'
import type { KycFieldError } from '../useKycStepSubmit.ts'

export interface Director {
  /** A stable React key while rows are edited. */
  key: number
  name: string
  designation: string
}

const fields = ['name', 'designation'] as const

interface DirectorRowProps {
  director: Director
  number: number
  judged: boolean
  refused: (field: 'name' | 'designation') => KycFieldError | undefined
  aside: ReactNode
  onChange: (director: Director) => void
  /** Undefined for the only row. */
  onRemove: (() => void) | undefined
}

export const DirectorRow = ({ director, number, judged, refused, aside, onChange, onRemove }: DirectorRowProps) => {
  const text = useTexts('kycScreen')
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className={styles.director}>
      <div className={styles.directorHead}>
        <strong id={id}>{text('directors.director', { number })}</strong>
        <span className={styles.directorActions}>
          {aside}
          {onRemove && (
            <IconButton size="small" aria-label={text('directors.remove', { number })} onClick={onRemove}>
              <Trash2 aria-hidden="true" />
            </IconButton>
          )}
        </span>
      </div>
      <div className={styles.pair}>
        {fields.map(field => {
          const missing = judged && director[field].trim() === ''
          const wrong = missing ? text(`directors.${field}Missing`) : refused(field)?.message
          return (
            <TextField
              key={field}
              // A row that was just added.
              autoFocus={field === 'name' && director.key > 0 && director.name === ''}
              label={text(`directors.${field}`)}
              value={director[field]}
              error={!!wrong}
              helperText={wrong}
              onChange={event => onChange({ ...director, [field]: event.target.value })}
              slotProps={{ htmlInput: { autoComplete: 'off' } }}
            />
          )
        })}
      </div>
    </div>
  )
}
