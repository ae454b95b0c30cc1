import { useTranslate } from 'ra-core'
import type { account } from '../../../contracts/messages/en/account.ts'
import type { TextKey } from '../../../contracts/messages/types.ts'

/** What the account page says. */
export const useAccountText = () => {
  const translate = useTranslate()
  return (key: TextKey<typeof account>, values?: Record<string, unknown>) => translate(`account.${key}`, values)
}
