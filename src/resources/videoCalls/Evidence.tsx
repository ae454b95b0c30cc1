import type { ReactNode } from 'react'
import { sameNameFact } from '../../../contracts/cases/holder.ts'
import { callFindings, callHeadlines } from '../../../contracts/videoCalls/findings.ts'
import type { ShownEvidence } from '../../../contracts/videoCalls/shown.ts'
import { FactList, FactRow } from '../../components/FactRow.tsx'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './VideoCalls.module.css'

const toneOfPan = {
  none: 'neutral',
  asking: 'info',
  valid: 'success',
  inactive: 'warning',
  nameDiffers: 'warning',
  notFound: 'danger',
  notChecked: 'warning',
} as const

const toneOfFace = {
  none: 'neutral',
  comparing: 'info',
  same: 'success',
  review: 'warning',
  different: 'danger',
  unusable: 'warning',
  failed: 'warning',
} as const

const toneOfPlace = { inside: 'success', outside: 'danger', unclear: 'warning', unknown: 'warning' } as const

interface EvidenceProps {
  evidence: ShownEvidence
  /** In a narrow column. */
  isNarrow?: boolean
  /** What the agent can do about it, while the call is on. */
  children?: ReactNode
}

/** What the server found in a session: the worst first, then card, PAN, face and place, each with how it is known. */
export const Evidence = ({ evidence, isNarrow = false, children }: EvidenceProps) => {
  const text = useTexts('videoCallsScreen')
  const locale = useLocale()
  const { time } = useDateFormats()
  const { headline, findings, card, pan, face, place, problems } = evidence
  const head = callHeadlines[headline]
  const names = sameNameFact.choices?.[pan.sameName]
  const isTooLow = face.state === 'same' && face.score !== null && face.score < face.needs
  return (
    <div className={styles.stack} role="group" aria-label={text('evidence.title')}>
      <div role="status">
        <ToneChip tone={head.tone ?? 'neutral'} label={head.label[locale]} />
      </div>
      {findings.length > 0 && (
        <ul className={styles.findings} aria-label={text('evidence.findings')}>
          {findings.map(({ finding, blocks }) => {
            const { label, tone } = callFindings[finding]
            return (
              <li key={finding}>
                <ToneChip tone={tone ?? 'warning'} label={label[locale]} />
                <span className={styles.quiet}>{text(blocks ? 'evidence.blocks' : 'evidence.weighs')}</span>
              </li>
            )
          })}
        </ul>
      )}
      {problems.map(problem => (
        <p key={problem} role="alert">
          {problem}
        </p>
      ))}
      {children}
      <FactList columns={isNarrow ? 1 : 2}>
        <FactRow label={text('evidence.card')}>
          {text(`evidence.cardState.${card.state}`)}
          {card.answer && <span className={styles.quiet}>{text(`evidence.answers.${card.answer}`)}</span>}
        </FactRow>
        {card.fields.map(({ name, value, sure }) => (
          <FactRow key={name} label={text(`evidence.fields.${fieldOf(name)}`)}>
            {value}
            <span className={styles.quiet}>{text(sure ? 'evidence.sure' : 'evidence.check')}</span>
          </FactRow>
        ))}
        <FactRow label={text('evidence.pan')}>
          <ToneChip tone={toneOfPan[pan.state]} label={text(`evidence.panState.${pan.state}`)} />
          {pan.name && <span className={styles.quiet}>{pan.name}</span>}
          {pan.at && <span className={styles.quiet}>{time(pan.at)}</span>}
        </FactRow>
        <FactRow label={text('evidence.sameName')}>
          {names && <ToneChip tone={names.tone ?? 'neutral'} label={names.label[locale]} />}
        </FactRow>
        <FactRow label={text('evidence.face')}>
          <ToneChip
            tone={isTooLow ? 'warning' : toneOfFace[face.state]}
            label={text(`evidence.faceState.${face.state}`)}
          />
          {face.score !== null && (
            <span className={styles.quiet}>{text('evidence.score', { score: face.score, needs: face.needs })}</span>
          )}
        </FactRow>
        <FactRow label={text('evidence.place')}>
          <ToneChip tone={toneOfPlace[place.state]} label={text(`evidence.placeState.${place.state}`)} />
          <span className={styles.quiet}>
            {text('evidence.network', { country: place.country ?? text('evidence.noCountry') })}
          </span>
          {!place.isRequired && <span className={styles.quiet}>{text('evidence.placeRecorded')}</span>}
        </FactRow>
      </FactList>
      {pan.state === 'none' && card.state === 'read' && <p className={styles.lead}>{text('evidence.panHint')}</p>}
    </div>
  )
}

const known = ['number', 'name', 'fatherName', 'birthDate'] as const

const fieldOf = (name: string): (typeof known)[number] | 'other' => known.find(one => one === name) ?? 'other'
