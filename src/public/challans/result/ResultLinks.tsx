import { paths } from '../../../../contracts/platform/paths.ts'
import { LinkButton } from '../../../components/plain/LinkButton.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { searchStartUrl } from '../shared/searchUrls.ts'

interface ToStart {
  /** The brand's token; null if the payment started in the console (A119). */
  token: string | null
}

export const SearchMoreLink = ({ token }: ToStart) => {
  const text = useTexts('publicChallanOrders')
  return <LinkButton href={token ? searchStartUrl(token) : paths.challanDashboard}>{text('result.more')}</LinkButton>
}

/** Adds `retry=true` (A89). */
export const RetryLink = ({ token }: ToStart) => {
  const text = useTexts('publicChallanOrders')
  const start = token ? searchStartUrl(token, { retry: true }) : `${paths.challanDashboard}?retry=true`
  return <LinkButton href={start}>{text('result.retry')}</LinkButton>
}
