import { Lock, Mail, MessageCircle, Smartphone } from 'lucide-react'
import { lazyPage } from '../components/plain/lazyPage.ts'
import { EmailOtpForm } from './emailOtp/EmailOtpForm.tsx'
import type { Method } from './method.ts'
import { otpFlowInProgress } from './otp/sentOtp.ts'

const email: Method = { name: 'email', icon: Mail, Form: EmailOtpForm }

/** The ways to sign in, the default first (A1): that one comes with the page, the others when they are chosen. */
export const methods: readonly Method[] = [
  email,
  { name: 'phone', icon: Smartphone, Form: lazyPage(() => import('./phoneOtp/PhoneForm.tsx')) },
  { name: 'whatsapp', icon: MessageCircle, Form: lazyPage(() => import('./phoneOtp/WhatsappForm.tsx')) },
  { name: 'password', icon: Lock, Form: lazyPage(() => import('./password/PasswordMethod.tsx')) },
]

/** The method that waits for a code, else the default. */
export const initialMethod = (): Method => methods.find(({ name }) => name === otpFlowInProgress()) ?? email
