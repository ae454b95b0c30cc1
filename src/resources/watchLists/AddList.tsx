import { Button } from '@mui/material'
import { Download, Plus } from 'lucide-react'
import { useNotify } from 'ra-core'
import { type ComponentType, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { addOwnList, addWatchList, ownListTemplate } from '../../../contracts/calls/watchLists.ts'
import { paths, withId } from '../../../contracts/platform/paths.ts'
import { listKindChoices, listKinds } from '../../../contracts/screening/watchLists.ts'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { download } from '../../dataProvider/download.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { ownPlace, staffPlace, useMayChange } from './places.ts'

interface DialogProps {
  onClose: () => void
}

const AddButton = ({ dialog: Dialog }: { dialog: ComponentType<DialogProps> }) => {
  const text = useTexts('listPages')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="contained" startIcon={<Plus aria-hidden="true" />} onClick={() => setOpen(true)}>
        {text('add')}
      </Button>
      {open && <Dialog onClose={() => setOpen(false)} />}
    </>
  )
}

export const StaffListActions = () => (useMayChange(staffPlace) ? <AddButton dialog={AddStaffList} /> : null)

const AddStaffList = ({ onClose }: DialogProps) => {
  const text = useTexts('listPages')
  const locale = useLocale()
  const navigate = useNavigate()
  const kinds = listKinds.filter(kind => kind !== 'own')
  return (
    <ActionDialog
      call={addWatchList}
      defaults={{ name: '', kind: 'sanctions' }}
      fields={[
        { source: 'name', label: text('name') },
        {
          source: 'kind',
          kind: 'select',
          label: text('kind'),
          hint: text('kindHint'),
          choices: kinds.map(value => ({ value, label: listKindChoices[value].label[locale] })),
        },
      ]}
      title={text('add')}
      detail={text('addDetail')}
      confirm={text('addConfirm')}
      done={text('added')}
      onDone={({ id }) => void navigate(withId(paths.adminWatchLists, id))}
      onClose={onClose}
    />
  )
}

export const TemplateButton = () => {
  const text = useTexts('listPages')
  const notify = useNotify()
  const save = () =>
    download(ownListTemplate, {}, 'own-list.csv').catch((error: Error) => notify(error.message, { type: 'error' }))
  return (
    <Button variant="outlined" startIcon={<Download aria-hidden="true" />} onClick={() => void save()}>
      {text('template')}
    </Button>
  )
}

export const OwnListActions = () => (
  <>
    <TemplateButton />
    {useMayChange(ownPlace) && <AddButton dialog={AddOwnList} />}
  </>
)

const AddOwnList = ({ onClose }: DialogProps) => {
  const text = useTexts('listPages')
  const navigate = useNavigate()
  return (
    <ActionDialog
      call={addOwnList}
      defaults={{ name: '' }}
      fields={[{ source: 'name', label: text('name'), hint: text('ownNameHint') }]}
      title={text('add')}
      detail={text('addDetail')}
      confirm={text('addConfirm')}
      done={text('added')}
      onDone={({ id }) => void navigate(withId(paths.amlLists, id))}
      onClose={onClose}
    />
  )
}
