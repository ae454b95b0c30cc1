import { Button, IconButton, Skeleton } from '@mui/material'
import { LayoutTemplate, Pencil, Trash2 } from 'lucide-react'
import { useGetList } from 'ra-core'
import { Link } from 'react-router-dom'
import { limits } from '../../../contracts/limits.ts'
import { productOf } from '../../../contracts/products/index.ts'
import { type InputTemplate, inputTemplate } from '../../../contracts/resources/inputTemplate.ts'
import { useCanEdit } from '../../authProvider/session.ts'
import { EmptyState, LoadError } from '../../components/EmptyState.tsx'
import { Section } from '../../components/Section.tsx'
import type { CallError } from '../../dataProvider/callError.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Templates.module.css'

interface OwnTemplatesProps {
  onEdit: (template: InputTemplate) => void
  onRemove: (template: InputTemplate) => void
}

/** The account's own templates, and what each starts. */
export const OwnTemplates = ({ onEdit, onRemove }: OwnTemplatesProps) => {
  const text = useTexts('templates')
  const { data, error, refetch } = useGetList<InputTemplate>(
    inputTemplate.name,
    { pagination: { page: 1, perPage: limits.templates.most }, sort: { field: 'name', order: 'ASC' } },
    { onError: () => {} },
  )
  if (error && !data)
    return (
      <LoadError title={text('own.error')} requestId={(error as CallError).requestId} onRetry={() => void refetch()} />
    )
  if (!data) return <Skeleton variant="rounded" height={120} />
  if (data.length === 0)
    return (
      <EmptyState icon={LayoutTemplate} title={text('own.empty')}>
        {text('own.emptyDetail')}
      </EmptyState>
    )
  return (
    <Section flush title={text('own.title')}>
      <ul className={styles.rows}>
        {data.map(template => (
          <Row
            key={template.id}
            template={template}
            onEdit={() => onEdit(template)}
            onRemove={() => onRemove(template)}
          />
        ))}
      </ul>
    </Section>
  )
}

interface RowProps {
  template: InputTemplate
  onEdit: () => void
  onRemove: () => void
}

const Row = ({ template, onEdit, onRemove }: RowProps) => {
  const text = useTexts('templates')
  const say = useTexts('verifications')
  const locale = useLocale()
  const { short } = useDateFormats()
  const mayAct = useCanEdit()
  const { name, purpose, reference, columns } = template
  const product = productOf(template.product)
  const facts = [product.label[locale], purpose && say(`purpose.${purpose}`), reference].filter(Boolean)
  const start = `${product.paths.verify}?template=${template.id}`
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <b>{name}</b>
        <span>{facts.join(', ')}</span>
        <span>{columns.length > 0 ? columns.map(({ header }) => header).join(', ') : text('own.ours')}</span>
        <span className="num">{text('own.savedBy', { by: template.createdBy, date: short(template.updatedAt) })}</span>
      </div>
      {mayAct && (
        <div className={styles.actions}>
          <Button
            size="small"
            variant="outlined"
            component={Link}
            to={start}
            aria-label={text('own.singleOf', { name })}
          >
            {text('own.single')}
          </Button>
          {product.bulk && (
            <Button
              size="small"
              variant="outlined"
              component={Link}
              to={`${start}&mode=bulk`}
              aria-label={text('own.fileOf', { name })}
            >
              {text('own.file')}
            </Button>
          )}
          <IconButton aria-label={text('own.edit', { name })} onClick={onEdit}>
            <Pencil aria-hidden="true" />
          </IconButton>
          <IconButton aria-label={text('own.remove', { name })} onClick={onRemove}>
            <Trash2 aria-hidden="true" />
          </IconButton>
        </div>
      )}
    </li>
  )
}
