import { Button } from '@mui/material'
import { useState } from 'react'
import { saveApiServer } from '../../../contracts/calls/apiServers.ts'
import type { ApiServerDetail } from '../../../contracts/resources/apiServer.ts'
import { useStaffCanCall } from '../../authProvider/staff.ts'
import { lazyPage } from '../../components/plain/lazyPage.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './ApiServers.module.css'
import type { ServerChange } from './ServerDialog.tsx'

const ServerDialog = lazyPage<{ server: ApiServerDetail; kind: ServerChange; onClose: () => void }>(
  () => import('./ServerDialog.tsx'),
)

/** Sets up the account, its keys, and whether it is on. The own gateway is set up in the environment. */
export const ServerActions = ({ record: server }: { record: ApiServerDetail }) => {
  const text = useTexts('adminSources')
  const mayChange = useStaffCanCall(saveApiServer)
  const [changing, setChanging] = useState<ServerChange | null>(null)
  if (server.environments.length === 0) return <p className={styles.note}>{text('servers.ownGateway')}</p>
  if (!mayChange) return null
  const has = server.state !== 'noAccount'
  return (
    <div className={styles.actions}>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setChanging('settings')}>
        {text(has ? 'servers.settings' : 'servers.setUp')}
      </Button>
      {has && (
        <Button variant="outlined" aria-haspopup="dialog" onClick={() => setChanging('keys')}>
          {text(server.credentialSets.length > 0 ? 'servers.rotateKeys' : 'servers.setKeys')}
        </Button>
      )}
      {server.state === 'off' && (
        <Button variant="contained" aria-haspopup="dialog" onClick={() => setChanging('on')}>
          {text('servers.on')}
        </Button>
      )}
      {server.state === 'on' && (
        <Button variant="outlined" color="error" aria-haspopup="dialog" onClick={() => setChanging('off')}>
          {text('servers.off')}
        </Button>
      )}
      {changing && <ServerDialog server={server} kind={changing} onClose={() => setChanging(null)} />}
    </div>
  )
}
