import { Button } from '@mui/material'
import { Upload } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '../../../contracts/platform/paths.ts'
import { useCanEdit } from '../../authProvider/session.ts'
import { ChoiceEditor } from '../../components/list/ChoiceEditor.tsx'
import type { FilterEditorProps } from '../../components/list/declaration.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { FileLink } from '../verifications/bulk/fileCells.tsx'
import type { JobRow } from '../verifications/bulk/job.ts'
import { BulkPlaceContext, ofBatch } from '../verifications/bulk/place.ts'
import { useBulkProducts } from '../verifications/bulk/useBulkProducts.ts'
import { useProductLabel } from '../verifications/useProductLabel.ts'

interface CellProps {
  record: JobRow
}

/** Leads to the pages of batch processing. */
export const FileOfBatch = ({ record }: CellProps) => (
  <BulkPlaceContext value={ofBatch}>
    <FileLink record={record} />
  </BulkPlaceContext>
)

export const ProductName = ({ record }: CellProps) => useProductLabel()(record.product)

/** Filters by products. */
export const ProductEditor = ({ label, value = [], onChange }: FilterEditorProps<string[]>) => {
  const options = useBulkProducts().map(({ id, name }) => ({ value: id, label: name }))
  return <ChoiceEditor label={label} options={options} chosen={value} onChange={onChange} />
}

export const NewBatch = () => {
  const text = useTexts('batch')
  if (!useCanEdit()) return null
  return (
    <Button variant="contained" startIcon={<Upload />} component={Link} to={paths.batchProcessing}>
      {text('new')}
    </Button>
  )
}
