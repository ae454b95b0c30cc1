import { useState } from 'react'
import type { KycStepProps } from '../KycStepForm.tsx'
import { AadhaarCode } from './AadhaarCode.tsx'
import { AadhaarNumber } from './AadhaarNumber.tsx'
import type { SentCode } from './sentCode.ts'

/** The number, then the code. The number lives as long as this step is open: neither storage nor server keeps it. */
export const AadhaarStep = ({ correction }: KycStepProps) => {
  const [aadhaar, setAadhaar] = useState('')
  const [sent, setSent] = useState<SentCode>()
  const change = () => {
    setAadhaar('')
    setSent(undefined)
  }
  const shared = { aadhaar, onSent: setSent, correction }
  return sent ? (
    <AadhaarCode {...shared} sent={sent} onChange={change} />
  ) : (
    <AadhaarNumber {...shared} onNumber={setAadhaar} />
  )
}
