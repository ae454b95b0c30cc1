import { useTexts } from '../../i18n/useTexts.ts'
import styles from './CustomerBatches.module.css'

/** Says which batches the list has. */
export const WhitelabelLead = () => <p className={styles.lead}>{useTexts('adminBatches')('whitelabelLead')}</p>
