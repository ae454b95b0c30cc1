import { useTranslate } from 'ra-core'
import type { walletEntries } from '../../../contracts/messages/en/walletEntries.ts'
import type { TextKey } from '../../../contracts/messages/types.ts'

/** What the statement says. */
export const useEntryText = () => {
  const translate = useTranslate()
  return (key: TextKey<typeof walletEntries>, values?: Record<string, unknown>) =>
    translate(`walletEntries.${key}`, values)
}
