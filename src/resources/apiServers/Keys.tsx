import { Button } from '@mui/material'
import { useState } from 'react'
import { endApiServerKeys } from '../../../contracts/calls/apiServers.ts'
import type { ApiServerDetail } from '../../../contracts/resources/apiServer.ts'
import { useStaffCanCall } from '../../authProvider/staff.ts'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { reasonField } from '../../components/form/field.ts'
import { Section } from '../../components/Section.tsx'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './ApiServers.module.css'

/** The sets of keys in use, by their dates: two of them while keys are rotated. */
export const Keys = ({ record: server }: { record: ApiServerDetail }) => {
  const text = useTexts('adminSources')
  const { full } = useDateFormats()
  const mayEnd = useStaffCanCall(endApiServerKeys)
  const [ending, setEnding] = useState<string | null>(null)
  const { id, label: provider, credentialSets, environments } = server
  if (environments.length === 0) return null
  return (
    <div className={styles.parts}>
      <Section title={text('keys.inUse')}>
        {credentialSets.length === 0 && <p className={styles.none}>{text('servers.noKeys')}</p>}
        <ul className={styles.list}>
          {credentialSets.map(set => (
            <li key={set.id}>
              <span className={styles.line}>
                <span className="num">{text('keys.setOn', { name: set.setBy, time: full(set.setAt) })}</span>
                {mayEnd && (
                  <Button size="small" color="error" aria-haspopup="dialog" onClick={() => setEnding(set.id)}>
                    {text('keys.end')}
                  </Button>
                )}
              </span>
              {set.endsAt && (
                <span className={`num ${styles.quiet}`}>{text('keys.until', { time: full(set.endsAt) })}</span>
              )}
            </li>
          ))}
        </ul>
      </Section>
      {ending && (
        <ActionDialog
          danger
          call={endApiServerKeys}
          params={{ id, set: ending }}
          fields={[reasonField]}
          title={text('keys.endTitle', { provider })}
          detail={text('keys.endDetail')}
          confirm={text('keys.end')}
          done={text('keys.ended', { provider })}
          onClose={() => setEnding(null)}
        />
      )}
    </div>
  )
}
