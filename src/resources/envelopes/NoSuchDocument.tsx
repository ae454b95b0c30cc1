import { paths } from '../../../contracts/platform/paths.ts'
import { envelopeResource } from '../../../contracts/resources/envelope.ts'
import { MissingRecord } from '../../components/MissingRecord.tsx'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'

/** The page of a document that is not there. */
export const NoSuchDocument = () => {
  const text = useTexts('esignScreen')
  const locale = useLocale()
  return (
    <MissingRecord
      title={envelopeResource.words?.missing?.[locale] ?? ''}
      detail={text('missing')}
      to={paths.esignResponses}
      back={text('toList')}
    />
  )
}
