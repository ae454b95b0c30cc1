import { listNeededKeys } from '../../../contracts/calls/issuerKeys.ts'
import { keySources } from '../../../contracts/proofs/issuers.ts'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './IssuerKeys.module.css'

/** What keys are needed for, where each issuer publishes them, and what is missing. */
export const NeededKeys = () => {
  const text = useTexts('issuerKeys')
  const locale = useLocale()
  const { data = [] } = useCallQuery(listNeededKeys, {})
  return (
    <>
      <p className={styles.lead}>{text('lead')}</p>
      <ul className={styles.needed} aria-label={text('needed')}>
        {data.map(({ purpose, trusted, ending }) => {
          const { label, needed, address } = keySources[purpose]
          return (
            <li key={purpose}>
              <strong>{label[locale]}</strong>
              <span>{needed[locale]}</span>
              <span className={styles.quiet}>
                {text('publishedAt')}{' '}
                <a href={address} target="_blank" rel="noreferrer">
                  {address.replace('https://', '')}
                </a>
              </span>
              <span className={styles.chips}>
                <ToneChip
                  tone={trusted === 0 ? 'warning' : 'success'}
                  label={trusted === 0 ? text('nothing') : text('trusted', { smart_count: trusted })}
                />
                {ending > 0 && <ToneChip tone="danger" label={text('ending', { smart_count: ending })} />}
              </span>
            </li>
          )
        })}
      </ul>
    </>
  )
}
