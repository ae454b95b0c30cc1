import { Button } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { removeWatchList, rollBackWatchList } from '../../../contracts/calls/watchLists.ts'
import type { WatchListRecord } from '../../../contracts/resources/watchList.ts'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { ListDetailPage } from './ListDetailPage.tsx'
import { staffPlace, useMayChange } from './places.ts'

/** One of everybody's lists, `?id=lst_…`. */
const StaffListPage = () => <ListDetailPage place={staffPlace} actions={Actions} />

const Actions = ({ list }: { list: WatchListRecord }) => {
  const text = useTexts('listPages')
  const cache = useQueryClient()
  const navigate = useNavigate()
  const mayChange = useMayChange(staffPlace)
  const [open, setOpen] = useState<'rollBack' | 'remove' | null>(null)
  const close = () => setOpen(null)
  const common = { params: { id: list.id }, fields: [{ source: 'reason', kind: 'reason' }], onClose: close } as const
  if (!mayChange) return null
  return (
    <>
      <Button
        variant="outlined"
        disabled={list.version === null || list.state === 'importing'}
        onClick={() => setOpen('rollBack')}
      >
        {text('rollBack')}
      </Button>
      <Button variant="outlined" color="error" onClick={() => setOpen('remove')}>
        {text('remove')}
      </Button>
      {open === 'rollBack' && (
        <ActionDialog
          {...common}
          call={rollBackWatchList}
          title={text('rollBackTitle', { name: list.name })}
          detail={text('rollBackDetail')}
          confirm={text('rollBack')}
          done={({ version }) => text('rolledBack', { version })}
          onDone={() => void cache.invalidateQueries()}
        />
      )}
      {open === 'remove' && (
        <ActionDialog
          danger
          {...common}
          call={removeWatchList}
          title={text('removeTitle', { name: list.name })}
          detail={text('removeDetail')}
          confirm={text('remove')}
          done={text('removed')}
          onDone={() => void navigate(staffPlace.path)}
        />
      )}
    </>
  )
}

export default StaffListPage
