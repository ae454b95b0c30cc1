import { Button, OutlinedInput } from '@mui/material'
import { daysAgo } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './List.module.css'

export interface DateRange {
  /** Days in India (`2026-11-21`), both inclusive. */
  createdFrom?: string | undefined
  createdTo?: string | undefined
}

const presets = { today: 0, week: 6, month: 29 } as const

export const DateRangeEditor = ({ days, onChange }: { days: DateRange; onChange: (days: DateRange) => void }) => {
  const text = useTexts('components')
  const day = (key: keyof DateRange, label: string) => (
    <label>
      <span>{label}</span>
      <OutlinedInput
        type="date"
        size="small"
        fullWidth
        value={days[key] ?? ''}
        onChange={event => onChange({ ...days, [key]: event.target.value || undefined })}
        slotProps={{ input: { max: daysAgo(0) } }}
      />
    </label>
  )
  return (
    <div className={styles.daysEditor}>
      <div className={styles.presets}>
        {(Object.keys(presets) as (keyof typeof presets)[]).map(preset => (
          <Button
            key={preset}
            size="small"
            variant="outlined"
            onClick={() => onChange({ createdFrom: daysAgo(presets[preset]), createdTo: daysAgo(0) })}
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
