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
  onChange?: () => void
}

/** The first two inputs identify a row; the editor shows the rest. */
export const rowLabelFields = (product: Product) => product.inputFields.slice(0, 2)

/** A problem row with the invalid character marked, and the ways to fix it. */
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
    onChange?.()
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
        {onChange && duplicate && (
          <Button
            size="small"
            aria-label={text('check.keepRow', { row: row.row })}
            disabled={keep.isPending}
            onClick={() => keep.mutate({ params }, { onSuccess: () => onChange() })}
          >
            {text('check.keep')}
          </Button>
        )}
        {onChange && !duplicate && (
          <Button
            size="small"
            // The editor was closed without a change: the focus returns to the button that opened it.
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

/** Inline editor for a row, validated while the user types and again on save. */
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
