import { useState } from 'react'
import { Title } from 'react-admin'
import { Navigate, useSearchParams } from 'react-router-dom'
import { type ChallanLookup, readLookup } from '../../../../contracts/challanSession.ts'
import { paths } from '../../../../contracts/paths.ts'
import { PageHeader } from '../../../components/PageHeader.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { Cart } from './Cart.tsx'
import { ChallanReview } from './ChallanReview.tsx'
import styles from './Payment.module.css'
import { PaymentSteps, type PaymentView } from './PaymentSteps.tsx'
import { useChallanSelection } from './useChallanSelection.ts'

/** 'Challan Payment' (§2.4): review and select, then the cart. Without a search in this tab there is nothing to pay (A75). */
const ChallanPayment = () => {
  const [lookup] = useState(() => readLookup(sessionStorage))
  if (!lookup) return <Navigate to={paths.challanDashboard} replace />
  return <Payment lookup={lookup} />
}

const Payment = ({ lookup: { challans, parentId } }: { lookup: ChallanLookup }) => {
  const text = useTexts('challanTool')
  const [query, setQuery] = useSearchParams()
  const selection = useChallanSelection(challans)
  const view: PaymentView =
    query.get('view') === 'payment-cart' && selection.picked.length > 0 ? 'payment-cart' : 'challan-details'
  const go = (next: PaymentView) =>
    setQuery(next === 'payment-cart' ? { view: next } : {}, { preventScrollReset: false })
  return (
    <>
      <Title title={text('payment.title')} />
      <PageHeader
        crumbs={[{ label: text('payment.back'), to: paths.challanDashboard }, { label: text('payment.title') }]}
        title={text('payment.title')}
      />
      <div className={styles.page}>
        <PaymentSteps view={view} selected={selection.picked.length} onGo={go} />
        {view === 'challan-details' ? (
          <ChallanReview result={challans} selection={selection} onProceed={() => go('payment-cart')} />
        ) : (
          <Cart parentId={parentId} selection={selection} onBack={() => go('challan-details')} />
        )}
      </div>
    </>
  )
}

export default ChallanPayment
