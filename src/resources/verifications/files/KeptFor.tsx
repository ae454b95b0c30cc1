import { Link } from 'react-router-dom'
import { changeFileSettings, readFileSettings } from '../../../../contracts/calls/files.ts'
import { paths } from '../../../../contracts/platform/paths.ts'
import { useCanCall } from '../../../authProvider/session.ts'
import { useCallQuery } from '../../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './Files.module.css'

/** Says for how long uploaded files are kept, with a link to the setting for whoever may change it. */
export const KeptFor = () => {
  const text = useTexts('files')
  const mayChange = useCanCall(changeFileSettings)
  const { data } = useCallQuery(readFileSettings, {})
  // The line keeps its height while it loads.
  if (!data) return <p className={styles.kept}>&nbsp;</p>
  const { keepDays } = data
  return (
    <p className={styles.kept}>
      {keepDays === 0 ? text('kept.none') : text('kept.days', { smart_count: keepDays })}{' '}
      {mayChange && <Link to={`${paths.myAccount}?tab=files`}>{text('kept.change')}</Link>}
    </p>
  )
}
