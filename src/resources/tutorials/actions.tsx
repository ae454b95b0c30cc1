import { Button } from '@mui/material'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { type Tutorial, tutorial } from '../../../contracts/resources/tutorial.ts'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { createCall, deleteCall, updateCall } from '../../dataProvider/resourceCalls.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Tutorials.module.css'

export const Intro = () => <p className={styles.intro}>{useTexts('tutorials')('staff.intro')}</p>

/** May have several lines. */
export const Description = ({ record: { description } }: { record: Tutorial }) => (
  <span className={styles.description}>{description}</span>
)

export const AddTutorialButton = () => {
  const text = useTexts('tutorials')
  const [adding, setAdding] = useState(false)
  return (
    <>
      <Button variant="contained" startIcon={<Plus aria-hidden="true" />} onClick={() => setAdding(true)}>
        {text('staff.add')}
      </Button>
      {adding && <TutorialDialog onClose={() => setAdding(false)} />}
    </>
  )
}

export const TutorialActions = ({ record }: { record: Tutorial }) => {
  const text = useTexts('tutorials')
  const [open, setOpen] = useState<'edit' | 'remove' | null>(null)
  const { id, title } = record
  const close = () => setOpen(null)
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        aria-label={text('staff.editOf', { title })}
        onClick={() => setOpen('edit')}
      >
        {text('staff.edit')}
      </Button>
      <Button
        color="inherit"
        size="small"
        aria-label={text('staff.removeOf', { title })}
        onClick={() => setOpen('remove')}
      >
        {text('staff.remove')}
      </Button>
      {open === 'edit' && <TutorialDialog record={record} onClose={close} />}
      {open === 'remove' && (
        <ActionDialog
          danger
          call={deleteCall(tutorial)}
          params={{ id }}
          title={text('staff.removeTitle', { title })}
          detail={text('staff.removeDetail')}
          confirm={text('staff.remove')}
          done={text('staff.removed', { title })}
          onClose={close}
        />
      )}
    </>
  )
}

interface TutorialDialogProps {
  /** The tutorial to edit; undefined to add one. */
  record?: Tutorial
  onClose: () => void
}

const add = createCall(tutorial)
const change = updateCall(tutorial)

const TutorialDialog = ({ record, onClose }: TutorialDialogProps) => {
  const text = useTexts('tutorials')
  const locale = useLocale()
  const { title, url } = tutorial.fields
  return (
    <ActionDialog<typeof add | typeof change>
      call={record ? change : add}
      params={{ id: record?.id }}
      defaults={{ ...record }}
      fields={[
        { source: 'title', label: title.label[locale] },
        { source: 'description', kind: 'textarea', label: text('staff.description') },
        { source: 'url', kind: 'url', required: true, label: url.label[locale], hint: text('staff.urlHint') },
      ]}
      title={text(record ? 'staff.formEdit' : 'staff.add')}
      confirm={text('staff.save')}
      done={(_, body) => text('staff.saved', { title: body.title })}
      onClose={onClose}
    />
  )
}
