import { useTranslate } from 'react-admin'
import type { shell } from '../../contracts/messages/en/shell.ts'
import type { TextKey } from '../../contracts/messages/types.ts'

/** The chrome's texts. */
export const useShellText = () => {
  const translate = useTranslate()
  return (key: TextKey<typeof shell>, values?: Record<string, unknown>) => translate(`shell.${key}`, values)
}
