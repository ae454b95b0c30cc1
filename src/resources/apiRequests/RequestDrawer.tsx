import type { ApiLogDetail, ApiRequestDetail } from '../../../contracts/resources/apiRequest.ts'
import { useOpenRecord } from '../../components/list/useOpenRecord.ts'
import { RecordDrawer } from '../../components/RecordDrawer.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { type Audience, requestResource } from './columns.ts'
import { RequestFacts } from './RequestFacts.tsx'

/** One request: who asked what, and what was answered, which the list's rows lack. */
export const RequestDrawer = ({ side }: { side: Audience }) => {
  const text = useTexts('usage')
  const { id, close } = useOpenRecord()
  const words = {
    title: text('one.title'),
    close: text('one.close'),
    missing: text('one.missing'),
    error: text('one.error'),
  }
  return (
    <RecordDrawer<ApiRequestDetail & Partial<ApiLogDetail>>
      detail
      id={id}
      resource={requestResource[side]}
      onClose={close}
      words={words}
    >
      {request => <RequestFacts request={request} />}
    </RecordDrawer>
  )
}
