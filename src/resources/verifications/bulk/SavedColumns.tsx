import { Button, IconButton, MenuItem, TextField } from '@mui/material'
import { Pencil, Trash2 } from 'lucide-react'
import { useGetList } from 'ra-core'
import { useState } from 'react'
import { limits } from '../../../../contracts/platform/limits.ts'
import type { Product } from '../../../../contracts/products/index.ts'
import { type InputTemplate, inputTemplate } from '../../../../contracts/resources/inputTemplate.ts'
import { ActionDialog } from '../../../components/form/ActionDialog.tsx'
import { createCall, deleteCall, updateCall } from '../../../dataProvider/resourceCalls.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './Bulk.module.css'
import { columnsOfTemplate, headersOf, type Mapping } from './columns.ts'
import type { Job } from './job.ts'

interface SavedColumnsProps {
  product: Product
  job: Job
  /** The chosen template's id; empty if none. */
  chosen: string
  onChoose: (template: string, mapping?: Mapping) => void
}

/** The account's saved columns for this product: choose, rename, delete. They are templates, which `/templates` lists too. */
export const SavedColumns = ({ product, job, chosen, onChoose }: SavedColumnsProps) => {
  const text = useTexts('batch')
  const templateText = useTexts('templates')
  const [open, setOpen] = useState<'rename' | 'remove'>()
  const { data = [] } = useGetList<InputTemplate>(inputTemplate.name, {
    filter: { product: product.id },
    pagination: { page: 1, perPage: limits.templates.most },
    sort: { field: 'name', order: 'ASC' },
  })
  const saved = data.filter(({ columns }) => columns.length > 0)
  const template = saved.find(({ id }) => id === chosen)
  const name = { source: 'name', label: templateText('form.name') } as const
  const close = () => setOpen(undefined)
  if (saved.length === 0) return null
  return (
    <div className={styles.saved}>
      <TextField
        select
        label={text('columns.saved')}
        value={template ? chosen : ''}
        slotProps={{ select: { displayEmpty: true } }}
        onChange={({ target }) => {
          const next = saved.find(({ id }) => id === target.value)
          onChoose(target.value, next && columnsOfTemplate(next, job))
        }}
      >
        <MenuItem value="">{text('columns.none')}</MenuItem>
        {saved.map(one => (
          <MenuItem key={one.id} value={one.id}>
            {one.name}
          </MenuItem>
        ))}
      </TextField>
      {template && (
        <>
          <IconButton aria-label={text('columns.rename', { name: template.name })} onClick={() => setOpen('rename')}>
            <Pencil aria-hidden="true" />
          </IconButton>
          <IconButton
            aria-label={templateText('own.remove', { name: template.name })}
            onClick={() => setOpen('remove')}
          >
            <Trash2 aria-hidden="true" />
          </IconButton>
        </>
      )}
      {open === 'rename' && template && (
        <ActionDialog
          call={updateCall(inputTemplate)}
          params={{ id: template.id }}
          defaults={{ name: template.name }}
          fields={[name]}
          title={text('columns.rename', { name: template.name })}
          confirm={templateText('form.save')}
          done={made => templateText('form.saved', { name: made.name })}
          onClose={close}
        />
      )}
      {open === 'remove' && template && (
        <ActionDialog
          danger
          call={deleteCall(inputTemplate)}
          params={{ id: template.id }}
          title={templateText('removing.title', { name: template.name })}
          detail={templateText('removing.detail')}
          confirm={templateText('removing.confirm')}
          done={templateText('removing.done', { name: template.name })}
          onDone={() => onChoose('')}
          onClose={close}
        />
      )}
    </div>
  )
}

interface SaveColumnsProps {
  job: Job
  mapping: Mapping
  onSaved: (template: string) => void
}

/** Saves the chosen columns by their headers, under a name. */
export const SaveColumns = ({ job, mapping, onSaved }: SaveColumnsProps) => {
  const text = useTexts('batch')
  const templateText = useTexts('templates')
  const [open, setOpen] = useState(false)
  const columns = headersOf(job, mapping)
  return (
    <>
      <Button color="inherit" disabled={columns.length === 0} onClick={() => setOpen(true)}>
        {text('columns.save')}
      </Button>
      {open && (
        <ActionDialog
          call={createCall(inputTemplate)}
          body={{ product: job.product, columns }}
          fields={[{ source: 'name', label: templateText('form.name') }]}
          title={text('columns.saveTitle')}
          detail={text('columns.saveDetail')}
          confirm={templateText('form.save')}
          done={made => templateText('form.saved', { name: made.name })}
          onDone={made => onSaved(made.id)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
