import { CircleAlert, LockKeyhole, ReceiptIndianRupee } from 'lucide-react'
import type { MouseEvent } from 'react'
import { readBrandToken, readLookup } from '../../../../contracts/challanSession.ts'
import { paths } from '../../../../contracts/paths.ts'
import { Button } from '../../../components/plain/Button.tsx'
import linkStyles from '../../../components/plain/LinkButton.module.css'
import { Notice } from '../../../components/plain/Notice.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { SubHeader } from '../shared/SubHeader.tsx'
import { searchStartUrl } from '../shared/searchUrls.ts'
import { isPlainClick, replaceQuery, useQueryParams } from '../shared/useQueryParams.ts'
import { VehiclePlate } from '../shared/VehiclePlate.tsx'
import { OrderGrid } from './OrderGrid.tsx'
import styles from './OrderSkeleton.module.css'
import { type OrdersState, useOrders } from './useOrders.ts'

/** `?view=orders`: what the phone has ordered (§2.5, A119). */
const OrdersView = () => {
  const text = useTexts('publicChallanOrders')
  const lookup = readLookup(sessionStorage)
  const page = Math.max(1, Number.parseInt(useQueryParams().get('page') ?? '1', 10) || 1)
  const { orders, retry } = useOrders(page)
  const back = {
    label: text('back'),
    href: lookup ? paths.challanDetails : searchStartUrl(readBrandToken(sessionStorage)),
    onPress: (event: MouseEvent) => {
      if (!lookup || !isPlainClick(event)) return
      event.preventDefault()
      replaceQuery({ view: null, page: null, order: null })
    },
  }
  return (
    <>
      <SubHeader back={back} aside={lookup?.rcNo && <VehiclePlate rcNo={lookup.rcNo} small />}>
        <h1>{text('title')}</h1>
      </SubHeader>
      <Body orders={orders} onRetry={retry} />
    </>
  )
}

const Body = ({ orders, onRetry }: { orders: OrdersState; onRetry: () => void }) => {
  const text = useTexts('publicChallanOrders')
  if (orders.state === 'locked') {
    const start = searchStartUrl(readBrandToken(sessionStorage), { retry: true })
    return (
      <Notice
        icon={LockKeyhole}
        title={text('locked.title')}
        action={
          <a className={linkStyles.link} href={start}>
            {text('locked.action')}
          </a>
        }
      >
        {text('locked.detail')}
      </Notice>
    )
  }
  if (orders.state === 'failed')
    return (
      <div role="alert">
        <Notice
          icon={CircleAlert}
          title={text('error.title')}
          action={<Button onClick={onRetry}>{text('error.retry')}</Button>}
        >
          {orders.message}
        </Notice>
      </div>
    )
  if (orders.state === 'loading') return <OrderSkeleton label={text('loading')} />
  if (orders.total > 0) return <OrderGrid {...orders} />
  const look = (
    <a className={linkStyles.link} href={searchStartUrl(readBrandToken(sessionStorage))}>
      {text('noneAction')}
    </a>
  )
  return (
    <Notice icon={ReceiptIndianRupee} title={text('none')} action={look}>
      {text('noneDetail')}
    </Notice>
  )
}

export default OrdersView

/** Four orders to come. */
const OrderSkeleton = ({ label }: { label: string }) => (
  <div className={styles.skeleton} role="status">
    <span className="hidden-text">{label}</span>
    <i />
    <i />
    <i />
    <i />
  </div>
)
