import { RotateCcw } from 'lucide-react'
import { replayApiRequest } from '../../../contracts/calls/usage.ts'
import type { Choice } from '../../../contracts/platform/choice.ts'
import { type ApiLogDetail, apiLog } from '../../../contracts/resources/apiRequest.ts'
import { BusyButton } from '../../components/BusyButton.tsx'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { JsonView } from '../../components/JsonView.tsx'
import { useCallMutation } from '../../dataProvider/useCallQuery.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { RequestSection } from '../apiRequests/RequestBodies.tsx'
import { useRequestLabels } from '../apiRequests/useRequestLabels.ts'
import type { VerificationDetail } from '../verifications/record.ts'
import { VerificationTimeline } from '../verifications/VerificationTimeline.tsx'

/** Repeats the request in the sandbox and shows the reply. */
export const Replay = ({ record: { id, replayable } }: { record: Pick<ApiLogDetail, 'id' | 'replayable'> }) => {
  const text = useTexts('usage')
  const locale = useLocale()
  const { mutate, data, error, isPending } = useCallMutation(replayApiRequest)
  return (
    <RequestSection label={text('replay.act')}>
      <p>{text(replayable ? 'replay.detail' : 'replay.gone')}</p>
      {replayable && (
        <BusyButton
          variant="outlined"
          startIcon={<RotateCcw aria-hidden="true" />}
          busy={isPending}
          onClick={() => mutate({ params: { id } })}
        >
          {text(data ? 'replay.again' : 'replay.act')}
        </BusyButton>
      )}
      {error && <InlineAlert tone="danger">{error.message}</InlineAlert>}
      {data && (
        <>
          <InlineAlert tone="info">
            {text('replay.answered', {
              ms: data.durationMs,
              status: wordsOf[data.status]?.label[locale] ?? data.status,
            })}
          </InlineAlert>
          {data.result && <JsonView label={text('replay.result')} value={data.result} bar={text('replay.result')} />}
        </>
      )}
    </RequestSection>
  )
}

const wordsOf: Partial<Record<string, Choice>> = apiLog.fields.outcome.choices

/** The steps of the request as the verification recorded them. `/v1` calls are charged to the API wallet. */
export const Trace = ({ record: { trace, key } }: { record: ApiLogDetail }) => {
  const by = useRequestLabels().key(key)
  if (trace.length === 0) return null
  const charge = { wallet: 'api' } as VerificationDetail['charge']
  const timeline = trace.map(({ event, at, detail }) => ({ event, at, ...(detail !== undefined && { detail }) }))
  return (
    <RequestSection>
      <VerificationTimeline record={{ timeline, requestedBy: by, channel: 'api', charge } as VerificationDetail} />
    </RequestSection>
  )
}
