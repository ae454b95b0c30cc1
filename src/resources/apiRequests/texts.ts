import { usage as en } from '../../../contracts/messages/en/usage.ts'
import { usage as hi } from '../../../contracts/messages/hi/usage.ts'
import type { TextKey } from '../../../contracts/messages/types.ts'
import { usePlainTexts } from '../../i18n/plainTexts.ts'

export type UsageText = (key: TextKey<typeof en>, values?: Record<string, string | number>) => string

/** What usage and the request log say, on either side; it loads with their pages. */
export const useUsageText = (): UsageText => usePlainTexts({ en, hi })
