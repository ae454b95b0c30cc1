import { Button } from '@mui/material'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../../../contracts/paths.ts'
import { PageHeader } from '../../../components/PageHeader.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useProduct, useProductNames } from '../product.ts'

/** The page's name and its main action, with what else can be done before it. */
export const ResponsesHeader = ({ children, to }: { children?: ReactNode; to?: string }) => {
  const text = useTexts('verifications')
  const product = useProduct()
  const { title } = useProductNames(product)
  return (
    <PageHeader
      crumbs={[
        { label: text('products'), to: paths.products },
        { label: title, to: product.paths.verify },
        { label: text('responses') },
      ]}
      title={text('list.title', { product: title })}
      actions={
        <>
          {children}
          <Button variant="contained" startIcon={<Plus />} component={Link} to={to ?? product.paths.verify}>
            {text('list.new')}
          </Button>
        </>
      }
    />
  )
}
