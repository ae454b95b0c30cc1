import { Button } from '@mui/material'
import { BookOpen, CircleUserRound, FlaskConical, IdCard, KeyRound, Plus, ScrollText, ShieldCheck } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '../../../contracts/platform/paths.ts'
import { samplePan } from '../../../contracts/products/samplePan.ts'
import { useSession } from '../../authProvider/session.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Section } from '../../components/Section.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { BonusNote } from '../../wallets/BonusNote.tsx'
import { KycStateChip, useKycStateLabel } from '../kyc/KycFact.tsx'
import { kycPath } from '../kyc/kycProgress.ts'
import { useCanEditKyc, useKyc } from '../kyc/useKyc.ts'
import { useKycDecisionNotice } from '../kyc/useKycDecisionNotice.ts'
import styles from './Dashboard.module.css'
import { ProductPicker } from './ProductPicker.tsx'
import { type Task, TaskList } from './TaskList.tsx'

/** Shown instead of the figures while there are none: next steps, or before KYC the features that are already available. */
export const DashboardFirstUse = () => {
  const text = useTexts('dashboard')
  const { kycComplete, config } = useSession()
  const tasks = useOnboardingTasks()
  return (
    <>
      <BonusNote />
      <div className={styles.columns}>
        {kycComplete ? (
          <EmptyState
            icon={Plus}
            title={text('first.title')}
            actions={
              <ProductPicker page="verify" label={text('newVerification')} variant="contained" startIcon={<Plus />} />
            }
            hint={config.appMode === 'sandbox' && text('first.sandbox', { value: samplePan })}
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
    </>
  )
}

/** Before KYC is complete: its status, with a link. Updates when staff decide, without a reload. */
const KycReminder = () => {
  const text = useTexts('dashboard')
  const kycText = useTexts('kycScreen')
  const mayEdit = useCanEditKyc()
  const { kyc } = useKyc()
  useKycDecisionNotice(kyc)
  const leading = kyc?.leading
  const state = leading?.state ?? 'none'
  const isSubmitted = state === 'waiting' || state === 'rejected'
  return (
    <EmptyState
      icon={ShieldCheck}
      title={isSubmitted ? kycText(`first.${state}`) : text('first.kycTitle')}
      actions={
        mayEdit && (
          <Button variant="contained" component={Link} to={kycPath}>
            {kycText(`go.${state}`)}
          </Button>
        )
      }
      hint={leading && state === 'open' && <KycStateChip progress={leading} />}
    >
      {text('first.kycDetail')} {!mayEdit && kycText('ownerTask')}
    </EmptyState>
  )
}

/** Next steps for a new customer. Gated pages are included once KYC is complete (A64). */
const useOnboardingTasks = (): Task[] => {
  const text = useTexts('dashboard')
  const { kycComplete, config, role } = useSession()
  const task = (name: 'single' | 'keys' | 'docs' | 'sandboxPage' | 'account' | 'statement') => ({
    tone: 'neutral' as const,
    title: text(`first.${name}`),
    detail: text(`first.${name}Detail`),
  })
  const docs = { ...task('docs'), icon: BookOpen, to: config.apiDocsUrl, outside: true }
  const kyc = useKycTask()
  const sandbox = { ...task('sandboxPage'), icon: FlaskConical, to: paths.sandbox, outside: true }
  return [
    ...(kycComplete
      ? [
          { ...task('single'), icon: IdCard, to: paths.bulkPan },
          ...(role === 'customer' ? [{ ...task('keys'), icon: KeyRound, to: paths.apiKeys }] : []),
          docs,
        ]
      : [
          ...kyc,
          docs,
          { ...task('account'), icon: CircleUserRound, to: paths.myAccount },
          { ...task('statement'), icon: ScrollText, to: paths.walletStatement },
        ]),
    ...(config.appMode === 'sandbox' ? [sandbox] : []),
  ]
}

/** The KYC task; empty for secondary users and while loading. */
function useKycTask(): Task[] {
  const text = useTexts('kycScreen')
  const stateOf = useKycStateLabel()
  const { kyc } = useKyc()
  if (!kyc) return []
  const { leading } = kyc
  const tone = leading.state === 'waiting' ? 'info' : 'warning'
  return [{ icon: ShieldCheck, tone, title: text('task'), detail: stateOf(leading), to: kycPath }]
}
