import { useSearchParams } from 'react-router-dom'
import BatchChallansPage from '../batchChallans/BatchChallansPage.tsx'
import ChallanPaymentPage from './ChallanPaymentPage.tsx'

/** An order, `?id=cho_…`, or the challans that a batch of vehicles found, `?id=job_…`. */
const OrderOrBatchPage = () => {
  const id = useSearchParams()[0].get('id') ?? ''
  return id.startsWith('job_') ? <BatchChallansPage key={id} id={id} /> : <ChallanPaymentPage />
}

export default OrderOrBatchPage
