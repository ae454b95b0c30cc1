import type { MethodProps } from '../method.ts'
import { PhoneOtpForm } from './PhoneOtpForm.tsx'

const WhatsappForm = (props: MethodProps) => <PhoneOtpForm {...props} way="whatsapp" />

export default WhatsappForm
