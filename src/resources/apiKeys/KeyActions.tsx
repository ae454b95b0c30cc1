import { Button } from '@mui/material'
import { Pencil, Plus, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { overlaps } from '../../../contracts/apiKeys.ts'
import { rotateApiKey } from '../../../contracts/calls/apiKeys.ts'
import { canAccess } from '../../../contracts/permissions.ts'
import { type ApiKey, apiKey } from '../../../contracts/resources/apiKey.ts'
import { useSession } from '../../authProvider/session.ts'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { createCall, deleteCall, updateCall } from '../../dataProvider/resourceCalls.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './ApiKeys.module.css'
import { useKeyFields } from './keyFields.tsx'
import { NewKey } from './NewKey.tsx'

/** Keys can spend the account's money, so secondary users have read-only access. */
export const useMayChangeKeys = () => canAccess(useSession().role, { action: 'create', permission: 'apiKeys' })

export const CreateKeyButton = () => {
  const text = useTexts('apiKeys')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="contained" startIcon={<Plus />} onClick={() => setOpen(true)}>
        {text('create')}
      </Button>
      {open && <CreateDialog onClose={() => setOpen(false)} />}
    </>
  )
}

const CreateDialog = ({ onClose }: { onClose: () => void }) => {
  const text = useTexts('apiKeys')
  const locale = useLocale()
  const { label, choices } = apiKey.fields.mode
  const modes = (['test', 'live'] as const).map(value => ({
    value,
    label: choices[value].label[locale],
    detail: text(`creating.${value}`),
  }))
  return (
    <ActionDialog
      call={createCall(apiKey)}
      defaults={{ scopes: null, expiresAt: null }}
      fields={[...useKeyFields(), { source: 'mode', kind: 'radio', label: label[locale], choices: modes }]}
      title={text('creating.title')}
      confirm={text('creating.submit')}
      result={NewKey}
      onClose={onClose}
    />
  )
}

interface KeyDialogProps {
  record: ApiKey
  onClose: () => void
}

/** Changes the key's name, scopes and expiry date. */
const EditDialog = ({ record: { id, name, scopes, expiresAt }, onClose }: KeyDialogProps) => {
  const text = useTexts('apiKeys')
  return (
    <ActionDialog
      call={updateCall(apiKey)}
      params={{ id }}
      defaults={{ name, scopes, ...(!expiresAt && { expiresAt }) }}
      fields={useKeyFields(expiresAt)}
      title={text('editing.title', { name })}
      confirm={text('editing.save')}
      done={saved => text('editing.done', { name: saved.name })}
      onClose={onClose}
    />
  )
}

/** Issues a new secret; the user chooses how long the old one remains valid. */
const RotateDialog = ({ record: { id, name, hint, previous }, onClose }: KeyDialogProps) => {
  const text = useTexts('apiKeys')
  const choices = overlaps.map(value => ({
    value,
    label: text(`rotating.overlaps.${value}`),
    detail: text(`rotating.overlapHints.${value}`),
  }))
  return (
    <ActionDialog
      call={rotateApiKey}
      params={{ id }}
      defaults={{ overlap: 'day' }}
      fields={[{ source: 'overlap', kind: 'radio', label: text('rotating.overlap', { hint }), choices }]}
      title={text('rotating.title', { name })}
      detail={text('rotating.detail')}
      confirm={text('rotating.submit')}
      result={NewKey}
      onClose={onClose}
    >
      {previous && <InlineAlert tone="warning">{text('rotating.older', { hint: previous.hint })}</InlineAlert>}
    </ActionDialog>
  )
}

/** Revokes a key after confirmation. A revoked key stays in the list. */
export const RevokeButton = ({ record: { id, name, hint, status, lastUsedAt } }: { record: ApiKey }) => {
  const text = useTexts('apiKeys')
  const { short } = useDateFormats()
  const [asking, setAsking] = useState(false)
  if (status === 'revoked') return null
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color="error"
        aria-label={text('revokeNamed', { name })}
        onClick={() => setAsking(true)}
      >
        {text('revoke')}
      </Button>
      {asking && (
        <ActionDialog
          danger
          call={deleteCall(apiKey)}
          params={{ id }}
          title={text('revoking.title', { name })}
          detail={`${text('revoking.detail', { hint })} ${lastUsedAt ? text('revoking.used', { time: short(lastUsedAt) }) : ''}`}
          confirm={text('revoking.confirm')}
          done={text('revoking.done', { name })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

/** Actions for the key in the drawer. */
export const KeyActions = ({ record }: { record: ApiKey }) => {
  const text = useTexts('apiKeys')
  const mayChange = useMayChangeKeys()
  const [open, setOpen] = useState<'edit' | 'rotate' | null>(null)
  const close = () => setOpen(null)
  if (!mayChange || record.status === 'revoked') return null
  return (
    <div className={styles.actions}>
      <Button variant="outlined" size="small" startIcon={<Pencil />} onClick={() => setOpen('edit')}>
        {text('detail.edit')}
      </Button>
      {record.status === 'active' && (
        <Button variant="outlined" size="small" startIcon={<RefreshCw />} onClick={() => setOpen('rotate')}>
          {text('detail.rotate')}
        </Button>
      )}
      <RevokeButton record={record} />
      {open === 'edit' && <EditDialog record={record} onClose={close} />}
      {open === 'rotate' && <RotateDialog record={record} onClose={close} />}
    </div>
  )
}
