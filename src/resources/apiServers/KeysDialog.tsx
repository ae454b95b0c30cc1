import { TextField } from '@mui/material'
import { setApiServerKeys } from '../../../contracts/calls/apiServers.ts'
import type { ApiServerDetail } from '../../../contracts/resources/apiServer.ts'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { reasonField } from '../../components/form/field.ts'
import { useField } from '../../components/form/useField.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './ApiServers.module.css'

interface KeysDialogProps {
  server: ApiServerDetail
  onClose: () => void
}

/** Sets the keys of a provider. Those in use are not shown: all are entered anew. */
export const KeysDialog = ({ server, onClose }: KeysDialogProps) => {
  const text = useTexts('adminSources')
  const { id, label: provider, credentialFields, credentialSets } = server
  const replaces = credentialSets.length > 0
  return (
    <ActionDialog
      guard
      call={setApiServerKeys}
      params={{ id }}
      defaults={{ values: {}, overlapHours: replaces ? 24 : 0 }}
      fields={[
        { source: 'values', component: <KeyInputs fields={credentialFields} /> },
        ...(replaces
          ? [
              {
                source: 'overlapHours',
                kind: 'number',
                label: text('keys.overlap'),
                hint: text('keys.overlapHint'),
              } as const,
            ]
          : []),
        reasonField,
      ]}
      {...(!replaces && { body: { overlapHours: 0 } })}
      title={text(replaces ? 'keys.rotateTitle' : 'keys.title', { provider })}
      detail={text('keys.detail')}
      confirm={text('keys.confirm')}
      done={text('keys.done', { provider })}
      onClose={onClose}
    />
  )
}

/** One input for each key. What is secret is hidden while it is typed, and nothing is kept by the browser. */
const KeyInputs = ({ fields }: { fields: ApiServerDetail['credentialFields'] }) => {
  const text = useTexts('adminSources')
  const locale = useLocale()
  const missing = (value: unknown) => {
    const typed = value as Record<string, string>
    const field = fields.find(({ name, required }) => required && !typed[name]?.trim())
    return field && text('keys.missing', { key: field.label[locale] })
  }
  const { value, onChange, ref, problem } = useField({ check: missing })
  const typed = value as Record<string, string>
  return (
    <div className={styles.keys}>
      {fields.map(({ name, label, secret, required }, at) => (
        <TextField
          key={name}
          inputRef={at === 0 ? ref : undefined}
          autoFocus={at === 0}
          required={required}
          type={secret ? 'password' : 'text'}
          label={label[locale]}
          value={typed[name] ?? ''}
          error={at === 0 && problem !== undefined}
          helperText={at === 0 ? problem : undefined}
          onChange={event => onChange({ ...typed, [name]: event.target.value })}
          slotProps={{
            htmlInput: { autoComplete: 'new-password', spellCheck: false, autoCapitalize: 'none', maxLength: 4_000 },
          }}
        />
      ))}
    </div>
  )
}
