import { saveApiServer, switchApiServer } from '../../../contracts/calls/apiServers.ts'
import { type ApiServerDetail, apiServer } from '../../../contracts/resources/apiServer.ts'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { reasonField } from '../../components/form/field.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { KeysDialog } from './KeysDialog.tsx'

export type ServerChange = 'settings' | 'keys' | 'on' | 'off'

interface ServerDialogProps {
  server: ApiServerDetail
  kind: ServerChange
  onClose: () => void
}

/** The dialog of one change of a provider's account. */
const ServerDialog = ({ server, kind, onClose }: ServerDialogProps) => {
  const text = useTexts('adminSources')
  const { id, label: provider } = server
  if (kind === 'keys') return <KeysDialog server={server} onClose={onClose} />
  if (kind === 'settings') return <SettingsDialog server={server} onClose={onClose} />
  const on = kind === 'on'
  return (
    <ActionDialog
      danger={!on}
      call={switchApiServer}
      params={{ id }}
      body={{ on }}
      fields={[reasonField]}
      title={text(on ? 'switching.onTitle' : 'switching.offTitle', { provider })}
      detail={text(on ? 'switching.onDetail' : 'switching.offDetail')}
      confirm={text(on ? 'servers.on' : 'servers.off')}
      done={text(on ? 'switching.isOn' : 'switching.isOff', { provider })}
      onClose={onClose}
    />
  )
}

export default ServerDialog

const SettingsDialog = ({ server, onClose }: Omit<ServerDialogProps, 'kind'>) => {
  const text = useTexts('adminSources')
  const locale = useLocale()
  const { id, label: provider, environment, environments, address, timeoutMs } = server
  const { choices } = apiServer.fields.environment
  return (
    <ActionDialog
      guard
      call={saveApiServer}
      params={{ id }}
      defaults={{ environment: environment ?? environments.at(-1), address, timeoutMs }}
      fields={[
        {
          source: 'environment',
          kind: 'radio',
          label: text('settings.environment'),
          choices: environments.map(value => ({
            value,
            label: choices[value].label[locale],
            detail: text(`environment.${value}`),
          })),
        },
        {
          source: 'address',
          kind: 'url',
          mono: true,
          label: text('settings.address'),
          hint: text('settings.addressHint'),
        },
        { source: 'timeoutMs', kind: 'number', label: text('settings.timeout'), hint: text('settings.timeoutHint') },
        reasonField,
      ]}
      title={text('settings.title', { provider })}
      confirm={text('settings.confirm')}
      done={text('settings.done', { provider })}
      onClose={onClose}
    />
  )
}
