import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { signIn } from '../../contracts/messages/en/signIn.ts'

export interface MethodProps {
  onSignedIn: () => void
  /** Opens the registration. */
  onRegister: () => void
  preload: () => unknown
}

export interface Method {
  name: keyof (typeof signIn)['method']
  icon: LucideIcon
  Form: ComponentType<MethodProps>
}
