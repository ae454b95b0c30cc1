import { useState } from 'react'
import { JsonView } from '../../../components/JsonView.tsx'
import { SegmentedControl } from '../../../components/SegmentedControl.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import type { VerificationDetail } from '../record.ts'

/** The verification as data, masked as on the other tabs: what was answered, or what was asked. */
export const JsonTab = ({ record }: { record: VerificationDetail }) => {
  const text = useTexts('verifications')
  const [shown, setShown] = useState<'response' | 'request'>('response')
  const { timeline: _, ...response } = record
  const { input, purpose, reference } = record
  return (
    <JsonView
      label={text(`detail.${shown}`)}
      value={shown === 'response' ? response : { input, consent: true, purpose, reference }}
      bar={
        <SegmentedControl
          label={text('detail.jsonView')}
          value={shown}
          options={[
            { value: 'response', label: text('detail.response') },
            { value: 'request', label: text('detail.request') },
          ]}
          onChange={setShown}
        />
      }
    />
  )
}
