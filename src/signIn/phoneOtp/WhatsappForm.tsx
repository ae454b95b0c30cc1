import type { MethodProps } from '../methods.ts'
import { PhoneOtpForm } from './PhoneOtpForm.tsx'

const WhatsappForm = (props: MethodProps) => <PhoneOtpForm {...props} way="whatsapp" />

export default WhatsappForm
