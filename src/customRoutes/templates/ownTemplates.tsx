import { Button, IconButton } from '@mui/material'
import { LayoutTemplate, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { entryOf } from '../../../contracts/checks/catalogue.ts'
import { type InputTemplate, inputTemplate } from '../../../contracts/resources/inputTemplate.ts'
import { useCanEdit } from '../../authProvider/session.ts'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { column } from '../../components/list/declaration.ts'
import { defineScreens } from '../../components/list/defineScreens.tsx'
import { deleteCall } from '../../dataProvider/resourceCalls.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useProductLabel } from '../../resources/verifications/useProductLabel.ts'
import { TemplateDialog } from './TemplateDialog.tsx'
import styles from './Templates.module.css'

interface CellProps {
  record: InputTemplate
}

/** The account's templates, with links to the forms that they fill. */
export const ownTemplates = defineScreens(inputTemplate, {
  icon: LayoutTemplate,
  recordRepresentation: 'name',
  list: {
    columns: [
      column('name', Name),
      column('purpose', Purpose, { quiet: true }),
      column('reference', { quiet: true, width: 120 }),
      column('columns', Headers, { quiet: true, width: 200 }),
      column('updatedAt', Saved),
    ],
    card: [
      { start: 'name', end: 'purpose' },
      { start: Headers },
      { start: ['reference', SavedBy], quiet: true },
      // Leaves room for the actions.
      { start: [] },
    ],
    cardsBelow: 1200,
    onePage: true,
    sort: { field: 'name', order: 'ASC' },
    rowActions: TemplateActions,
  },
})

function Name({ record: { name, product } }: CellProps) {
  const label = useProductLabel()(product)
  return (
    <span className={styles.name}>
      <b>{name}</b>
      <span>{label}</span>
    </span>
  )
}

function Purpose({ record: { purpose } }: CellProps) {
  const text = useTexts('verifications')
  return purpose ? text(`purpose.${purpose}`) : '-'
}

function Headers({ record: { columns } }: CellProps) {
  const text = useTexts('templates')
  const headers = columns.map(({ header }) => header).join(', ') || text('own.ours')
  return <span title={headers}>{headers}</span>
}

function Saved({ record }: CellProps) {
  const { short } = useDateFormats()
  return (
    <span className={styles.name}>
      <span className="num">{short(record.updatedAt)}</span>
      <span>{record.createdBy}</span>
    </span>
  )
}

function SavedBy({ record }: CellProps) {
  const text = useTexts('templates')
  const { short } = useDateFormats()
  return <span>{text('own.savedBy', { by: record.createdBy, date: short(record.updatedAt) })}</span>
}

function TemplateActions({ record }: CellProps) {
  const text = useTexts('templates')
  const mayAct = useCanEdit()
  const [open, setOpen] = useState<'edit' | 'remove'>()
  if (!mayAct) return null
  const { id, name } = record
  const product = entryOf(record.product)
  const start = `${product.paths.verify}?template=${id}`
  const close = () => setOpen(undefined)
  return (
    <>
      <Button size="small" variant="outlined" component={Link} to={start} aria-label={text('own.singleOf', { name })}>
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
      <IconButton aria-label={text('own.edit', { name })} onClick={() => setOpen('edit')}>
        <Pencil aria-hidden="true" />
      </IconButton>
      <IconButton aria-label={text('own.remove', { name })} onClick={() => setOpen('remove')}>
        <Trash2 aria-hidden="true" />
      </IconButton>
      {open === 'edit' && <TemplateDialog template={record} product={record.product} onClose={close} />}
      {open === 'remove' && (
        <ActionDialog
          danger
          call={deleteCall(inputTemplate)}
          params={{ id }}
          title={text('removing.title', { name })}
          detail={text('removing.detail')}
          confirm={text('removing.confirm')}
          done={text('removing.done', { name })}
          onClose={close}
        />
      )}
    </>
  )
}
