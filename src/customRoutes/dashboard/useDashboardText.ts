import { useTranslate } from 'ra-core'
import type { dashboard } from '../../../contracts/messages/en/dashboard.ts'
import type { TextKey } from '../../../contracts/messages/types.ts'

export type DashboardText = (key: TextKey<typeof dashboard>, values?: Record<string, unknown>) => string

/** What the dashboard says. */
export const useDashboardText = (): DashboardText => {
  const translate = useTranslate()
  return (key, values) => translate(`dashboard.${key}`, values)
}
