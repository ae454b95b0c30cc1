import { Lock, type LucideIcon, Mail, MessageCircle, Smartphone } from 'lucide-react'
import type { ComponentType } from 'react'
import type { signIn } from '../../contracts/messages/en/signIn.ts'
import { lazyPage } from '../components/plain/lazyPage.ts'
import { EmailOtpForm } from './emailOtp/EmailOtpForm.tsx'
import { wayInProgress } from './otp/sent.ts'

export interface MethodProps {
  onSignedIn: () => void
  /** Opens the registration. */
  onRegister: () => void
  warmUp: () => unknown
}

export interface Method {
  name: keyof (typeof signIn)['method']
  icon: LucideIcon
  Form: ComponentType<MethodProps>
}

const email: Method = { name: 'email', icon: Mail, Form: EmailOtpForm }

/** The ways to sign in, the default first (A1): that one comes with the page, the others when they are chosen. */
export const methods: readonly Method[] = [
  email,
  { name: 'phone', icon: Smartphone, Form: lazyPage(() => import('./phoneOtp/PhoneForm.tsx')) },
  { name: 'whatsapp', icon: MessageCircle, Form: lazyPage(() => import('./phoneOtp/WhatsappForm.tsx')) },
  { name: 'password', icon: Lock, Form: lazyPage(() => import('./password/PasswordMethod.tsx')) },
]

/** The method that waits for a code, else the default. */
export const firstMethod = (): Method => methods.find(({ name }) => name === wayInProgress()) ?? email
