import { Button } from '@mui/material'
import { BookOpen } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { isProductId, type ProductId, productIds } from '../../../contracts/checks/catalogue.ts'
import { useSession } from '../../authProvider/session.ts'
import { PageHeader } from '../../components/PageHeader.tsx'
import { PageTitle } from '../../components/usePageTitle.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useDeclaration } from '../../resources/verifications/declarations.ts'
import { ApiConsole } from './ApiConsole.tsx'

/** The test console. The product is in the address, so that it can be linked to. */
const TestApis = () => {
  const text = useTexts('testApis')
  const { config } = useSession()
  const [search, setSearch] = useSearchParams()
  const productId = search.get('product') ?? ''
  const product = useDeclaration(isProductId(productId) ? productId : (productIds[0] as ProductId))
  return (
    <>
      <PageTitle title={text('title')} />
      <PageHeader
        title={text('title')}
        actions={
          <Button variant="outlined" startIcon={<BookOpen />} href={config.apiDocsUrl} target="_blank" rel="noreferrer">
            {text('docs')}
          </Button>
        }
      />
      <ApiConsole product={product} onProduct={next => setSearch({ product: next }, { replace: true })} />
    </>
  )
}

export default TestApis
