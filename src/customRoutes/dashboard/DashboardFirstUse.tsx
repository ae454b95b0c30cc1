import { Plus } from 'lucide-react'
import { panCheck } from '../../../contracts/products/panCheck.ts'
import { useSession } from '../../authProvider/session.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Section } from '../../components/Section.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Dashboard.module.css'
import { KycReminder } from './KycReminder.tsx'
import { ProductPicker } from './ProductPicker.tsx'
import { TaskList } from './TaskList.tsx'
import { useOnboardingTasks } from './useOnboardingTasks.ts'

/** In the place of the figures while there are none: what to do next, or before KYC what is open already. */
export const DashboardFirstUse = () => {
  const text = useTexts('dashboard')
  const { kycComplete, config } = useSession()
  const tasks = useOnboardingTasks()
  return (
    <div className={styles.columns}>
      {kycComplete ? (
        <EmptyState
          icon={Plus}
          title={text('first.title')}
          actions={
            <ProductPicker page="verify" label={text('newVerification')} variant="contained" startIcon={<Plus />} />
          }
          hint={config.appMode === 'sandbox' && text('first.sandbox', { value: panCheck.example.pan })}
        >
          {text('first.detail')}
        </EmptyState>
      ) : (
        <KycReminder />
      )}
      <Section title={text(kycComplete ? 'first.next' : 'first.open')}>
        <TaskList tasks={tasks} />
      </Section>
    </div>
  )
}
