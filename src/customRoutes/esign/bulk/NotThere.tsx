import { paths } from '../../../../contracts/platform/paths.ts'
import { LoadError } from '../../../components/EmptyState.tsx'
import { MissingRecord } from '../../../components/MissingRecord.tsx'
import type { CallError } from '../../../dataProvider/callError.ts'
import { useTexts } from '../../../i18n/useTexts.ts'

/** A template or a list that cannot be shown. */
export const NotThere = ({ error, onRetry }: { error: CallError; onRetry: () => void }) => {
  const text = useTexts('esignBulk')
  if (error.status !== 404) return <LoadError isPage requestId={error.requestId} onRetry={onRetry} />
  return (
    <MissingRecord
      title={text('missing.title')}
      detail={text('missing.text')}
      to={paths.esign}
      back={text('missing.back')}
    />
  )
}
