import { Button, Skeleton } from '@mui/material'
import { SearchX } from 'lucide-react'
import { useGetOne } from 'ra-core'
import { Link, useSearchParams } from 'react-router-dom'
import { paths } from '../../../../../contracts/paths.ts'
import type { CustomerChallanOrderDetail } from '../../../../../contracts/resources/challanOrder.ts'
import { EmptyState, LoadError } from '../../../../components/EmptyState.tsx'
import { PageHeader } from '../../../../components/PageHeader.tsx'
import type { CallError } from '../../../../dataProvider/callError.ts'
import { useTexts } from '../../../../i18n/useTexts.ts'
import { OrderPage } from './OrderPage.tsx'

/** The challans that were paid together, and what is done about them. `?id=cho_…`. */
const BatchChallanDetails = () => {
  const text = useTexts('adminChallans')
  const [query] = useSearchParams()
  const id = query.get('id') ?? ''
  return (
    <>
      <PageHeader
        crumbs={[{ label: text('title'), to: paths.adminChallanPayments }, { label: text('one.title') }]}
        title={text('one.title')}
      />
      {id.startsWith('cho_') ? <Order key={id} id={id} /> : <Missing />}
    </>
  )
}

const Order = ({ id }: { id: string }) => {
  const text = useTexts('adminChallans')
  const { data, error, refetch } = useGetOne<CustomerChallanOrderDetail>(
    'challan-payments',
    { id, meta: { detail: true } },
    { retry: false, onError: () => {} },
  )
  const failure = error as CallError | null
  if (data) return <OrderPage order={data} />
  if (failure?.status === 404) return <Missing />
  if (failure)
    return <LoadError title={text('one.error')} requestId={failure.requestId} onRetry={() => void refetch()} />
  return <Skeleton variant="rounded" height={420} />
}

const Missing = () => {
  const text = useTexts('adminChallans')
  return (
    <EmptyState
      icon={SearchX}
      tone="neutral"
      title={text('one.missing')}
      actions={
        <Button variant="outlined" component={Link} to={paths.adminChallanPayments}>
          {text('one.back')}
        </Button>
      }
    />
  )
}

export default BatchChallanDetails
