import { type LucideIcon, Mail } from 'lucide-react'
import type { ComponentType } from 'react'
import type { signIn } from '../../contracts/messages/en/signIn.ts'
import { EmailOtpForm } from './emailOtp/EmailOtpForm.tsx'

export interface MethodProps {
  onSignedIn: () => void
  warmUp: () => unknown
}

export interface Method {
  name: keyof (typeof signIn)['method']
  icon: LucideIcon
  Form: ComponentType<MethodProps>
}

/** The ways to sign in, the default first (A1). */
export const methods: readonly [Method, ...Method[]] = [{ name: 'email', icon: Mail, Form: EmailOtpForm }]
