import { Link } from '@mui/material'
import { WandSparkles } from 'lucide-react'
import { useSession } from '../../authProvider/session.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Form.module.css'

/** In the sandbox: fills in values that succeed. */
export const SampleButton = ({ onClick }: { onClick: () => void }) => {
  const text = useTexts('kycScreen')
  if (useSession().config.appMode !== 'sandbox') return null
  return (
    <Link component="button" type="button" className={styles.sample} onClick={onClick}>
      <WandSparkles size={16} aria-hidden="true" /> {text('sample')}
    </Link>
  )
}
