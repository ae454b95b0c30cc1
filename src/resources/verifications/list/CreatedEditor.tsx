import { Button, TextField } from '@mui/material'
import { daysAgo } from '../../../i18n/dates.ts'
import { useVerificationText } from '../texts.ts'
import styles from './List.module.css'
import { useFilters } from './useFilters.ts'

const presets = { today: 0, week: 6, month: 29 } as const

/** Days of India, both included. */
export const CreatedEditor = () => {
  const text = useVerificationText()
  const { filters, set } = useFilters()
  const day = (key: 'createdFrom' | 'createdTo', label: string) => (
    <TextField
      type="date"
      label={label}
      value={filters[key] ?? ''}
      onChange={event => set({ [key]: event.target.value })}
      slotProps={{ htmlInput: { max: daysAgo(0) } }}
    />
  )
  return (
    <div className={styles.created}>
      <div className={styles.presets}>
        {(Object.keys(presets) as (keyof typeof presets)[]).map(preset => (
          <Button
            key={preset}
            size="small"
            variant="outlined"
            onClick={() => set({ createdFrom: daysAgo(presets[preset]), createdTo: daysAgo(0) })}
          >
            {text(`filter.${preset}`)}
          </Button>
        ))}
      </div>
      <div className={styles.days}>
        {day('createdFrom', text('filter.from'))}
        {day('createdTo', text('filter.to'))}
      </div>
    </div>
  )
}
