import { Button, MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { mapBulkColumns } from '../../../../contracts/calls/bulk.ts'
import type { Product } from '../../../../contracts/products/index.ts'
import { InlineAlert } from '../../../components/InlineAlert.tsx'
import { useCallMutation } from '../../../dataProvider/useCallQuery.ts'
import { decapitalize } from '../../../i18n/decapitalize.ts'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './Bulk.module.css'
import { firstUnmappedField, type Job } from './job.ts'
import { SaveColumns, SavedColumns } from './SavedColumns.tsx'

/** Maps file columns to inputs, with sample values for each column. */
export const ColumnMapping = ({ product, job, onDone }: { product: Product; job: Job; onDone: () => void }) => {
  const text = useTexts('bulkScreen')
  const locale = useLocale()
  const [mapping, setMapping] = useState(job.mapping)
  const [template, setTemplate] = useState('')
  const { mutate, isPending, error } = useCallMutation(mapBulkColumns)
  const missing = firstUnmappedField(product, { mapping })
  const choose = (source: string, column: number | null) =>
    setMapping(mapping.map(one => (one.source === source ? { source, column } : one)))
  return (
    <div className={styles.mapping}>
      <p className={styles.quiet}>
        <strong>{text('mapping.title')}</strong> {firstUnmappedField(product, job) && text('mapping.detail')}
      </p>
      <SavedColumns
        product={product}
        job={job}
        chosen={template}
        onChoose={(id, columns) => {
          setTemplate(id)
          if (columns) setMapping(columns)
        }}
      />
      {product.inputFields.map(({ source, label }) => {
        const column = mapping.find(one => one.source === source)?.column ?? null
        const samples = column === null ? undefined : job.columns[column]?.samples.slice(0, 3).join(', ')
        return (
          <TextField
            select
            key={source}
            label={label[locale]}
            value={column ?? ''}
            helperText={samples && text('mapping.sample', { samples })}
            onChange={event => choose(source, event.target.value === '' ? null : Number(event.target.value))}
            slotProps={{ select: { displayEmpty: true } }}
          >
            <MenuItem value="">{text('mapping.none')}</MenuItem>
            {job.columns.map(({ header }, index) => (
              <MenuItem key={index} value={index}>
                {header || `${index + 1}`}
              </MenuItem>
            ))}
          </TextField>
        )
      })}
      {error && <InlineAlert tone="danger">{error.message}</InlineAlert>}
      <div className={styles.saved}>
        <Button
          variant="outlined"
          disabled={isPending || missing !== undefined}
          onClick={() =>
            mutate({ params: { id: job.id }, body: { mapping, template: template || null } }, { onSuccess: onDone })
          }
        >
          {text('mapping.save')}
        </Button>
        <SaveColumns job={job} mapping={mapping} onSaved={setTemplate} />
      </div>
      {missing && (
        <p className={styles.quiet}>{text('mapping.required', { field: decapitalize(missing.label[locale]) })}</p>
      )}
    </div>
  )
}
