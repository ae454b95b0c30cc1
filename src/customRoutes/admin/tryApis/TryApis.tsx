import { useSearchParams } from 'react-router-dom'
import { entryOf, isProductId, type ProductId } from '../../../../contracts/checks/catalogue.ts'
import { paths } from '../../../../contracts/platform/paths.ts'
import { PageHeader } from '../../../components/PageHeader.tsx'
import { PageTitle } from '../../../components/usePageTitle.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useDeclaration } from '../../../resources/verifications/declarations.ts'
import { Console } from './Console.tsx'
import styles from './TryApis.module.css'

const FIRST: ProductId = 'pan-check'

/** Staff's console: one question to one source, charged to no customer. The product is in the address, so that it can be linked to. */
const TryApis = () => {
  const text = useTexts('adminSources')
  const [search, setSearch] = useSearchParams()
  const id = search.get('product') ?? ''
  const product = useDeclaration(isProductId(id) ? id : FIRST)
  return (
    <>
      <PageTitle title={text('try.title')} />
      <PageHeader
        title={text('try.title')}
        crumbs={[{ label: text('apis.title'), to: paths.adminApis }, { label: text('try.title') }]}
      />
      <p className={styles.lead}>{text('try.lead')}</p>
      <Console
        key={product.id}
        product={product}
        first={search.get('source') ?? 'sandbox'}
        onProduct={next => setSearch({ product: entryOf(next).id }, { replace: true })}
      />
    </>
  )
}

export default TryApis
