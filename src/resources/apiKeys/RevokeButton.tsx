import { Button } from '@mui/material'
import { useDelete, useRefresh } from 'ra-core'
import { useState } from 'react'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import { useToast } from '../../components/useToast.ts'
import type { CallError } from '../../dataProvider/callError.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { type ApiKey } from './apiKey.ts'
import styles from './Keys.module.css'

/** Stops a key, after a question that names it; its row stays, as revoked. */
export const RevokeButton = ({ apiKey: { id, name, hint, status, lastUsedAt } }: { apiKey: ApiKey }) => {
  const text = useTexts('apiKeys')
  const toast = useToast()
  const refresh = useRefresh()
  const { short } = useDateFormats()
  const [asking, setAsking] = useState(false)
  const [revoke] = useDelete<ApiKey>()
  if (status === 'revoked') return null

  const confirm = async () => {
    try {
      await revoke('api-keys', { id }, { returnPromise: true })
      setAsking(false)
      toast(text('revoking.done', { name }), 'success')
      refresh()
    } catch (error) {
      toast((error as CallError).message, 'error')
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
