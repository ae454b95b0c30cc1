import { Button, Table, TableBody } from '@mui/material'
import { FileSpreadsheet, Upload } from 'lucide-react'
import { ListBase, useListContext } from 'ra-core'
import { Link } from 'react-router-dom'
import { limits } from '../../../../contracts/limits.ts'
import type { Product } from '../../../../contracts/products/index.ts'
import { bulkJob } from '../../../../contracts/resources/bulkJob.ts'
import { EmptyState, LoadError } from '../../../components/EmptyState.tsx'
import list from '../../../components/list/List.module.css'
import { ListFooter } from '../../../components/list/ListFooter.tsx'
import { SkeletonRows } from '../../../components/SkeletonRows.tsx'
import type { CallError } from '../../../dataProvider/callError.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useProduct } from '../product.ts'
import { FileTable } from './FileTable.tsx'
import type { JobRow } from './job.ts'

/** A product's files, newest first. */
const Files = () => {
  const product = useProduct()
  const { id } = product
  return (
    <ListBase
      resource={bulkJob.name}
      filter={{ product: id }}
      perPage={limits.pageSize}
      sort={{ field: 'createdAt', order: 'DESC' }}
      storeKey={`${id}.files`}
      disableSyncWithLocation
      queryOptions={{ onError: () => {}, refetchInterval: 5_000 }}
    >
      <Body product={product} />
    </ListBase>
  )
}

const Body = ({ product }: { product: Product }) => {
  const text = useTexts('bulkScreen')
  const { data, error, isPending, refetch } = useListContext<JobRow>()
  if (error && !data) {
    const { requestId } = error as CallError
    return <LoadError title={text('files.error')} requestId={requestId} onRetry={() => void refetch()} />
  }
  if (isPending)
    return (
      <div className={list.frame} aria-busy="true">
        <Table>
          <TableBody>
            <SkeletonRows rows={5} columns={['long', 'chip', 'long', 'number', 'short']} />
          </TableBody>
        </Table>
      </div>
    )
  if (data?.length === 0)
    return (
      <EmptyState
        icon={FileSpreadsheet}
        title={text('files.empty')}
        actions={
          <Button variant="contained" startIcon={<Upload />} component={Link} to={`${product.paths.verify}?mode=bulk`}>
            {text('files.upload')}
          </Button>
        }
      >
        {text('files.emptyDetail')}
      </EmptyState>
    )
  return (
    <>
      <div className={list.frame}>
        <FileTable product={product} />
      </div>
      <ListFooter />
    </>
  )
}

export default Files
