import { RecordDrawer } from '../../components/RecordDrawer.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { type ApiKey } from './apiKey.ts'
import { KeyDetail } from './KeyDetail.tsx'
import { useKeyParam } from './useKeyParam.ts'

/** One key: what it may do, how it was used, and what can be done with it. */
export const KeyDrawer = ({ owner }: { owner: boolean }) => {
  const text = useTexts('apiKeys')
  const { id, close } = useKeyParam()
  const words = {
    title: text('detail.title'),
    close: text('detail.close'),
    missing: text('detail.missing'),
    error: text('detail.error'),
  }
  return (
    <RecordDrawer<ApiKey> id={id} resource="api-keys" onClose={close} words={words}>
      {key => <KeyDetail apiKey={key} owner={owner} />}
    </RecordDrawer>
  )
}
