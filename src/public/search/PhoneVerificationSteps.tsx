import { useEffect, useId } from 'react'
import { NumberPlate } from '../../components/plain/NumberPlate.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { FailedLookup } from './FailedLookup.tsx'
import { CompletedStep, OtpStep } from './OtpStep.tsx'
import styles from './Search.module.css'
import { ActionButton, ErrorText, SearchStepForm } from './SearchStepForm.tsx'
import type { Search, SearchStepsProps } from './search.ts'

/** Phone number, then OTP. */
const PhoneVerificationSteps = ({ search, labels }: SearchStepsProps) => {
  // Returning to the number restores the focus to its field.
  useEffect(() => () => document.querySelector<HTMLElement>('input[name="vehicle"]')?.focus(), [])
  return search.step === 'phone' ? (
    <SearchPhoneStep search={search} send={labels.send} />
  ) : (
    <OtpStep search={search} verifyLabel={labels.verify} />
  )
}

export default PhoneVerificationSteps

interface SearchPhoneStepProps {
  search: Search
  /** 'Send OTP', or 'Get OTP' on the page without a brand. */
  send: string
}

const SearchPhoneStep = ({ search, send }: SearchPhoneStepProps) => {
  const text = useTexts('publicChallanSearch')
  const id = useId()
  const { draft, busy, wrong, message, type, edit, sendCode } = search
  return (
    <SearchStepForm onSubmit={sendCode}>
      <CompletedStep edit={text('editVehicle')} disabled={busy !== null} onEdit={() => edit('vehicle')}>
        <NumberPlate rc={draft.vehicle} />
      </CompletedStep>
      {draft.failed && <FailedLookup search={search} failed={draft.failed} />}
      <div className={styles.below}>
        <label htmlFor={id}>{text('phone.label')}</label>
        <div className={styles.phone} data-invalid={wrong ? true : undefined}>
          <span>+91</span>
          <input
            id={id}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            autoFocus
            required
            maxLength={17}
            value={draft.phone}
            aria-invalid={wrong ? true : undefined}
            aria-describedby={`${id}p`}
            onChange={({ target }) => type({ phone: target.value })}
          />
        </div>
        <ErrorText id={`${id}p`}>{wrong}</ErrorText>
      </div>
      <ActionButton busy={busy === 'sending' && text('busy.sending')}>{send}</ActionButton>
      <ErrorText>{message}</ErrorText>
      <p className={styles.note}>{text('phone.note')}</p>
    </SearchStepForm>
  )
}
