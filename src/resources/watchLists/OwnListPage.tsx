import { Button } from '@mui/material'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { removeOwnList, rollBackOwnList } from '../../../contracts/calls/watchLists.ts'
import type { WatchListRecord } from '../../../contracts/resources/watchList.ts'
import { BusyButton } from '../../components/BusyButton.tsx'
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
  const { run: runRollBack, busy } = useCallAction(rollBackOwnList)
  const [dialog, setDialog] = useState<'rollBack' | 'remove' | null>(null)
  const close = () => setDialog(null)
  const params = { id: list.id }
  const remove = async () => {
    run({ params }, text('removed'), () => void navigate(ownPlace.path))
    close()
  }
  const rollBack = async () => {
    runRollBack({ params }, ({ version }) => text('rolledBack', { version }))
    close()
  }
  return (
    <>
      <TemplateButton />
      {mayChange && (
        <>
          <BusyButton
            variant="outlined"
            busy={busy}
            disabled={list.version === null || list.state === 'importing'}
            onClick={() => setDialog('rollBack')}
          >
            {text('rollBack')}
          </BusyButton>
          <Button variant="outlined" color="error" onClick={() => setDialog('remove')}>
            {text('remove')}
          </Button>
        </>
      )}
      {dialog === 'rollBack' && (
        <ConfirmDialog
          title={text('rollBackTitle', { name: list.name })}
          confirm={text('rollBack')}
          onConfirm={rollBack}
          onClose={close}
        >
          {text('rollBackDetail')}
        </ConfirmDialog>
      )}
      {dialog === 'remove' && (
        <ConfirmDialog
          danger
          title={text('removeTitle', { name: list.name })}
          confirm={text('remove')}
          onConfirm={remove}
          onClose={close}
        >
          {text('removeDetail')}
        </ConfirmDialog>
      )}
    </>
  )
}

export default OwnListPage
