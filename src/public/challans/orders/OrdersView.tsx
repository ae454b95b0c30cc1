import { CircleAlert, LockKeyhole, ReceiptIndianRupee } from 'lucide-react'
import { type MouseEvent, useCallback, useEffect, useState } from 'react'
import { vehicleEchallanPaidList } from '../../../../contracts/calls/publicChallans.ts'
import type { ChallanOrder } from '../../../../contracts/challans/challanFields.ts'
import { readAccessToken, readBrandToken, readLookup } from '../../../../contracts/challans/challanSession.ts'
import { limits } from '../../../../contracts/platform/limits.ts'
import { paths } from '../../../../contracts/platform/paths.ts'
import { Button } from '../../../components/plain/Button.tsx'
import { LinkButton } from '../../../components/plain/LinkButton.tsx'
import { Notice } from '../../../components/plain/Notice.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { SubHeader } from '../shared/SubHeader.tsx'
import { restartPhoneSignIn, searchStartUrl } from '../shared/searchUrls.ts'
import { errorMessage, type PublicApiCall, usePublicApi } from '../shared/usePublicApi.ts'
import { closeQuery, isPlainClick, pushQuery, replaceQuery, useQueryParams } from '../shared/useQueryParams.ts'
import { VehiclePlate } from '../shared/VehiclePlate.tsx'
import { OrderCard } from './OrderCard.tsx'
import { OrderDetails } from './OrderDetails.tsx'
import styles from './Orders.module.css'

/** `?view=orders`: the orders of the phone number (§2.5, A119). */
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
        action={<LinkButton href={start}>{text('locked.action')}</LinkButton>}
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
  const look = <LinkButton href={searchStartUrl(readBrandToken(sessionStorage))}>{text('noneAction')}</LinkButton>
  return (
    <Notice icon={ReceiptIndianRupee} title={text('none')} action={look}>
      {text('noneDetail')}
    </Notice>
  )
}

export default OrdersView

/** Placeholder of four orders. */
const OrderSkeleton = ({ label }: { label: string }) => (
  <div className={styles.skeleton} role="status">
    <span className="hidden-text">{label}</span>
    <i />
    <i />
    <i />
    <i />
  </div>
)

type OrdersState =
  | { state: 'loading' }
  | { state: 'locked' }
  | { state: 'failed'; message: string }
  | { state: 'here'; orders: ChallanOrder[]; total: number; page: number }

async function load(ask: PublicApiCall, accessToken: string, page: number): Promise<OrdersState> {
  const reply = await ask(vehicleEchallanPaidList, { query: { accessToken, pageNo: page } })
  if (reply.code === 200)
    return { state: 'here', orders: reply.result, total: reply.totalRecords, page: reply.pageNumber }
  if (reply.code !== 401) return { state: 'failed', message: reply.message }
  restartPhoneSignIn()
  return { state: 'loading' }
}

/** One page of orders, newest first. */
function useOrders(page: number) {
  const { ask } = usePublicApi()
  const [attempt, setAttempt] = useState(0)
  const [loaded, setLoaded] = useState<{ of: string; orders: OrdersState } | null>(null)
  const accessToken = readAccessToken(sessionStorage)
  // Ignores results of another page or of an earlier attempt.
  const request = `${page}.${attempt}`

  useEffect(() => {
    if (!accessToken) return
    let current = true
    const keep = (orders: OrdersState) => current && setLoaded({ of: request, orders })
    load(ask, accessToken, page).then(keep, (thrown: unknown) =>
      keep({ state: 'failed', message: errorMessage(thrown) }),
    )
    return () => {
      current = false
    }
  }, [ask, accessToken, page, request])

  const orders: OrdersState = loaded?.of === request ? loaded.orders : { state: accessToken ? 'loading' : 'locked' }
  return { orders, retry: useCallback(() => setAttempt(before => before + 1), []) }
}

interface OrderGridProps {
  orders: ChallanOrder[]
  total: number
  page: number
}

/** Up to 25 orders per page (A101). The open order's code is in the address. */
const OrderGrid = ({ orders, total, page }: OrderGridProps) => {
  const code = useQueryParams().get('order')
  const open = orders.find(order => order.code === code)
  return (
    <div className={styles.place}>
      <ul className={styles.grid}>
        {orders.map(order => (
          <OrderCard key={order.code} order={order} onView={() => pushQuery({ order: order.code })} />
        ))}
      </ul>
      <Pages total={total} page={page} />
      {open && <OrderDetails order={open} onClose={() => closeQuery({ order: null })} />}
    </div>
  )
}

const Pages = ({ total, page }: Pick<OrderGridProps, 'total' | 'page'>) => {
  const text = useTexts('publicChallanOrders')
  const last = Math.max(1, Math.ceil(total / limits.pageSize))
  const [from, to] = [(page - 1) * limits.pageSize + 1, Math.min(page * limits.pageSize, total)]
  const show = (next: number) => {
    pushQuery({ page: next === 1 ? null : String(next), order: null })
    scrollTo(0, 0)
  }
  return (
    <nav className={styles.pages} aria-label={text('pages.label')}>
      <span className="num">{text('pages.range', { from, to, total })}</span>
      {last > 1 && (
        <>
          <Button look="secondary" disabled={page <= 1} onClick={() => show(page - 1)}>
            {text('pages.previous')}
          </Button>
          <Button look="secondary" disabled={page >= last} onClick={() => show(page + 1)}>
            {text('pages.next')}
          </Button>
        </>
      )}
    </nav>
  )
}
