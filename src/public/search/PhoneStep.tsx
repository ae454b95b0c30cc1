import { useId } from 'react'
import { Plate } from '../../components/plain/Plate.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { ActionButton } from './ActionButton.tsx'
import { Chosen } from './Chosen.tsx'
import { Problem } from './Problem.tsx'
import styles from './Step.module.css'
import { StepForm } from './StepForm.tsx'
import type { Search } from './search.ts'

interface PhoneStepProps {
  search: Search
  /** 'Send OTP', in the simple variant 'Get OTP'. */
  send: string
}

export const PhoneStep = ({ search, send }: PhoneStepProps) => {
  const text = useTexts('publicChallanSearch')
  const id = useId()
  const { draft, busy, wrong, message, type, edit, sendCode } = search
  return (
    <StepForm onSubmit={sendCode}>
      <Chosen edit={text('editVehicle')} disabled={busy !== null} onEdit={() => edit('vehicle')}>
        <Plate rc={draft.vehicle} />
      </Chosen>
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
        <Problem id={`${id}p`}>{wrong}</Problem>
      </div>
      <ActionButton busy={busy && text(`busy.${busy}`)}>{send}</ActionButton>
      <Problem>{message}</Problem>
      <p className={styles.note}>{text('phone.note')}</p>
    </StepForm>
  )
}
