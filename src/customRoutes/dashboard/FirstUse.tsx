import { Button } from '@mui/material'
import { Plus, ShieldCheck } from 'lucide-react'
import { panCheck } from '../../../contracts/products/panCheck.ts'
import { useSession } from '../../authProvider/session.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Section } from '../../components/Section.tsx'
import styles from './Dashboard.module.css'
import { ProductMenu } from './ProductMenu.tsx'
import { TaskList } from './TaskLink.tsx'
import { useDashboardText } from './useDashboardText.ts'
import { useFirstTasks } from './useFirstTasks.ts'

/** In the place of the figures while there are none: what to do next, or before KYC what is open already. */
export const FirstUse = () => {
  const text = useDashboardText()
  const { kycComplete, config } = useSession()
  const tasks = useFirstTasks()
  return (
    <div className={styles.columns}>
      {kycComplete ? (
        <EmptyState
          icon={Plus}
          title={text('first.title')}
          actions={
            <ProductMenu page="verify" label={text('newVerification')} variant="contained" startIcon={<Plus />} />
          }
          hint={config.appMode === 'sandbox' && text('first.sandbox', { value: panCheck.example.pan })}
        >
          {text('first.detail')}
        </EmptyState>
      ) : (
        <EmptyState
          icon={ShieldCheck}
          title={text('first.kycTitle')}
          actions={
            <Button variant="contained" href={`mailto:${config.supportEmail}`}>
              {text('first.kycWrite')}
            </Button>
          }
        >
          {text('first.kycDetail')}
        </EmptyState>
      )}
      <Section title={text(kycComplete ? 'first.next' : 'first.open')}>
        <TaskList tasks={tasks} />
      </Section>
    </div>
  )
}
