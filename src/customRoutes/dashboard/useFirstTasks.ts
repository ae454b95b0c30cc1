import { BookOpen, CircleUserRound, FlaskConical, IdCard, KeyRound, ScrollText } from 'lucide-react'
import { paths } from '../../../contracts/paths.ts'
import { panCheck } from '../../../contracts/products/panCheck.ts'
import { useSession } from '../../authProvider/session.ts'
import type { Task } from './TaskLink.tsx'
import { useDashboardText } from './useDashboardText.ts'

/** What a new customer can do; the gated pages only once KYC is complete (A64). */
export const useFirstTasks = (): Task[] => {
  const text = useDashboardText()
  const { kycComplete, config } = useSession()
  const task = (name: 'single' | 'keys' | 'docs' | 'sandboxPage' | 'account' | 'statement') => ({
    tone: 'neutral' as const,
    title: text(`first.${name}`),
    detail: text(`first.${name}Detail`),
  })
  const docs = { ...task('docs'), icon: BookOpen, to: config.apiDocsUrl, outside: true }
  const sandbox = { ...task('sandboxPage'), icon: FlaskConical, to: paths.sandbox, outside: true }
  return [
    ...(kycComplete
      ? [
          { ...task('single'), icon: IdCard, to: panCheck.paths.verify },
          { ...task('keys'), icon: KeyRound, to: paths.apiKeys },
          docs,
        ]
      : [
          docs,
          { ...task('account'), icon: CircleUserRound, to: paths.myAccount },
          { ...task('statement'), icon: ScrollText, to: paths.walletStatement },
        ]),
    ...(config.appMode === 'sandbox' ? [sandbox] : []),
  ]
}
