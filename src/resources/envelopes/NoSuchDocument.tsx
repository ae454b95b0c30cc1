import { paths } from '../../../contracts/platform/paths.ts'
import { envelopeResource } from '../../../contracts/resources/envelope.ts'
import { MissingRecord } from '../../components/MissingRecord.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'

/** The page of a document that is not there. */
export const NoSuchDocument = () => {
  const text = useTexts('esignScreen')
  const { title, missing } = envelopeResource.words ?? {}
  const locale = useLocale()
  return (
    <>
      <PageHeader crumbs={[{ label: text('product'), to: paths.esign }]} title={title?.[locale] ?? ''} />
      <MissingRecord
        title={missing?.[locale] ?? ''}
        detail={text('missing')}
        to={paths.esignResponses}
        back={text('toList')}
      />
    </>
  )
}
