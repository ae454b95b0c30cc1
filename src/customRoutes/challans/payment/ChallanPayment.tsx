import { Skeleton } from '@mui/material'
import { CreditCard, ListChecks } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { readChallanSearch } from '../../../../contracts/calls/challans.ts'
import { type ChallanLookup, readLookup } from '../../../../contracts/challans/challanSession.ts'
import { paths } from '../../../../contracts/platform/paths.ts'
import { LoadError } from '../../../components/EmptyState.tsx'
import { PageHeader } from '../../../components/PageHeader.tsx'
import { PageTitle } from '../../../components/usePageTitle.ts'
import { useCallQuery } from '../../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useOpenSearch } from '../useOpenSearch.ts'
import { Cart } from './Cart.tsx'
import { ChallanReview } from './ChallanReview.tsx'
import styles from './Payment.module.css'
import { useChallanSelection } from './useChallanSelection.ts'

/** 'Challan Payment' (§2.4): select challans, then pay in the cart. `?id=chs_…` first reopens an earlier search with current prices. */
const ChallanPayment = () => {
  const text = useTexts('challanTool')
  const [query] = useSearchParams()
  const searchId = query.get('id')
  return (
    <>
      <PageTitle title={text('payment.title')} />
      <PageHeader
        crumbs={[{ label: text('payment.back'), to: paths.challanDashboard }, { label: text('payment.title') }]}
        title={text('payment.title')}
      />
      {searchId ? <EarlierSearch id={searchId} /> : <SessionSearch />}
    </>
  )
}

const EarlierSearch = ({ id }: { id: string }) => {
  const open = useOpenSearch()
  const { data, isFetching, error, refetch } = useCallQuery(readChallanSearch, { params: { id } })
  const search = isFetching ? undefined : data
  useEffect(() => {
    if (search) open(search, { replace: true })
  }, [search, open])
  if (error && !isFetching)
    return <LoadError title={error.message} requestId={error.requestId} onRetry={() => void refetch()} />
  return <Skeleton variant="rounded" height={420} />
}

/** The search stored in this tab; without one there is nothing to pay (A75). */
const SessionSearch = () => {
  const [lookup] = useState(() => readLookup(sessionStorage))
  if (!lookup) return <Navigate to={paths.challanDashboard} replace />
  return <Payment lookup={lookup} />
}

const Payment = ({ lookup: { challans, parentId } }: { lookup: ChallanLookup }) => {
  const [query, setQuery] = useSearchParams()
  const selection = useChallanSelection(challans)
  const view: PaymentView =
    query.get('view') === 'payment-cart' && selection.picked.length > 0 ? 'payment-cart' : 'challan-details'
  const go = (next: PaymentView) =>
    setQuery(next === 'payment-cart' ? { view: next } : {}, { preventScrollReset: false })
  return (
    <div className={styles.page}>
      <PaymentSteps view={view} selected={selection.picked.length} onGo={go} />
      {view === 'challan-details' ? (
        <ChallanReview result={challans} selection={selection} onProceed={() => go('payment-cart')} />
      ) : (
        <Cart parentId={parentId} selection={selection} onBack={() => go('challan-details')} />
      )}
    </div>
  )
}

const steps = [
  { view: 'challan-details', label: 'payment.details', icon: ListChecks },
  { view: 'payment-cart', label: 'payment.cart', icon: CreditCard },
] as const

type PaymentView = (typeof steps)[number]['view']

interface PaymentStepsProps {
  view: PaymentView
  selected: number
  onGo: (view: PaymentView) => void
}

/** Navigation between the two views: on the left, or above the content on phones. The cart opens once a challan is selected. */
const PaymentSteps = ({ view, selected, onGo }: PaymentStepsProps) => {
  const text = useTexts('challanTool')
  return (
    <nav className={styles.steps} aria-label={text('payment.steps')}>
      {steps.map(({ view: step, label, icon: Icon }) => (
        <button
          key={step}
          type="button"
          aria-current={view === step ? 'step' : undefined}
          disabled={step === 'payment-cart' && selected === 0}
          onClick={() => onGo(step)}
        >
          <Icon size={18} aria-hidden="true" />
          {text(label)}
        </button>
      ))}
    </nav>
  )
}

export default ChallanPayment
