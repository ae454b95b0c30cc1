import type { MethodProps } from '../methods.ts'
import { PhoneOtpForm } from './PhoneOtpForm.tsx'

const PhoneForm = (props: MethodProps) => <PhoneOtpForm {...props} way="phone" />

export default PhoneForm
