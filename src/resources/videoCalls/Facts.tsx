import { Button } from '@mui/material'
import { useState } from 'react'
import { cancelVideoCall, resendVideoCall } from '../../../contracts/calls/videoCalls.ts'
import type { ShownVideoCallDetail } from '../../../contracts/videoCalls/shown.ts'
import { BusyButton } from '../../components/BusyButton.tsx'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import { FactList, FactRow } from '../../components/FactRow.tsx'
import { Section } from '../../components/Section.tsx'
import { useToast } from '../../components/useToast.ts'
import { useCallMutation } from '../../dataProvider/useCallQuery.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { SaveReport } from './SaveReport.tsx'
import styles from './VideoCalls.module.css'

interface FactsProps {
  shown: ShownVideoCallDetail
  refresh: () => Promise<void>
}

/** Who is asked, by whom and until when it is kept; and what can still be done about the link. */
export const Facts = ({ shown, refresh }: FactsProps) => {
  const text = useTexts('videoCallsScreen')
  const toast = useToast()
  const { full, day } = useDateFormats()
  const [isCancelling, setCancelling] = useState(false)
  const cancelling = useCallMutation(cancelVideoCall)
  const resending = useCallMutation(resendVideoCall)
  const params = { id: shown.id }
  const onError = ({ message }: Error) => toast(message, 'error')
  const done = (words: string) => () => {
    toast(words, 'success')
    void refresh()
  }
  return (
    <Section title={text('detail.facts')}>
      <div className={styles.stack}>
        <FactList columns={1}>
          <FactRow label={text('detail.person')}>{shown.person}</FactRow>
          <FactRow label={text('detail.address')}>{shown.address}</FactRow>
          <FactRow label={text('detail.language')}>{text(`form.locales.${shown.locale}`)}</FactRow>
          <FactRow label={text('detail.reference')}>{shown.reference}</FactRow>
          <FactRow label={text('detail.by')}>{shown.createdBy}</FactRow>
          <FactRow label={text('detail.created')}>{full(shown.createdAt)}</FactRow>
          <FactRow label={text('detail.erase')}>{day(shown.eraseAt)}</FactRow>
        </FactList>
        <div className={styles.row}>
          {shown.rounds.length > 0 && <SaveReport id={shown.id} />}
          {shown.may.resend && (
            <BusyButton
              variant="outlined"
              size="small"
              busy={resending.isPending}
              onClick={() =>
                resending.mutate({ params, body: {} }, { onSuccess: done(text('detail.resent')), onError })
              }
            >
              {text('detail.resend')}
            </BusyButton>
          )}
          {shown.may.cancel && (
            <Button size="small" color="error" onClick={() => setCancelling(true)}>
              {text('detail.cancel')}
            </Button>
          )}
        </div>
      </div>
      {isCancelling && (
        <ConfirmDialog
          danger
          title={text('detail.cancelTitle')}
          confirm={text('detail.cancel')}
          onConfirm={async () => {
            await cancelling.mutateAsync({ params, body: {} }).then(done(text('detail.cancelled')), onError)
            setCancelling(false)
          }}
          onClose={() => setCancelling(false)}
        >
          <p>{text('detail.cancelDetail')}</p>
        </ConfirmDialog>
      )}
    </Section>
  )
}
