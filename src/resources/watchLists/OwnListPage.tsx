import { Button } from '@mui/material'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { removeOwnList } from '../../../contracts/calls/watchLists.ts'
import type { WatchListRecord } from '../../../contracts/resources/watchList.ts'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import { useCallAction } from '../../components/useCallAction.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { TemplateButton } from './AddList.tsx'
import { ListDetailPage } from './ListDetailPage.tsx'
import { ownPlace, useMayChange } from './places.ts'

/** One of the account's own lists, `?id=lst_…`. */
const OwnListPage = () => <ListDetailPage place={ownPlace} actions={Actions} />

const Actions = ({ list }: { list: WatchListRecord }) => {
  const text = useTexts('listPages')
  const mayChange = useMayChange(ownPlace)
  const navigate = useNavigate()
  const { run } = useCallAction(removeOwnList)
  const [removing, setRemoving] = useState(false)
  const remove = async () => {
    run({ params: { id: list.id } }, text('removed'), () => void navigate(ownPlace.path))
    setRemoving(false)
  }
  return (
    <>
      <TemplateButton />
      {mayChange && (
        <Button variant="outlined" color="error" onClick={() => setRemoving(true)}>
          {text('remove')}
        </Button>
      )}
      {removing && (
        <ConfirmDialog
          danger
          title={text('removeTitle', { name: list.name })}
          confirm={text('remove')}
          onConfirm={remove}
          onClose={() => setRemoving(false)}
        >
          {text('removeDetail')}
        </ConfirmDialog>
      )}
    </>
  )
}

export default OwnListPage
