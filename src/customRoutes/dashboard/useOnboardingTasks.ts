import { BookOpen, CircleUserRound, FlaskConical, IdCard, KeyRound, ScrollText, ShieldCheck } from 'lucide-react'
import { paths } from '../../../contracts/paths.ts'
import { panCheck } from '../../../contracts/products/panCheck.ts'
import { useSession } from '../../authProvider/session.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useKycStateLabel } from '../kyc/KycState.tsx'
import { kycPath } from '../kyc/kycPath.ts'
import { useKyc } from '../kyc/useKyc.ts'
import type { Task } from './TaskList.tsx'

/** What a new customer can do; the gated pages only once KYC is complete (A64). */
export const useOnboardingTasks = (): Task[] => {
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
          { ...task('single'), icon: IdCard, to: panCheck.paths.verify },
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

/** Where the KYC stands; for secondary users, and while it is read, there is nothing to say. */
function useKycTask(): Task[] {
  const text = useTexts('kycScreen')
  const stateOf = useKycStateLabel()
  const { kyc } = useKyc()
  if (!kyc) return []
  const { leading } = kyc
  const tone = leading.state === 'waiting' ? 'info' : 'warning'
  return [{ icon: ShieldCheck, tone, title: text('task'), detail: stateOf(leading), to: kycPath }]
}
