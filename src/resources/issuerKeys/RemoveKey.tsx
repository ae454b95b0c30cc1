import { Button } from '@mui/material'
import { useState } from 'react'
import { removeIssuerKey } from '../../../contracts/calls/issuerKeys.ts'
import type { IssuerKeyRecord } from '../../../contracts/resources/issuerKey.ts'
import { useStaffCanCall } from '../../authProvider/staff.ts'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { reasonField } from '../../components/form/field.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './IssuerKeys.module.css'

/** Ends the trust in a key. */
export const RemoveKey = ({ record: { id, issuer, state } }: { record: IssuerKeyRecord }) => {
  const text = useTexts('issuerKeys')
  const mayRemove = useStaffCanCall(removeIssuerKey)
  const [removing, setRemoving] = useState(false)
  if (!mayRemove || state === 'removed') return null
  return (
    <div className={styles.actions}>
      <Button variant="outlined" color="error" aria-haspopup="dialog" onClick={() => setRemoving(true)}>
        {text('remove.button')}
      </Button>
      {removing && (
        <ActionDialog
          danger
          call={removeIssuerKey}
          params={{ id }}
          fields={[reasonField]}
          title={text('remove.title', { issuer })}
          detail={text('remove.detail')}
          confirm={text('remove.button')}
          done={text('remove.done', { issuer })}
          onClose={() => setRemoving(false)}
        />
      )}
    </div>
  )
}
