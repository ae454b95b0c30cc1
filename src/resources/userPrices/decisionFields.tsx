import { TextField } from '@mui/material'
import { useWatch } from 'react-hook-form'
import { priceLimits } from '../../../contracts/money/prices.ts'
import { formatPaise } from '../../../contracts/platform/money.ts'
import { reasonField } from '../../components/form/field.ts'
import { parseRupees } from '../../components/form/rupees.ts'
import { useField } from '../../components/form/useField.ts'
import { SegmentedControl } from '../../components/SegmentedControl.tsx'
import { daysAgo } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './UserPrices.module.css'

export const tomorrow = () => daysAgo(-1)
export const latestStartDay = () => daysAgo(1 - priceLimits.mostDaysAhead)

/** Fields of every price decision: effective date and reason. */
export function useDecisionFields() {
  const text = useTexts('adminPricing')
  return {
    from: { source: 'from', component: <EffectiveFrom /> },
    reason: { ...reasonField, hint: text('form.reasonHint') },
  } as const
}

/** Now (null), or a day in India. */
const EffectiveFrom = () => {
  const text = useTexts('adminPricing')
  const check = (day: unknown) => (typeof day === 'string' && day < tomorrow() ? text('form.dayMissing') : undefined)
  const { value, onChange, onBlur, ref, problem } = useField({ check })
  const day = value as string | null | undefined
  return (
    <>
      <div className={styles.start}>
        <span aria-hidden="true">{text('form.start')}</span>
        <SegmentedControl
          fullWidth
          label={text('form.start')}
          value={typeof day === 'string' ? 'day' : 'now'}
          options={(['now', 'day'] as const).map(one => ({ value: one, label: text(`form.${one}`) }))}
          onChange={start => onChange(start === 'now' ? null : '')}
        />
        <p>{text('form.replaces')}</p>
      </div>
      {typeof day === 'string' && (
        <TextField
          type="date"
          label={text('form.from')}
          value={day}
          error={problem !== undefined}
          helperText={problem ?? text('form.fromHint')}
          inputRef={ref}
          onBlur={onBlur}
          onChange={event => onChange(event.target.value)}
          slotProps={{ htmlInput: { min: tomorrow(), max: latestStartDay() } }}
        />
      )}
    </>
  )
}

/** The button's label, with the price once it is valid. */
export const ConfirmPrice = ({ words }: { words: 'changing' | 'setting' }) => {
  const text = useTexts('adminPricing')
  const paise = parseRupees(String(useWatch({ name: 'pricePaise' })))
  return paise === null ? text(`${words}.confirm`) : text(`${words}.confirmTo`, { price: formatPaise(paise) })
}
