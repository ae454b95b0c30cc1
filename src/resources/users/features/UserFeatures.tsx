import { Skeleton } from '@mui/material'
import { useState } from 'react'
import { getSwitches } from '../../../../contracts/calls/features.ts'
import { features, productControls } from '../../../../contracts/features.ts'
import type { AdminUserDetail } from '../../../../contracts/resources/adminUser.ts'
import { LoadError } from '../../../components/EmptyState.tsx'
import { Section } from '../../../components/Section.tsx'
import { useCallQuery } from '../../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { SwitchDialog } from './SwitchDialog.tsx'
import { SwitchRow } from './SwitchRow.tsx'
import type { Switchable, SwitchChange } from './switchable.ts'
import styles from './UserFeatures.module.css'

const all: Switchable[] = [
  ...features.map(name => ({ kind: 'feature', name }) as const),
  // A32: the challan wallet's switch stands apart from the feature of the same name.
  ...productControls.map(name => ({ kind: 'control', name }) as const),
]

/** What is switched on for a customer, as the server says it; a change asks for a reason. */
export const UserFeatures = ({ user }: { user: AdminUserDetail }) => {
  const text = useTexts('admin')
  const { data, error, refetch } = useCallQuery(getSwitches, { params: { id: user.id } })
  const [change, setChange] = useState<SwitchChange | null>(null)
  const isOn = ({ kind, name }: Switchable) => {
    const on: readonly string[] | undefined = kind === 'feature' ? data?.features : data?.controls
    return on?.includes(name) ?? false
  }
  return (
    <Section title={text('users.features.title')} aside={text('users.features.hint')}>
      {error && !data ? (
        <LoadError title={text('users.features.error')} requestId={error.requestId} onRetry={() => void refetch()} />
      ) : (
        <ul className={styles.switches} aria-busy={!data}>
          {all.map(one =>
            data ? (
              <SwitchRow
                key={one.kind + one.name}
                one={one}
                on={isOn(one)}
                onChange={on => setChange({ ...one, on })}
              />
            ) : (
              <li key={one.kind + one.name}>
                <Skeleton variant="rounded" width={120} height={12} />
                <Skeleton variant="rounded" width={32} height={18} />
              </li>
            ),
          )}
        </ul>
      )}
      {change && <SwitchDialog userId={user.id} change={change} onClose={() => setChange(null)} />}
    </Section>
  )
}
