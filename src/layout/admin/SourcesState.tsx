import { CloudOff, Server } from 'lucide-react'
import { Link } from 'react-router-dom'
import { adminSources } from '../../../contracts/calls/admin.ts'
import { paths } from '../../../contracts/paths.ts'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useProductLabel } from '../../resources/verifications/useProductLabel.ts'
import styles from './AdminTopBar.module.css'

const AGAIN_MS = 60_000

/** "All sources up", or which one is not; leads to the dashboard's list. Nothing while it is not known. */
export const SourcesState = ({ iconOnly }: { iconOnly: boolean }) => {
  const text = useTexts('admin')
  const label = useProductLabel()
  const { data } = useCallQuery(adminSources, {}, { refetchInterval: AGAIN_MS })
  if (!data) return null
  const unwell = data.sources.filter(({ state }) => state !== 'operational')
  const worst = unwell.find(({ state }) => state === 'down') ?? unwell[0]
  const state = worst?.state === 'down' || worst?.state === 'degraded' ? worst.state : 'up'
  const words =
    unwell.length > 1
      ? text('sources.several', { count: unwell.length })
      : text(`sources.${state}`, { name: worst ? label(worst.product) : '' })
  const Icon = state === 'up' ? Server : CloudOff
  return (
    <Link className={styles.sources} data-state={state} to={paths.adminDashboard}>
      <Icon size={16} aria-hidden="true" />
      <span className={iconOnly ? 'hidden-text' : undefined}>{words}</span>
    </Link>
  )
}
