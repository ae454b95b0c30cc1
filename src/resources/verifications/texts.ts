import { useTranslate } from 'ra-core'
import type { verifications } from '../../../contracts/messages/en/verifications.ts'
import type { TextKey } from '../../../contracts/messages/types.ts'

export type VerificationText = (key: TextKey<typeof verifications>, values?: Record<string, unknown>) => string

/** What the verification screens say. */
export const useVerificationText = (): VerificationText => {
  const translate = useTranslate()
  return (key, values) => translate(`verifications.${key}`, values)
}
