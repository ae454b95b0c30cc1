import { CircleAlert, SearchX } from 'lucide-react'
import { useEffect } from 'react'
import { readBrandToken, writeSelection } from '../../../../contracts/challanSession.ts'
import { Button } from '../../../components/plain/Button.tsx'
import { Notice } from '../../../components/plain/Notice.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { paidFromLookup } from '../shared/paidLookup.ts'
import { useAddress } from '../shared/useAddress.ts'
import { useRestoreBrand } from '../shared/useSessionBrand.ts'
import { More } from './Buttons.tsx'
import { Known } from './Known.tsx'
import { type Landed, outcomeOf } from './outcome.ts'
import { useOrderStatus } from './useOrderStatus.ts'
import { Waiting } from './Waiting.tsx'

/** After the payment: the order's own status, whatever the address says, also in another tab (A88, A119). */
export const Result = ({ landed }: { landed: Landed }) => {
  const text = useTexts('publicChallanOrders')
  const code = useAddress().get('order')
  const { asked, again } = useOrderStatus(code)
  const found = asked.state === 'found' ? asked.found : null
  const outcome = found && outcomeOf(found.order, landed)
  const restore = useRestoreBrand()
  const token = found?.brand?.token

  useEffect(() => {
    if (token) restore(token)
  }, [token, restore])

  useEffect(() => {
    // What is paid is not selected again, and the list asks for it anew; what failed is.
    if (outcome !== 'paid') return
    writeSelection(sessionStorage, [])
    paidFromLookup()
  }, [outcome])

  if (asked.state === 'found' && outcome)
    return <Known found={asked.found} outcome={outcome} slow={asked.slow} onAgain={again} />
  if (asked.state === 'failed')
    return (
      <div role="alert">
        <Notice
          icon={CircleAlert}
          title={text('result.errorTitle')}
          action={<Button onClick={again}>{text('result.look')}</Button>}
        >
          {asked.message} {text('result.errorDetail')}
        </Notice>
      </div>
    )
  if (asked.state === 'loading' && code !== null) return <Waiting />
  return <Nothing known={code === null} />
}

const Nothing = ({ known }: { known: boolean }) => {
  const text = useTexts('publicChallanOrders')
  const token = readBrandToken(sessionStorage)
  return (
    <Notice
      icon={SearchX}
      title={text(known ? 'result.noOrderTitle' : 'result.unknownTitle')}
      action={<More token={token} />}
    >
      {text('result.noOrderDetail')}
    </Notice>
  )
}
