import { type ReactNode, useState } from 'react'
import type { ApiRequestDetail } from '../../../contracts/resources/apiRequest.ts'
import { JsonView } from '../../components/JsonView.tsx'
import { SegmentedControl } from '../../components/SegmentedControl.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Requests.module.css'

/** A section of the drawer below the facts. */
export const RequestSection = ({ label, children }: { label?: string; children: ReactNode }) => (
  <section className={styles.section} aria-label={label}>
    {children}
  </section>
)

/** The request and reply as logged. */
export const RequestBodies = ({ record: { request, reply } }: { record: ApiRequestDetail }) => {
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
    <RequestSection label={text('one.body')}>
      {value === null || value === undefined ? (
        <>
          {choice}
          <p>{text('one.noBody')}</p>
        </>
      ) : (
        <JsonView label={text(`one.${shown}`)} value={value} bar={choice} />
      )}
      <p>{text('one.masked')}</p>
    </RequestSection>
  )
}
