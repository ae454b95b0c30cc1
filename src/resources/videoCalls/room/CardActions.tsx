import { Button } from '@mui/material'
import { answerCallCard, checkCallPan } from '../../../../contracts/calls/videoCalls.ts'
import { formatPaise } from '../../../../contracts/platform/money.ts'
import type { CardAnswer } from '../../../../contracts/videoCalls/findings.ts'
import { cardAnswers } from '../../../../contracts/videoCalls/findings.ts'
import type { ShownEvidence } from '../../../../contracts/videoCalls/shown.ts'
import { BusyButton } from '../../../components/BusyButton.tsx'
import { useToast } from '../../../components/useToast.ts'
import { useCallMutation } from '../../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from '../VideoCalls.module.css'

interface CardActionsProps {
  id: string
  evidence: ShownEvidence
  /** Only while the call is on; the PAN can be checked after it as well. */
  mayAnswer: boolean
  refresh: () => Promise<void>
}

/** What the agent says about the card, and the check of its number at the source. */
export const CardActions = ({ id, evidence: { card, pan }, mayAnswer, refresh }: CardActionsProps) => {
  const text = useTexts('videoCallsScreen')
  const toast = useToast()
  const answering = useCallMutation(answerCallCard)
  const checking = useCallMutation(checkCallPan)
  const params = { id }
  const { file } = card
  const { pricePaise } = pan
  const done = { onSettled: () => void refresh(), onError: ({ message }: Error) => toast(message, 'error') }
  const answer = (given: CardAnswer) => file && answering.mutate({ params, body: { file, answer: given } }, done)
  const isAsked = mayAnswer && file !== null && card.answer === null
  if (!isAsked && pricePaise === null) return null
  return (
    <>
      {isAsked && (
        <fieldset className={styles.asked}>
          <legend>{text('evidence.question')}</legend>
          <div className={styles.row}>
            {cardAnswers.map(one => (
              <Button
                key={one}
                size="small"
                variant="outlined"
                disabled={answering.isPending}
                onClick={() => answer(one)}
              >
                {text(`evidence.answer.${one}`)}
              </Button>
            ))}
          </div>
        </fieldset>
      )}
      {pricePaise !== null && (
        <div>
          <BusyButton
            variant="contained"
            size="small"
            busy={checking.isPending}
            onClick={() => checking.mutate({ params, body: { atMostPaise: pricePaise } }, done)}
          >
            {text(pan.state === 'notChecked' ? 'evidence.askAgain' : 'evidence.ask', {
              price: formatPaise(pricePaise),
            })}
          </BusyButton>
        </div>
      )}
    </>
  )
}
