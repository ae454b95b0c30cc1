import type { MethodProps } from '../method.ts'
import { PhoneOtpForm } from './PhoneOtpForm.tsx'

const PhoneForm = (props: MethodProps) => <PhoneOtpForm {...props} way="phone" />

export default PhoneForm
