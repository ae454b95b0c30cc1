import { Button } from '@mui/material'
import { CircleX, Copy } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { fixBulkRow, keepBulkRow } from '../../../../contracts/calls/bulk.ts'
import type { InputField, Product } from '../../../../contracts/products/index.ts'
import { HighlightedText } from '../../../components/HighlightedText.tsx'
import { InlineAlert } from '../../../components/InlineAlert.tsx'
import { useCallMutation } from '../../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { FieldInput } from '../form/FieldInput.tsx'
import { useProductNames } from '../product.ts'
import styles from './Bulk.module.css'
import type { BulkRow, Job } from './job.ts'

interface ProblemRowProps {
  product: Product
  job: Job
  row: BulkRow
  onChange: () => void
}

/** The first two inputs tell a row from others; the rest is in its editor. */
export const rowLabelFields = (product: Product) => product.inputFields.slice(0, 2)

/** One row as the file has it, the wrong character marked, with its way out. */
export const ProblemRow = ({ product, job, row, onChange }: ProblemRowProps) => {
  const text = useTexts('bulkScreen')
  const { subject } = useProductNames(product)
  const [fixing, setFixing] = useState<boolean>()
  const keep = useCallMutation(keepBulkRow)
  const duplicate = row.state === 'duplicate'
  const params = { id: job.id, row: row.row }
  const words = duplicate
    ? text('check.sameAs', { subject, row: row.duplicateOf ?? '' })
    : row.problems.map(({ message }) => message).join(' ')
  const fixed = () => {
    setFixing(undefined)
    onChange()
  }
  if (fixing) return <RowEditor product={product} job={job} row={row} onDone={fixed} onClose={() => setFixing(false)} />
  return (
    <div className={styles.problem} role="row">
      <span role="cell" className={`num ${styles.number}`}>
        <span className={styles.phoneOnly}>{text('check.row')} </span>
        {row.row}
      </span>
      {rowLabelFields(product).map(field => (
        <span key={field.source} role="cell" className={styles.cell} data-plain={!field.identifier || undefined}>
          <RowCell field={field} row={row} />
        </span>
      ))}
      <span role="cell" className={styles.words} data-duplicate={duplicate || undefined}>
        {duplicate ? <Copy size={16} aria-hidden="true" /> : <CircleX size={16} aria-hidden="true" />}
        {words}
      </span>
      <span role="cell" className={styles.act}>
        {duplicate ? (
          <Button
            size="small"
            aria-label={text('check.keepRow', { row: row.row })}
            disabled={keep.isPending}
            onClick={() => keep.mutate({ params }, { onSuccess: onChange })}
          >
            {text('check.keep')}
          </Button>
        ) : (
          <Button
            size="small"
            // Left without a change: back to where it was opened.
            autoFocus={fixing === false}
            aria-label={text('check.fixRow', { row: row.row })}
            onClick={() => setFixing(true)}
          >
            {text('check.fix')}
          </Button>
        )}
      </span>
    </div>
  )
}

const RowCell = ({ field, row }: { field: InputField; row: BulkRow }) => {
  const text = useTexts('bulkScreen')
  const value = row.cells.find(({ source }) => source === field.source)?.value ?? ''
  const at = row.problems.find(problem => problem.field === field.source)?.at
  if (value === '') return <span className={`mono ${styles.none}`}>{text('check.empty')}</span>
  return field.identifier ? <HighlightedText value={value} at={at ?? undefined} /> : <span title={value}>{value}</span>
}

interface RowEditorProps {
  product: Product
  job: Job
  row: BulkRow
  onDone: () => void
  onClose: () => void
}

/** A row's inputs in its place, checked as they are typed and again when they are saved. */
const RowEditor = ({ product, job, row, onDone, onClose }: RowEditorProps) => {
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
