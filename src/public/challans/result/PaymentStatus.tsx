import { CircleAlert, SearchX } from 'lucide-react'
import { useEffect } from 'react'
import { readBrandToken, writeSelection } from '../../../../contracts/challans/challanSession.ts'
import { Button } from '../../../components/plain/Button.tsx'
import { Notice } from '../../../components/plain/Notice.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { markLookupStale } from '../shared/staleLookup.ts'
import { useQueryParams } from '../shared/useQueryParams.ts'
import { useRestoreBrand } from '../shared/useSessionBrand.ts'
import { OrderResult } from './OrderResult.tsx'
import { PaymentStatusLoading } from './PaymentStatusLoading.tsx'
import { type GatewayRedirect, toPaymentOutcome } from './paymentOutcome.ts'
import { SearchMoreLink } from './ResultLinks.tsx'
import { useOrderStatus } from './useOrderStatus.ts'

/** After the payment: shows the order's status from the server, whatever the address says, in any tab (A88, A119). */
export const PaymentStatus = ({ landed }: { landed: GatewayRedirect }) => {
  const text = useTexts('publicChallanOrders')
  const code = useQueryParams().get('order')
  const { state: status, again } = useOrderStatus(code)
  const found = status.state === 'found' ? status.found : null
  const outcome = found && toPaymentOutcome(found.order, landed)
  const restore = useRestoreBrand()
  const token = found?.brand?.token

  useEffect(() => {
    if (token) restore(token)
  }, [token, restore])

  useEffect(() => {
    // Paid challans are deselected and the list is fetched again. After a failure the selection stays.
    if (outcome !== 'paid') return
    writeSelection(sessionStorage, [])
    markLookupStale()
  }, [outcome])

  if (status.state === 'found' && outcome)
    return <OrderResult found={status.found} outcome={outcome} slow={status.slow} onAgain={again} />
  if (status.state === 'failed')
    return (
      <div role="alert">
        <Notice
          icon={CircleAlert}
          title={text('result.errorTitle')}
          action={<Button onClick={again}>{text('result.look')}</Button>}
        >
          {status.message} {text('result.errorDetail')}
        </Notice>
      </div>
    )
  if (status.state === 'loading' && code !== null) return <PaymentStatusLoading />
  return <Nothing known={code === null} />
}

const Nothing = ({ known }: { known: boolean }) => {
  const text = useTexts('publicChallanOrders')
  const token = readBrandToken(sessionStorage)
  return (
    <Notice
      icon={SearchX}
      title={text(known ? 'result.noOrderTitle' : 'result.unknownTitle')}
      action={<SearchMoreLink token={token} />}
    >
      {text('result.noOrderDetail')}
    </Notice>
  )
}
