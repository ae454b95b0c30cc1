import { TextField } from '@mui/material'
import type { ReactNode } from 'react'
import { priceLimits } from '../../../../contracts/prices.ts'
import { SegmentedControl } from '../../../components/SegmentedControl.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './Pricing.module.css'
import { latestStartDay, type PriceDraft, type PriceDraftErrors, tomorrow } from './priceDraft.ts'

interface EffectiveDateFieldsProps {
  draft: PriceDraft
  /** Null until the form was sent once. */
  problems: Pick<PriceDraftErrors, 'day' | 'reason'> | null
  onChange: (more: Partial<PriceDraft>) => void
  /** Between the two: a last day. */
  children?: ReactNode
}

/** From when a decision holds, and its reason. */
export const EffectiveDateFields = ({ draft, problems, onChange, children }: EffectiveDateFieldsProps) => {
  const text = useTexts('adminPricing')
  return (
    <>
      <div className={styles.start}>
        <span aria-hidden="true">{text('form.start')}</span>
        <SegmentedControl
          fullWidth
          label={text('form.start')}
          value={draft.start}
          options={(['now', 'day'] as const).map(value => ({ value, label: text(`form.${value}`) }))}
          onChange={start => onChange({ start })}
        />
        <p>{text('form.replaces')}</p>
      </div>
      {draft.start === 'day' && (
        <TextField
          type="date"
          label={text('form.from')}
          value={draft.day}
          error={!!problems?.day}
          helperText={text(problems?.day ? `form.${problems.day}` : 'form.fromHint')}
          onChange={event => onChange({ day: event.target.value })}
          slotProps={{ htmlInput: { min: tomorrow(), max: latestStartDay() }, inputLabel: { shrink: true } }}
        />
      )}
      {children}
      <TextField
        multiline
        minRows={2}
        label={text('form.reason')}
        value={draft.reason}
        error={!!problems?.reason}
        helperText={text(`form.${problems?.reason ?? 'reasonHint'}`)}
        onChange={event => onChange({ reason: event.target.value })}
        slotProps={{ htmlInput: { maxLength: priceLimits.mostReason } }}
      />
    </>
  )
}
