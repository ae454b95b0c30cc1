import { Button, IconButton, Menu, MenuItem } from '@mui/material'
import { Ban, Ellipsis, Pencil, Plus, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { rotateApiKey } from '../../../contracts/calls/apiKeys.ts'
import { overlaps } from '../../../contracts/checks/apiKeys.ts'
import { type ApiKey, apiKey } from '../../../contracts/resources/apiKey.ts'
import { useCanAccess } from '../../authProvider/session.ts'
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
export const useMayChangeKeys = () => useCanAccess(apiKey, 'create')

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
const RevokeDialog = ({ record: { id, name, hint, lastUsedAt }, onClose }: KeyDialogProps) => {
  const text = useTexts('apiKeys')
  const { short } = useDateFormats()
  return (
    <ActionDialog
      danger
      call={deleteCall(apiKey)}
      params={{ id }}
      title={text('revoking.title', { name })}
      detail={`${text('revoking.detail', { hint })} ${lastUsedAt ? text('revoking.used', { time: short(lastUsedAt) }) : ''}`}
      confirm={text('revoking.confirm')}
      done={text('revoking.done', { name })}
      onClose={onClose}
    />
  )
}

const dialogs = { edit: EditDialog, rotate: RotateDialog, revoke: RevokeDialog }
const icons = { edit: Pencil, rotate: RefreshCw, revoke: Ban }
type KeyAction = keyof typeof dialogs

/** What the person may do with the key. */
function useKeyActions({ status }: ApiKey): KeyAction[] {
  const mayChange = useMayChangeKeys()
  if (!mayChange || status === 'revoked') return []
  return status === 'active' ? ['edit', 'rotate', 'revoke'] : ['edit', 'revoke']
}

/** The actions of a row, in a menu, so that a list of keys stays calm. */
export const KeyMenu = ({ record }: { record: ApiKey }) => {
  const text = useTexts('apiKeys')
  const actions = useKeyActions(record)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [chosen, setChosen] = useState<KeyAction | null>(null)
  const Dialog = chosen && dialogs[chosen]
  if (actions.length === 0) return null
  return (
    <>
      <IconButton
        aria-label={text('actionsNamed', { name: record.name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={event => setAnchor(event.currentTarget)}
      >
        <Ellipsis aria-hidden="true" />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {actions.map(action => (
          <MenuItem
            key={action}
            onClick={() => {
              setAnchor(null)
              setChosen(action)
            }}
          >
            {text(action === 'revoke' ? 'revoke' : `detail.${action}`)}
          </MenuItem>
        ))}
      </Menu>
      {Dialog && <Dialog record={record} onClose={() => setChosen(null)} />}
    </>
  )
}

/** The same actions in the drawer. */
export const KeyActions = ({ record }: { record: ApiKey }) => {
  const text = useTexts('apiKeys')
  const actions = useKeyActions(record)
  const [chosen, setChosen] = useState<KeyAction | null>(null)
  const Dialog = chosen && dialogs[chosen]
  if (actions.length === 0) return null
  return (
    <div className={styles.actions}>
      {actions.map(action => {
        const Icon = icons[action]
        return (
          <Button
            key={action}
            variant="outlined"
            size="small"
            color={action === 'revoke' ? 'error' : 'primary'}
            startIcon={<Icon />}
            onClick={() => setChosen(action)}
          >
            {text(action === 'revoke' ? 'revoke' : `detail.${action}`)}
          </Button>
        )
      })}
      {Dialog && <Dialog record={record} onClose={() => setChosen(null)} />}
    </div>
  )
}
