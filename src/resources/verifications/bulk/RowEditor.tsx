import { Button } from '@mui/material'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { fixBulkRow } from '../../../../contracts/calls/bulk.ts'
import type { Product } from '../../../../contracts/products/index.ts'
import { InlineAlert } from '../../../components/InlineAlert.tsx'
import { useCallMutation } from '../../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { FieldInput } from '../new/FieldInput.tsx'
import styles from './Bulk.module.css'
import type { BulkRow, Job } from './job.ts'

interface RowEditorProps {
  product: Product
  job: Job
  row: BulkRow
  onDone: () => void
  onClose: () => void
}

/** A row's inputs in its place, checked as they are typed and again when they are saved. */
export const RowEditor = ({ product, job, row, onDone, onClose }: RowEditorProps) => {
  const text = useTexts('bulkScreen')
  const { mutate, isPending, error } = useCallMutation(fixBulkRow)
  const [cells, setCells] = useState(() => new Map(row.cells.map(({ source, value }) => [source, value])))
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const save = (event: FormEvent) => {
    event.preventDefault()
    const body = { cells: [...cells].map(([source, value]) => ({ source, value })) }
    mutate({ params: { id: job.id, row: row.row }, body }, { onSuccess: onDone })
  }
  return (
    <form ref={form} className={styles.fix} aria-label={text('check.fixRow', { row: row.row })} onSubmit={save}>
      {product.inputFields.map(field => (
        <FieldInput
          key={field.source}
          product={product}
          field={field}
          value={cells.get(field.source) ?? ''}
          onChange={value => setCells(new Map(cells).set(field.source, value))}
        />
      ))}
      {error && <InlineAlert tone="danger">{error.message}</InlineAlert>}
      <div className={styles.fixActions}>
        <Button type="submit" size="small" variant="contained" disabled={isPending}>
          {text('check.save')}
        </Button>
        <Button size="small" color="inherit" onClick={onClose}>
          {text('check.cancel')}
        </Button>
      </div>
    </form>
  )
}
