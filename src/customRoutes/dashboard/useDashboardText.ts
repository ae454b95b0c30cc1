import { dashboard as en } from '../../../contracts/messages/en/dashboard.ts'
import { dashboard as hi } from '../../../contracts/messages/hi/dashboard.ts'
import { usePlainTexts } from '../../i18n/plainTexts.ts'

/** What the dashboard says. */
export const useDashboardText = () => usePlainTexts({ en, hi })

export type DashboardText = ReturnType<typeof useDashboardText>
