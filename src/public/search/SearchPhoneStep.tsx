import { useId } from 'react'
import { NumberPlate } from '../../components/plain/NumberPlate.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { CompletedStep } from './OtpStep.tsx'
import styles from './Search.module.css'
import { ActionButton, ErrorText, SearchStepForm } from './SearchStepForm.tsx'
import type { Search } from './search.ts'

interface SearchPhoneStepProps {
  search: Search
  /** 'Send OTP', in the simple variant 'Get OTP'. */
  send: string
}

export const SearchPhoneStep = ({ search, send }: SearchPhoneStepProps) => {
  const text = useTexts('publicChallanSearch')
  const id = useId()
  const { draft, busy, wrong, message, type, edit, sendCode } = search
  return (
    <SearchStepForm onSubmit={sendCode}>
      <CompletedStep edit={text('editVehicle')} disabled={busy !== null} onEdit={() => edit('vehicle')}>
        <NumberPlate rc={draft.vehicle} />
      </CompletedStep>
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
      <ActionButton busy={busy && text(`busy.${busy}`)}>{send}</ActionButton>
      <ErrorText>{message}</ErrorText>
      <p className={styles.note}>{text('phone.note')}</p>
    </SearchStepForm>
  )
}
