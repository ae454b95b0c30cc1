import { Button, IconButton } from '@mui/material'
import { Plus, X } from 'lucide-react'
import { InlineAlert } from '../../../../components/InlineAlert.tsx'
import { useTexts } from '../../../../i18n/useTexts.ts'
import styles from './Brands.module.css'
import { LocalizedField, type LocalizedText } from './LocalizedField.tsx'
import { useServerError } from './serverErrors.ts'

type Field = 'figure' | 'words' | 'question' | 'answer' | 'title' | 'text' | 'point'

interface LocalizedRowsFieldProps<Row extends Partial<Record<Field, LocalizedText>>> {
  title: string
  /** In the draft: `content.questions`. */
  path: string
  fields: readonly (keyof Row & Field)[]
  /** Which of them takes several lines. */
  long?: keyof Row & Field
  rows: Row[]
  onChange: (rows: Row[]) => void
}

/** Rows of texts in both languages: questions with answers, figures with words. */
export function LocalizedRowsField<Row extends Partial<Record<Field, LocalizedText>>>(
  props: LocalizedRowsFieldProps<Row>,
) {
  const { title, path, fields, long, rows, onChange } = props
  const text = useTexts('adminChallans')
  const fault = useServerError(path, rows)
  const blank = () => Object.fromEntries(fields.map(field => [field, { en: '', hi: '' }])) as Row
  const replace = (at: number, row: Row) => onChange(rows.map((one, index) => (index === at ? row : one)))
  return (
    <div className={styles.part}>
      <h3>{title}</h3>
      {fault && <InlineAlert tone="danger">{fault}</InlineAlert>}
      {rows.map((row, index) => (
        // Rows have no names of their own; every field is controlled, so that its place is enough.
        <div key={index} className={styles.entry}>
          <div>
            {fields.map(field => (
              <LocalizedField
                key={field}
                label={text(`brands.fields.${field}`)}
                // A point is its row.
                path={field === 'point' ? `${path}.${index}` : `${path}.${index}.${field}`}
                long={field === long}
                value={row[field] as LocalizedText}
                onChange={value => replace(index, { ...row, [field]: value })}
              />
            ))}
          </div>
          <IconButton
            aria-label={text('brands.removeRow', { number: index + 1 })}
            onClick={() => onChange(rows.filter((_, at) => at !== index))}
          >
            <X aria-hidden="true" />
          </IconButton>
        </div>
      ))}
      <div>
        <Button size="small" startIcon={<Plus aria-hidden="true" />} onClick={() => onChange([...rows, blank()])}>
          {text('brands.addRow')}
        </Button>
      </div>
    </div>
  )
}
