import { useTranslate } from 'ra-core'
import type { bulkScreen } from '../../../contracts/messages/en/bulkScreen.ts'
import type { TextKey } from '../../../contracts/messages/types.ts'

/** What the screens of files say. */
export const useBulkText = () => {
  const translate = useTranslate()
  return (key: TextKey<typeof bulkScreen>, values?: Record<string, unknown>) => translate(`bulkScreen.${key}`, values)
}
