import { Button, Skeleton } from '@mui/material'
import { SearchX } from 'lucide-react'
import { useGetOne } from 'ra-core'
import { Title } from 'react-admin'
import { Link, useSearchParams } from 'react-router-dom'
import { paths } from '../../../contracts/paths.ts'
import type { ChallanOrderDetail } from '../../../contracts/resources/challanOrder.ts'
import { EmptyState, LoadError } from '../../components/EmptyState.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import type { CallError } from '../../dataProvider/callError.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { ChallanOrderDetails } from './ChallanOrderDetails.tsx'

/** One order: how far it is, its challans, what was paid. `?id=cho_…`. */
const ChallanOrderPage = () => {
  const text = useTexts('challanTool')
  const [query] = useSearchParams()
  const id = query.get('id') ?? ''
  return (
    <>
      <Title title={text('order.title')} />
      <PageHeader
        crumbs={[
          { label: text('title'), to: paths.challanDashboard },
          { label: text('lists.title'), to: paths.challanLists },
          { label: text('order.title') },
        ]}
      />
      {id.startsWith('cho_') ? <Order key={id} id={id} /> : <Missing />}
    </>
  )
}

const Order = ({ id }: { id: string }) => {
  const text = useTexts('challanTool')
  const { data, error, refetch } = useGetOne<ChallanOrderDetail>(
    'challan-orders',
    { id, meta: { detail: true } },
    { retry: false, onError: () => {} },
  )
  const failure = error as CallError | null
  if (data) return <ChallanOrderDetails order={data} />
  if (failure?.status === 404) return <Missing />
  if (failure)
    return <LoadError title={text('order.error')} requestId={failure.requestId} onRetry={() => void refetch()} />
  return <Skeleton variant="rounded" height={420} />
}

const Missing = () => {
  const text = useTexts('challanTool')
  return (
    <EmptyState
      icon={SearchX}
      tone="neutral"
      title={text('order.missing')}
      actions={
        <Button variant="outlined" component={Link} to={paths.challanLists}>
          {text('lists.title')}
        </Button>
      }
    >
      {text('order.missingDetail')}
    </EmptyState>
  )
}

export default ChallanOrderPage
