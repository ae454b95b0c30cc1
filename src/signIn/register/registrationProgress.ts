import { limits } from '../../../contracts/limits.ts'
import type { PhoneEntry } from '../../components/plain/phone/PhoneField.tsx'

const KEY = 'registration'

export interface Proof<Address> {
  address: Address
  verificationId: string
  /** Epoch milliseconds; the server takes a proof for half an hour. */
  provenAt: number
}

/** What has been proven so far; it survives a reload. */
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

/** Whether somebody was registering when the page was loaded again. */
export const isRegistering = (): boolean => sessionStorage.getItem(KEY) !== null
