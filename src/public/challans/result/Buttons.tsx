import { paths } from '../../../../contracts/paths.ts'
import linkStyles from '../../../components/plain/LinkButton.module.css'
import { useTexts } from '../../../i18n/useTexts.ts'
import { startAddress } from '../shared/addresses.ts'

interface ToStart {
  /** The brand's; without one the console is where the challan came from (A119). */
  token: string | null
}

export const More = ({ token }: ToStart) => {
  const text = useTexts('publicChallanOrders')
  return (
    <a className={linkStyles.link} href={token ? startAddress(token) : paths.challanDashboard}>
      {text('result.more')}
    </a>
  )
}

/** Adds `retry=true` (A89). */
export const Retry = ({ token }: ToStart) => {
  const text = useTexts('publicChallanOrders')
  const start = token ? startAddress(token, { retry: true }) : `${paths.challanDashboard}?retry=true`
  return (
    <a className={linkStyles.link} href={start}>
      {text('result.retry')}
    </a>
  )
}
