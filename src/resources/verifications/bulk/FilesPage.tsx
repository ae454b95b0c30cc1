import { Button } from '@mui/material'
import { FileSpreadsheet, Plus, Upload } from 'lucide-react'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import type { ResourceWords } from '../../../../contracts/fields/field.ts'
import type { Product } from '../../../../contracts/products/index.ts'
import { bulkJob } from '../../../../contracts/resources/bulkJob.ts'
import { column } from '../../../components/list/declaration.ts'
import { declareList } from '../../../components/list/defineScreens.tsx'
import { ListPage } from '../../../components/list/ListPage.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { ResponsesTabs } from '../list/cells.tsx'
import { responsesCrumbs, responsesTitle } from '../list/responsesOf.ts'
import { ProductContext, useProduct } from '../product.ts'
import { FileLink, FileProgress, FileStatus, RowCount } from './fileCells.tsx'
import type { JobRow } from './job.ts'

/** Polling interval while the page is visible. */
const REFRESH_MS = 5_000

/** A product's files, latest first. */
const FilesPage = () => {
  const product = useProduct()
  const declared = useMemo(() => filesOf(product), [product])
  return (
    <ProductContext value={product}>
      <ListPage declared={declared} filter={{ product: [product.id] }} storeKey={`${product.id}.files`} />
    </ProductContext>
  )
}

export default FilesPage

const filesOf = (product: Product) =>
  declareList<keyof typeof bulkJob.fields, JobRow>(
    { ...bulkJob, words: { ...(bulkJob.words as ResourceWords), title: responsesTitle(product) } },
    {
      icon: FileSpreadsheet,
      recordRepresentation: 'fileName',
      list: {
        crumbs: responsesCrumbs(product),
        columns: [
          column('fileName', FileLink),
          column('status', FileStatus),
          column('counts', FileProgress),
          'capturedPaise',
          column('requestedBy', { quiet: true }),
          'createdAt',
        ],
        card: [
          { start: 'fileName', end: 'status' },
          { start: RowCount, end: 'capturedPaise' },
          { start: 'requestedBy', end: 'createdAt', quiet: true },
        ],
        sort: { field: 'createdAt', order: 'DESC' },
        tabs: ResponsesTabs,
        actions: NewFile,
        emptyActions: UploadFile,
        refreshEvery: REFRESH_MS,
      },
    },
  )

const useUploadPath = () => `${useProduct().paths.verify}?mode=bulk`

function NewFile() {
  const text = useTexts('responses')
  return (
    <Button variant="contained" startIcon={<Plus />} component={Link} to={useUploadPath()}>
      {text('new')}
    </Button>
  )
}

function UploadFile() {
  const text = useTexts('responses')
  return (
    <Button variant="contained" startIcon={<Upload />} component={Link} to={useUploadPath()}>
      {text('upload')}
    </Button>
  )
}
