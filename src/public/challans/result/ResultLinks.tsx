import { paths } from '../../../../contracts/paths.ts'
import linkStyles from '../../../components/plain/LinkButton.module.css'
import { useTexts } from '../../../i18n/useTexts.ts'
import { searchStartUrl } from '../shared/searchUrls.ts'

interface ToStart {
  /** The brand's; without one the console is where the challan came from (A119). */
  token: string | null
}

export const SearchMoreLink = ({ token }: ToStart) => {
  const text = useTexts('publicChallanOrders')
  return (
    <a className={linkStyles.link} href={token ? searchStartUrl(token) : paths.challanDashboard}>
      {text('result.more')}
    </a>
  )
}

/** Adds `retry=true` (A89). */
export const RetryLink = ({ token }: ToStart) => {
  const text = useTexts('publicChallanOrders')
  const start = token ? searchStartUrl(token, { retry: true }) : `${paths.challanDashboard}?retry=true`
  return (
    <a className={linkStyles.link} href={start}>
      {text('result.retry')}
    </a>
  )
}
