import { Button } from '@mui/material'
import { useNotify, useRefresh } from 'ra-core'
import { useState } from 'react'
import { resetSubUserSecondFactor } from '../../../contracts/calls/subUsers.ts'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import { callApi } from '../../dataProvider/api.ts'
import type { CallError } from '../../dataProvider/callError.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { nameOf, type SubUser } from './subUser.ts'

/** For somebody who has lost app and recovery codes: asks first. */
export const ResetSecondFactor = ({ person }: { person: SubUser }) => {
  const text = useTexts('subUsers')
  const notify = useNotify()
  const refresh = useRefresh()
  const [asking, setAsking] = useState(false)
  const name = nameOf(person)

  async function reset() {
    try {
      await callApi(resetSubUserSecondFactor, { params: { id: person.id } })
    } catch (error) {
      notify((error as CallError).message, { type: 'error' })
      return
    }
    setAsking(false)
    notify(text('secondFactor.done', { name }), { type: 'success' })
    refresh()
  }

  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color="error"
        aria-label={text('secondFactor.resetNamed', { name })}
        onClick={() => setAsking(true)}
      >
        {text('secondFactor.reset')}
      </Button>
      {asking && (
        <ConfirmDialog
          danger
          title={text('secondFactor.title', { name })}
          confirm={text('secondFactor.confirm')}
          onConfirm={reset}
          onClose={() => setAsking(false)}
        >
          {text('secondFactor.detail')}
        </ConfirmDialog>
      )}
    </>
  )
}
