import { InputAdornment, MenuItem, TextField } from '@mui/material'
import { formatPaise } from '../../../../contracts/money.ts'
import { SegmentedSwitch } from '../../../components/SegmentedSwitch.tsx'
import { useAdminText } from '../../../i18n/adminTexts.ts'
import styles from './Actions.module.css'
import type { Draft, problemsOf, Wallet } from './adjustment.ts'

interface AdjustFieldsProps {
  draft: Draft
  wallets: Wallet[]
  problems: ReturnType<typeof problemsOf>
  onChange: (more: Partial<Draft>) => void
}

export const AdjustFields = ({ draft, wallets, problems, onChange }: AdjustFieldsProps) => {
  const text = useAdminText()
  const available = wallets.find(({ kind }) => kind === draft.wallet)?.availablePaise ?? 0
  const wrong = problems.amount && text(`users.adjust.${problems.amount}`, { amount: formatPaise(available) })
  return (
    <>
      <div className={styles.two}>
        <TextField
          select
          label={text('users.adjust.wallet')}
          value={draft.wallet}
          onChange={event => onChange({ wallet: event.target.value as Draft['wallet'] })}
        >
          {wallets.map(({ kind }) => (
            <MenuItem key={kind} value={kind}>
              {text(`users.wallet.${kind}`)}
            </MenuItem>
          ))}
        </TextField>
        <div className={styles.direction}>
          <span>{text('users.adjust.direction')}</span>
          <SegmentedSwitch
            fullWidth
            label={text('users.adjust.direction')}
            value={draft.direction}
            options={(['credit', 'debit'] as const).map(value => ({ value, label: text(`users.adjust.${value}`) }))}
            onChange={direction => onChange({ direction })}
          />
        </div>
      </div>
      <TextField
        autoFocus
        label={text('users.adjust.amount')}
        value={draft.amount}
        error={wrong !== null}
        helperText={wrong ?? text('users.adjust.amountHint')}
        onChange={event => onChange({ amount: event.target.value })}
        slotProps={{
          htmlInput: { inputMode: 'decimal', autoComplete: 'off', maxLength: 20, className: 'num' },
          input: { startAdornment: <InputAdornment position="start">₹</InputAdornment> },
        }}
      />
      <TextField
        multiline
        minRows={2}
        label={text('users.adjust.reason')}
        value={draft.reason}
        error={problems.reason !== null}
        helperText={text(`users.adjust.${problems.reason ?? 'reasonHint'}`)}
        onChange={event => onChange({ reason: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 300 } }}
      />
    </>
  )
}
