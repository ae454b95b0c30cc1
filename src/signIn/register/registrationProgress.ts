import { limits } from '../../../contracts/platform/limits.ts'
import type { PhoneEntry } from '../../components/plain/phone/PhoneField.tsx'

const KEY = 'registration'

export interface Proof<Address> {
  address: Address
  verificationId: string
  /** Epoch milliseconds. The server accepts a verification for half an hour. */
  provenAt: number
}

/** The verified e-mail and phone, stored so that a reload keeps them. */
export interface RegistrationProgress {
  email: Proof<string> | null
  phone: Proof<PhoneEntry> | null
}

const nothing: RegistrationProgress = { email: null, phone: null }

const current = <P extends Proof<unknown>>(proof: P | null): P | null =>
  proof && proof.provenAt + limits.proofMs > Date.now() ? proof : null

export function readRegistration(): RegistrationProgress {
  const { email, phone } = JSON.parse(sessionStorage.getItem(KEY) ?? JSON.stringify(nothing)) as RegistrationProgress
  return { email: current(email), phone: current(phone) }
}

export const saveRegistration = (progress: RegistrationProgress): void =>
  sessionStorage.setItem(KEY, JSON.stringify(progress))

export const clearRegistration = (): void => sessionStorage.removeItem(KEY)

/** Whether a registration was in progress before a reload. */
export const isRegistering = (): boolean => sessionStorage.getItem(KEY) !== null
