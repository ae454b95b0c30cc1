import { paths } from '../../../contracts/platform/paths.ts'
import { useCanEdit } from '../../authProvider/session.ts'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { useProduct, useProductNames } from '../verifications/product.ts'
import { RecentChecks } from '../verifications/RecentChecks.tsx'
import { LivenessForm } from './LivenessForm.tsx'

/** The page on which a liveness check begins. */
const LivenessPage = () => {
  const text = useTexts('verifications')
  const more = useTexts('templates')
  const product = useProduct()
  const { label } = useProductNames(product)
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
      {mayAct ? (
        <LivenessForm product={product} />
      ) : (
        <>
          <InlineAlert tone="info">{more('viewOnly')}</InlineAlert>
          <RecentChecks product={product} title={text('form.lastChecks')} all={product.paths.list} />
        </>
      )}
    </>
  )
}

export default LivenessPage
