import { paths } from '../../../contracts/platform/paths.ts'
import { useCanEdit } from '../../authProvider/session.ts'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { useInitialForm } from '../verifications/form/useInitialForm.ts'
import { useProduct, useProductNames } from '../verifications/product.ts'
import { RecentChecks } from '../verifications/RecentChecks.tsx'
import { CourtForm } from './CourtForm.tsx'

/** The page on which a court check begins. */
const CourtCheckPage = () => {
  const text = useTexts('verifications')
  const more = useTexts('templates')
  const product = useProduct()
  const { label } = useProductNames(product)
  const { start, gone } = useInitialForm(product)
  const mayAct = useCanEdit()
  return (
    <>
      <PageHeader
        crumbs={[
          { label: text('products'), to: paths.products },
          { label, to: product.paths.verify },
          { label: text('verification') },
        ]}
        title={label}
      />
      {gone && <InlineAlert tone="warning">{more('drafts.gone')}</InlineAlert>}
      {mayAct ? (
        start && <CourtForm product={product} start={start} />
      ) : (
        <>
          <InlineAlert tone="info">{more('viewOnly')}</InlineAlert>
          <RecentChecks product={product} title={text('form.lastChecks')} all={product.paths.list} />
        </>
      )}
    </>
  )
}

export default CourtCheckPage
