import { type ReactNode, useId, useState } from 'react'
import { sandboxPath } from '../../../contracts/platform/challanPaths.ts'
import { otpLimits } from '../../../contracts/platform/publicLimits.ts'
import { Button } from '../../components/plain/Button.tsx'
import { CellInput } from '../../components/plain/CellInput.tsx'
import { NumberPlate } from '../../components/plain/NumberPlate.tsx'
import { useCountdown } from '../../components/plain/useCountdown.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { usePublicState } from '../state.ts'
import styles from './Search.module.css'
import { ActionButton, ErrorText, SearchStepForm } from './SearchStepForm.tsx'
import type { Search } from './search.ts'

interface OtpStepProps {
  search: Search
  /** 'Verify OTP', or 'Verify' on the page without a brand. */
  verifyLabel: string
}

/** Six boxes over one input (A96). A new code can be requested after 30 seconds (A4). */
export const OtpStep = ({ search, verifyLabel }: OtpStepProps) => {
  const text = useTexts('publicChallanSearch')
  const id = useId()
  const { config } = usePublicState()
  const { draft, code, busy, wrong, message, typeCode, edit, verify } = search
  return (
    <SearchStepForm onSubmit={() => verify()}>
      <CompletedStep edit={text('editVehicle')} disabled={busy !== null} onEdit={() => edit('vehicle')}>
        <NumberPlate rc={draft.vehicle} />
      </CompletedStep>
      <CompletedStep edit={text('editPhone')} disabled={busy !== null} onEdit={() => edit('phone')}>
        <span className="num">+91 {draft.phone.replace(/^(\d{5})(?=\d{5}$)/, '$1 ')}</span>
      </CompletedStep>
      <div className={`${styles.below} ${styles.otp}`}>
        <label htmlFor={id}>{text('otp.label')}</label>
        <CellInput
          id={id}
          digits
          length={otpLimits.digits}
          split={3}
          value={code}
          invalid={wrong !== null}
          // Read-only instead of disabled during the check, because disabling would lose the focus.
          readOnly={busy !== null}
          describedBy={`${id}p`}
          autoComplete="one-time-code"
          autoFocus
          onChange={typeCode}
          onComplete={otp => void verify(otp)}
        />
        <ErrorText id={`${id}p`}>{wrong}</ErrorText>
      </div>
      <ActionButton busy={busy && text(`busy.${busy}`)}>{verifyLabel}</ActionButton>
      <ErrorText>{message}</ErrorText>
      <Again search={search} codeId={id} />
      {config.sandbox && (
        <p className={styles.note}>
          <a href={sandboxPath} target="_blank" rel="noreferrer">
            {text('sandboxNote')}
          </a>
        </p>
      )}
    </SearchStepForm>
  )
}

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

interface AgainProps {
  search: Search
  /** ID of the code's input, which gets the focus after a new code was requested. */
  codeId: string
}

const Again = ({ search: { draft, busy, sendCode }, codeId }: AgainProps) => {
  const text = useTexts('publicChallanSearch')
  const at = draft.sent?.at ?? 0
  const [first] = useState(at)
  const left = useCountdown(at, otpLimits.resendSeconds)
  const resend = () => sendCode().then(() => document.getElementById(codeId)?.focus())
  return (
    <div className={styles.again}>
      <span role="status">{at !== first && left > 0 ? text('otp.resent') : text('otp.missing')}</span>
      {left > 0 ? (
        <span className="num">{text('otp.wait', { time: clock(left) })}</span>
      ) : (
        <Button look="link" disabled={busy !== null} onClick={() => void resend()}>
          {text('otp.resend')}
        </Button>
      )}
    </div>
  )
}

interface CompletedStepProps {
  /** Label of the edit button. */
  edit: string
  onEdit: () => void
  disabled: boolean
  children: ReactNode
}

/** A completed step with a button to edit it. */
export const CompletedStep = ({ edit, onEdit, disabled, children }: CompletedStepProps) => {
  const text = useTexts('publicChallanSearch')
  return (
    <div className={styles.chosen}>
      {children}
      <Button look="link" aria-label={edit} disabled={disabled} onClick={onEdit}>
        {text('edit')}
      </Button>
    </div>
  )
}
