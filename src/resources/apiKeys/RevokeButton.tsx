import { Button } from '@mui/material'
import { useDelete, useNotify, useRefresh } from 'ra-core'
import { useState } from 'react'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import type { CallError } from '../../dataProvider/callError.ts'
import { useDates } from '../../i18n/dates.ts'
import styles from './Keys.module.css'
import { type ApiKey, useKeyText } from './texts.ts'

/** Stops a key, after a question that names it; its row stays, as revoked. */
export const RevokeButton = ({ apiKey: { id, name, hint, status, lastUsedAt } }: { apiKey: ApiKey }) => {
  const text = useKeyText()
  const notify = useNotify()
  const refresh = useRefresh()
  const { short } = useDates()
  const [asking, setAsking] = useState(false)
  const [revoke] = useDelete<ApiKey>()
  if (status === 'revoked') return null

  const confirm = async () => {
    try {
      await revoke('api-keys', { id }, { returnPromise: true })
      setAsking(false)
      notify(text('revoking.done', { name }), { type: 'success' })
      refresh()
    } catch (error) {
      notify((error as CallError).message, { type: 'error' })
    }
  }

  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color="error"
        className={styles.revoke}
        aria-label={text('revokeNamed', { name })}
        onClick={() => setAsking(true)}
      >
        {text('revoke')}
      </Button>
      {asking && (
        <ConfirmDialog
          danger
          title={text('revoking.title', { name })}
          confirm={text('revoking.confirm')}
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        >
          {text('revoking.detail', { hint })} {lastUsedAt && text('revoking.used', { time: short(lastUsedAt) })}
        </ConfirmDialog>
      )}
    </>
  )
}
