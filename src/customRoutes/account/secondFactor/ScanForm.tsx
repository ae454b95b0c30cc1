import { Button, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { limits } from '../../../../contracts/platform/limits.ts'
import { BusyButton } from '../../../components/BusyButton.tsx'
import { CopyButton } from '../../../components/CopyButton.tsx'
import { OtpBoxes } from '../../../components/plain/OtpBoxes.tsx'
import { QrCode } from '../../../components/QrCode.tsx'
import { useCallMutation } from '../../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './SecondFactor.module.css'
import type { SecondFactorCalls, SecondFactorSetup } from './secondFactorCalls.ts'

interface ScanFormProps {
  titleId: string
  confirm: SecondFactorCalls['confirm']
  begun: SecondFactorSetup
  onCodes: (codes: string[]) => void
  onCancel: () => void
}

/** Shows the secret as a QR code and asks for the app's first code. */
export const ScanForm = ({ titleId, confirm, begun, onCodes, onCancel }: ScanFormProps) => {
  const text = useTexts('secondFactor')
  const [code, setCode] = useState('')
  const [short, setShort] = useState(false)
  const { mutateAsync, isPending, error, reset } = useCallMutation(confirm)

  const send = async (whole: string) => {
    try {
      const { recoveryCodes } = await mutateAsync({ body: { code: whole } })
      onCodes(recoveryCodes)
    } catch {
      setCode('')
    }
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const whole = code.length === limits.secondFactor.digits
    setShort(!whole)
    if (whole) void send(code)
  }

  return (
    <form onSubmit={submit}>
      <DialogTitle id={titleId}>{text('first.title')}</DialogTitle>
      <DialogContent className={styles.form}>
        <div className={styles.scan}>
          <QrCode {...begun.qr} label={text('qr')} className={styles.qr} />
          <div className={styles.beside}>
            <p>{text('scan')}</p>
            <a className={styles.open} href={begun.uri}>
              {text('open')}
            </a>
            <h3>{text('key')}</h3>
            <div className={styles.key}>
              <code>{begun.secret.match(/.{1,4}/g)?.join(' ')}</code>
              <CopyButton value={begun.secret} name={text('keyNamed')} />
            </div>
          </div>
        </div>
        <OtpBoxes
          label={text('code')}
          value={code}
          disabled={isPending}
          error={short ? text('codeShort') : error?.message}
          hint={text('codeHint')}
          onChange={value => {
            setShort(false)
            if (value) reset()
            setCode(value)
          }}
          onComplete={whole => void send(whole)}
        />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onCancel}>
          {text('cancel')}
        </Button>
        <BusyButton type="submit" variant="contained" busy={isPending}>
          {text('next')}
        </BusyButton>
      </DialogActions>
    </form>
  )
}
