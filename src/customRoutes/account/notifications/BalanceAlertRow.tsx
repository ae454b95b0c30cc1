import { InputAdornment, Switch, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { formatPaise } from '../../../../contracts/platform/money.ts'
import { BusyButton } from '../../../components/BusyButton.tsx'
import { paiseOf } from '../../../components/form/rupees.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './Notifications.module.css'
import { type BalanceAlert, useBalanceAlert } from './useBalanceAlert.ts'

/** In paise; the same limit as on the server. */
const MAX = 1_000_000_000

/** Whole rupees are shown without paise, as users type them. */
const typedOf = (paise: number) => (paise % 100 === 0 ? String(paise / 100) : (paise / 100).toFixed(2))

interface BalanceAlertRowProps {
  alert: BalanceAlert
  /** The wallet's balance; undefined while loading. */
  balance: number | undefined
}

export const BalanceAlertRow = ({ alert, balance }: BalanceAlertRowProps) => {
  const text = useTexts('mails')
  const { name, set, busy } = useBalanceAlert(alert)
  const [typed, setTyped] = useState(typedOf(alert.keptPaise))
  const on = alert.thresholdPaise !== null
  const paise = paiseOf(typed)
  const wrong = paise === null ? 'amountWrong' : paise > MAX ? 'amountLarge' : null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (paise !== null && !wrong) set(paise)
  }
  return (
    <>
      <div className={styles.choice}>
        <div className={styles.words}>
          <b>{name}</b>
          {balance !== undefined && (
            <span className="num">{text('alerts.balance', { amount: formatPaise(balance) })}</span>
          )}
        </div>
        <Switch
          checked={on}
          onChange={() => set(on ? null : alert.keptPaise)}
          slotProps={{ input: { 'aria-label': text('alerts.switchOf', { wallet: name }) } }}
        />
      </div>
      {on ? (
        <form className={styles.amount} onSubmit={submit} noValidate>
          <TextField
            size="small"
            label={text('alerts.amount')}
            value={typed}
            error={wrong !== null}
            helperText={text(`alerts.${wrong ?? 'amountHint'}`)}
            onChange={event => setTyped(event.target.value)}
            slotProps={{
              htmlInput: {
                'aria-label': text('alerts.amountOf', { wallet: name }),
                inputMode: 'decimal',
                autoComplete: 'off',
                maxLength: 16,
                className: 'num',
              },
              input: { startAdornment: <InputAdornment position="start">₹</InputAdornment> },
            }}
          />
          <BusyButton
            type="submit"
            variant="outlined"
            busy={busy}
            disabled={wrong !== null || paise === alert.thresholdPaise}
          >
            {text('alerts.save')}
          </BusyButton>
        </form>
      ) : (
        <p className={styles.off}>{text('alerts.off')}</p>
      )}
    </>
  )
}
