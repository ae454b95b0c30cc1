import { Play, RotateCcw, Wallet } from 'lucide-react'
import type { Need } from '../../../contracts/calls/dashboard.ts'
import { entryOf, isProductId } from '../../../contracts/checks/catalogue.ts'
import { formatCount, formatPaise } from '../../../contracts/platform/money.ts'
import { statementPath, withId } from '../../../contracts/platform/paths.ts'
import type { Locale } from '../../../contracts/platform/text.ts'
import { Section } from '../../components/Section.tsx'
import { useLocale } from '../../i18n/locale.ts'
import { type Translate, useTexts } from '../../i18n/useTexts.ts'
import type { FundableWallet } from '../../wallets/fundableWallet.ts'
import { useFundingDialog } from '../../wallets/useFundingDialog.tsx'
import styles from './Dashboard.module.css'
import { type Task, TaskList } from './TaskList.tsx'

const jobLooks = { start: { icon: Play, tone: 'info' }, rerun: { icon: RotateCcw, tone: 'warning' } } as const

interface Wanted {
  text: Translate<'dashboard'>
  locale: Locale
  /** Undefined if the role may not add money. */
  add: ((wallet: FundableWallet) => void) | undefined
}

function taskOf(need: Need, { text, locale, add }: Wanted): Task[] {
  if (need.kind === 'lowBalance') {
    const { wallet, paise } = need
    const detail = text('needs.lowDetail', { amount: formatPaise(paise) })
    const act = add && { act: () => add(wallet) }
    const title = text(`needs.lowBalance.${wallet}`)
    return [{ icon: Wallet, tone: 'warning', title, detail, to: statementPath(wallet), ...act }]
  }
  const { kind, rows, id } = need
  if (!isProductId(need.product)) return []
  const product = entryOf(need.product)
  return [
    {
      ...jobLooks[kind],
      title: text(`needs.${kind}`, { smart_count: rows, count: formatCount(rows) }),
      detail: text(`needs.${kind}Detail`, { product: product.label[locale] }),
      to: withId(product.paths.detail, id),
    },
  ]
}

/** The user's tasks. The empty state is good news. */
export const PendingTasks = ({ needs }: { needs: Need[] }) => {
  const text = useTexts('dashboard')
  const locale = useLocale()
  const { allowed, open, dialog } = useFundingDialog()
  const tasks = needs.flatMap(need => taskOf(need, { text, locale, add: allowed ? open : undefined }))
  return (
    <Section
      title={text('needs.title')}
      badge={tasks.length > 0 && <span className={`num ${styles.count}`}>{tasks.length}</span>}
    >
      {tasks.length > 0 ? (
        <TaskList tasks={tasks} />
      ) : (
        <div className={styles.noTasks}>
          <b>{text('needs.none')}</b>
          <p>{text('needs.noneDetail')}</p>
        </div>
      )}
      {dialog}
    </Section>
  )
}
