import { Button } from '@mui/material'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { checkBrandHost, endBrandHost, keepBrandHost } from '../../../contracts/calls/whiteLabel.ts'
import { formatCount } from '../../../contracts/platform/money.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import type { BrandHost } from '../../../contracts/resources/brandHost.ts'
import { useStaffCanCall } from '../../authProvider/staff.ts'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { reasonField } from '../../components/form/field.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './WhiteLabel.module.css'

type Asked = 'check' | 'end' | 'keep'

/** Ask DNS again, take the host away, or keep it within its grace. */
export const HostActions = ({ record: row }: { record: BrandHost }) => {
  const text = useTexts('adminWhiteLabel')
  const mayEdit = useStaffCanCall(endBrandHost)
  const [asked, setAsked] = useState<Asked | null>(null)
  const { id, host, kind, state, clientId } = row
  if (!mayEdit || state === 'ended') return null
  const close = () => setAsked(null)
  const ways: Asked[] = [...(kind === 'domain' ? ['check' as const] : []), state === 'ending' ? 'keep' : 'end']
  return (
    <div className={styles.actions}>
      {ways.map(way => (
        <Button
          key={way}
          size="small"
          variant="outlined"
          color={way === 'end' ? 'error' : 'primary'}
          aria-label={text(`${way}One`, { host })}
          onClick={() => setAsked(way)}
        >
          {text(way)}
        </Button>
      ))}
      {clientId && (
        <Button
          size="small"
          component={Link}
          to={`${paths.adminWhitelabelUsers}?filter=${encodeURIComponent(JSON.stringify({ client: clientId }))}`}
        >
          {text('exportFirst')}
        </Button>
      )}
      {asked === 'check' && (
        <ActionDialog
          call={checkBrandHost}
          params={{ id }}
          title={text('checkOne', { host })}
          confirm={text('check')}
          done={text('checked')}
          onClose={close}
        />
      )}
      {asked === 'keep' && (
        <ActionDialog
          call={keepBrandHost}
          params={{ id }}
          fields={[reasonField]}
          title={text('keepTitle', { host })}
          detail={text('keepLead')}
          confirm={text('keep')}
          done={text('kept')}
          onClose={close}
        />
      )}
      {asked === 'end' && <EndDialog row={row} onClose={close} />}
    </div>
  )
}

const EndDialog = ({ row, onClose }: { row: BrandHost; onClose: () => void }) => {
  const text = useTexts('adminWhiteLabel')
  const { id, host, state, openOrders, searches, endUsers } = row
  const counts = {
    orders: formatCount(openOrders),
    searches: formatCount(searches),
    users: formatCount(endUsers),
  }
  return (
    <ActionDialog
      call={endBrandHost}
      params={{ id }}
      fields={[{ source: 'typed', label: text('typed'), mono: true, autoComplete: 'off', hint: host }, reasonField]}
      danger
      title={text('endTitle', { host })}
      detail={state === 'waiting' ? text('endWaitingLead') : text('endLead', counts)}
      confirm={text('end')}
      done={text('ended')}
      onClose={onClose}
    />
  )
}
