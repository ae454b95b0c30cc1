import { useSearchParams } from 'react-router-dom'
import { paths } from '../../../contracts/platform/paths.ts'
import JobPage from '../verifications/bulk/JobPage.tsx'
import { BulkPlaceContext, ofBatch } from '../verifications/bulk/place.ts'

/** A file of any product: `/request-bulk-detail?id=job_…`. */
const BulkJobPage = () => {
  const [search] = useSearchParams()
  const id = search.get('id') ?? ''
  return (
    <BulkPlaceContext value={ofBatch}>
      <JobPage key={id} id={id} files={paths.batchProcessingResponses} />
    </BulkPlaceContext>
  )
}

export default BulkJobPage
