import { Skeleton, Switch } from '@mui/material'
import { useId, useState } from 'react'
import { getSwitches, setControlEnabled, setFeatureEnabled } from '../../../../contracts/calls/features.ts'
import { features, productControls } from '../../../../contracts/people/features.ts'
import type { AdminUserDetail } from '../../../../contracts/resources/adminUser.ts'
import { LoadError } from '../../../components/EmptyState.tsx'
import { ActionDialog } from '../../../components/form/ActionDialog.tsx'
import { reasonField } from '../../../components/form/field.ts'
import { Section } from '../../../components/Section.tsx'
import { useCallQuery } from '../../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { type Switchable, switchLabel } from './AuditTimeline.tsx'
import styles from './User.module.css'

type SwitchChange = Switchable & { on: boolean }

const all: Switchable[] = [
  ...features.map(name => ({ kind: 'feature', name }) as const),
  // A32: the `challan_wallet` control is separate from the feature of the same name.
  ...productControls.map(name => ({ kind: 'control', name }) as const),
]

/** The customer's features and product controls as the server has them. Each change needs a reason. */
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

interface SwitchRowProps {
  one: Switchable
  /** The server's state: the switch changes only after the server has confirmed. */
  on: boolean
  onChange: (on: boolean) => void
}

const SwitchRow = ({ one, on, onChange }: SwitchRowProps) => {
  const id = useId()
  const text = useTexts('admin')
  return (
    <li>
      <label className={styles.label} htmlFor={id}>
        {switchLabel(one, text)}
      </label>
      <Switch
        checked={on}
        onChange={() => onChange(!on)}
        slotProps={{ input: { id, role: 'switch', 'aria-checked': on } }}
      />
    </li>
  )
}

interface SwitchDialogProps {
  userId: string
  change: SwitchChange
  onClose: () => void
}

/** Asks for a reason before a feature or product control is switched. */
const SwitchDialog = ({ userId, change, onClose }: SwitchDialogProps) => {
  const text = useTexts('admin')
  const name = switchLabel(change, text)
  const way = change.on ? 'on' : 'off'
  const dialog = {
    params: { id: userId },
    title: text(`users.features.${way}Title`, { name }),
    detail: text('users.features.detail'),
    confirm: text(`users.features.${way}`),
    done: text(`users.features.${way}Done`, { name }),
    onClose,
  }
  const { on } = change
  return change.kind === 'feature' ? (
    <ActionDialog call={setFeatureEnabled} body={{ feature: change.name, on }} fields={[reasonField]} {...dialog} />
  ) : (
    <ActionDialog call={setControlEnabled} body={{ control: change.name, on }} fields={[reasonField]} {...dialog} />
  )
}
