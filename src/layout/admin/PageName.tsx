import { useLocation } from 'react-router-dom'
import { paths } from '../../../contracts/paths.ts'
import { useAdminText } from '../../i18n/adminTexts.ts'
import styles from './AdminTopBar.module.css'

const names = {
  [paths.adminDashboard]: 'page.dashboard',
  [paths.adminUserAccounts]: 'users.title',
  [paths.adminUserDetail]: 'page.user',
  [paths.adminOverallTransactions]: 'transactions.title',
  [paths.adminAccessDenied]: 'page.denied',
} as const

/** On a phone the bar says which page this is. */
export const PageName = () => {
  const text = useAdminText()
  const key = names[useLocation().pathname as keyof typeof names]
  return <span className={styles.name}>{key && text(key)}</span>
}
