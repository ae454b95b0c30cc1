import { useId } from 'react'
import { EmbeddedList } from '../../components/list/ListPage.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { whitelabelClients } from './clients.ts'
import styles from './WhiteLabel.module.css'

/** All clients, below the list of their end users. */
export const Clients = () => {
  const text = useTexts('adminWhiteLabel')
  const id = useId()
  return (
    <section className={styles.below} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {text('clients')}
      </h2>
      <EmbeddedList of={whitelabelClients} none={text('clientsNone')} />
    </section>
  )
}
