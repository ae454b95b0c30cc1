import type { ChallanOrder } from '../../../../contracts/calls/challanFields.ts'
import { limits } from '../../../../contracts/limits.ts'
import { Button } from '../../../components/plain/Button.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { closeQuery, pushQuery, useQueryParams } from '../shared/useQueryParams.ts'
import { OrderCard } from './OrderCard.tsx'
import { OrderDetails } from './OrderDetails.tsx'
import styles from './Orders.module.css'

interface OrderGridProps {
  orders: ChallanOrder[]
  total: number
  page: number
}

/** The orders of a page, 25 of them (A101); the one that is open stands in the address by its opaque code. */
export const OrderGrid = ({ orders, total, page }: OrderGridProps) => {
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
