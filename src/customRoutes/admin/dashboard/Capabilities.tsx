import { Skeleton } from '@mui/material'
import { CircleCheck, CircleOff, FlaskConical, type LucideIcon } from 'lucide-react'
import type { z } from 'zod'
import { adminCapabilities } from '../../../../contracts/calls/admin.ts'
import { LoadError } from '../../../components/EmptyState.tsx'
import { Section } from '../../../components/Section.tsx'
import { ToneChip } from '../../../components/ToneChip.tsx'
import type { Tone } from '../../../components/tone.ts'
import { useCallQuery } from '../../../dataProvider/useCallQuery.ts'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './AdminDashboard.module.css'

type Capability = z.output<typeof adminCapabilities.reply>['capabilities'][number]

const looks: Record<Capability['state'], { tone: Tone; icon: LucideIcon }> = {
  off: { tone: 'neutral', icon: CircleOff },
  sandbox: { tone: 'info', icon: FlaskConical },
  on: { tone: 'success', icon: CircleCheck },
}

const order: readonly Capability['state'][] = ['off', 'sandbox', 'on']

/** What this installation can do: what is off comes first, with what that means and the settings that are missing. */
export const Capabilities = () => {
  const text = useTexts('admin')
  const { data, error, refetch } = useCallQuery(adminCapabilities, {})
  const sorted = data?.capabilities.toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state))
  return (
    <Section title={text('dashboard.capabilities.title')}>
      {sorted ? (
        <ul className={styles.sources}>
          {sorted.map(capability => (
            <CapabilityRow key={capability.name} capability={capability} />
          ))}
        </ul>
      ) : error ? (
        <LoadError
          title={text('dashboard.capabilities.error')}
          requestId={error.requestId}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton variant="rounded" height={240} />
      )}
    </Section>
  )
}

const CapabilityRow = ({ capability }: { capability: Capability }) => {
  const text = useTexts('admin')
  const locale = useLocale()
  const { label, whenOff, state, missing, isRequired, problem } = capability
  return (
    <li>
      <span>
        {label[locale]}
        {problem && <small className={styles.reason}>{problem[locale]}</small>}
        {state === 'off' && (
          <small className={styles.reason}>
            {whenOff[locale]} {text('dashboard.capabilities.missing')} {missing.map(inCode)}
          </small>
        )}
      </span>
      <ToneChip
        {...looks[state]}
        {...((problem || (state === 'off' && isRequired)) && { tone: 'warning' })}
        label={text(`dashboard.capabilities.state.${state}`)}
      />
    </li>
  )
}

const inCode = (setting: string, at: number) => (
  <span key={setting}>
    {at > 0 && ', '}
    <code>{setting}</code>
  </span>
)
