import { useState } from 'react'
import { JsonView } from '../../components/JsonView.tsx'
import { SegmentedControl } from '../../components/SegmentedControl.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Requests.module.css'

/** What was asked and what was answered, as the log kept them. */
export const RequestBodies = ({ request, reply }: { request: unknown; reply: unknown }) => {
  const text = useTexts('usage')
  const [shown, setShown] = useState<'request' | 'reply'>('request')
  const value = shown === 'request' ? request : reply
  const choice = (
    <SegmentedControl
      label={text('one.body')}
      value={shown}
      options={[
        { value: 'request', label: text('one.request') },
        { value: 'reply', label: text('one.reply') },
      ]}
      onChange={setShown}
    />
  )
  return (
    <section className={styles.part} aria-label={text('one.body')}>
      {value === null || value === undefined ? (
        <>
          {choice}
          <p className={styles.words}>{text('one.noBody')}</p>
        </>
      ) : (
        <JsonView label={text(`one.${shown}`)} value={value} bar={choice} />
      )}
      <p className={styles.words}>{text('one.masked')}</p>
    </section>
  )
}
