import { useEffect } from 'react'
import { OtpStep } from './OtpStep.tsx'
import { SearchPhoneStep } from './SearchPhoneStep.tsx'
import type { SearchStepsProps } from './search.ts'

/** The phone, then its code. */
const PhoneVerificationSteps = ({ search, labels }: SearchStepsProps) => {
  // Whoever goes back to the number stands in its field again.
  useEffect(() => () => document.querySelector<HTMLElement>('input[name="vehicle"]')?.focus(), [])
  return search.step === 'phone' ? (
    <SearchPhoneStep search={search} send={labels.send} />
  ) : (
    <OtpStep search={search} verifyLabel={labels.verify} />
  )
}

export default PhoneVerificationSteps
