import { Button } from '@mui/material'
import { CreditCard, Plus } from 'lucide-react'
import { ListBase } from 'ra-core'
import { useEffect } from 'react'
import { Title } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { exportOrders } from '../../../contracts/calls/payments.ts'
import { limits } from '../../../contracts/limits.ts'
import { paths } from '../../../contracts/paths.ts'
import type { PaymentOrder } from '../../../contracts/resources/paymentOrder.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { ExportCsvButton } from '../../components/list/ExportCsvButton.tsx'
import { ListStates } from '../../components/list/ListStates.tsx'
import { useListFilters } from '../../components/list/useListFilters.ts'
import { useOpenRecord } from '../../components/list/useOpenRecord.ts'
import { PageHeader } from '../../components/PageHeader.tsx'
import { RecordDrawer } from '../../components/RecordDrawer.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { applyCheckoutReturn, pendingPurpose } from '../../layout/wallets/topUp/pendingPayment.ts'
import { useFundingDialog } from '../../layout/wallets/useFundingDialog.tsx'
import { useWallets } from '../../layout/wallets/useWallets.ts'
import { useIsNarrow } from '../../theme/useIsNarrow.ts'
import { OrderCards } from './OrderCards.tsx'
import { OrderFacts } from './OrderFacts.tsx'
import { OrderFilters } from './OrderFilters.tsx'
import { OrderTable } from './OrderTable.tsx'

/** What a checkout in this tab leaves in the address. */
const returned = ['order_id', 'outcome', 'payment_id', 'reason']

/** Every payment by card with its invoice, the latest first; one of them in the drawer. A checkout in this tab comes back here. */
const MyOrders = () => {
  const text = useTexts('orders')
  const [search, setSearch] = useSearchParams()
  const { outstanding } = useWallets()
  const { allowed, open, dialog } = useFundingDialog(() => {
    applyCheckoutReturn(search)
    return pendingPurpose()
  })
  const back = search.has('order_id')
  useEffect(() => {
    if (!back) return
    // Kept by now; a reload shall not come back a second time.
    setSearch(now => new URLSearchParams([...now].filter(([name]) => !returned.includes(name))), { replace: true })
  }, [back, setSearch])

  const add = allowed && !outstanding && (
    <Button variant="contained" startIcon={<Plus aria-hidden="true" />} onClick={() => open('product')}>
      {text('addBalance')}
    </Button>
  )
  return (
    <>
      <Title title={text('title')} />
      <ListBase
        perPage={limits.pageSize}
        sort={{ field: 'createdAt', order: 'DESC' }}
        // Said in the list's place, not by a toast.
        queryOptions={{ onError: () => {} }}
      >
        <PageHeader
          crumbs={[{ label: text('account'), to: paths.myAccount }, { label: text('title') }]}
          title={text('title')}
          actions={
            <>
              <ExportCsvButton call={exportOrders} name="orders" />
              {add}
            </>
          }
        />
        <OrderFilters />
        <Rows />
        <OrderDrawer />
      </ListBase>
      {dialog}
    </>
  )
}

const Rows = () => {
  const text = useTexts('orders')
  const { clearAll } = useListFilters()
  const cards = useIsNarrow()
  return (
    <ListStates
      skeleton={
        cards ? ['chip', 'long', 'number'] : ['short', 'chip', 'short', 'short', 'long', 'number', 'number', 'number']
      }
      firstUse={
        <EmptyState icon={CreditCard} title={text('none.title')}>
          {text('none.detail')}
        </EmptyState>
      }
      onClearAll={clearAll}
    >
      {cards ? <OrderCards /> : <OrderTable />}
    </ListStates>
  )
}

export default MyOrders

/** One order: what was charged and credited, and how it went. */
const OrderDrawer = () => {
  const text = useTexts('orders')
  const { id, close } = useOpenRecord()
  const words = {
    title: text('one.title'),
    close: text('one.close'),
    missing: text('one.missing'),
    error: text('one.error'),
  }
  return (
    <RecordDrawer<PaymentOrder> id={id} resource="orders" onClose={close} words={words}>
      {order => <OrderFacts order={order} />}
    </RecordDrawer>
  )
}
