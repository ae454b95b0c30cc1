import { useEffect } from 'react'
import { OtpStep } from './OtpStep.tsx'
import { PhoneStep } from './PhoneStep.tsx'
import type { SearchStepsProps } from './search.ts'

/** The phone, then its code. */
const LaterSteps = ({ search, labels }: SearchStepsProps) => {
  // Whoever goes back to the number stands in its field again.
  useEffect(() => () => document.querySelector<HTMLElement>('input[name="vehicle"]')?.focus(), [])
  return search.step === 'phone' ? (
    <PhoneStep search={search} send={labels.send} />
  ) : (
    <OtpStep search={search} verifyLabel={labels.verify} />
  )
}

export default LaterSteps
